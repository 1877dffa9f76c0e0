import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { Pager } from './Pager.tsx'

afterEach(cleanup)

it('a pager is a named landmark with the current page and the total', () => {
  render(<Pager label="Carriers" page={4} pages={25} total={1234} onPage={() => {}} />)
  expect(screen.getByRole('navigation', { name: 'Carriers, pages' }).textContent).toContain('1,234 in all')
  expect(screen.getByRole('button', { name: 'Page 4' }).getAttribute('aria-current')).toBe('page')
})

it('a pager opens a page by pointer and keyboard', async () => {
  const user = userEvent.setup()
  const onPage = vi.fn()
  render(<Pager label="Carriers" page={4} pages={25} total={1234} onPage={onPage} />)
  await user.click(screen.getByRole('button', { name: 'Next page' }))
  screen.getByRole('button', { name: 'Page 25' }).focus()
  await user.keyboard('{Enter}')
  expect(onPage.mock.calls).toEqual([[5], [25]])
})

it('a pager does not step before the first page or past the last', () => {
  const { rerender } = render(<Pager label="Carriers" page={1} pages={2} total={60} onPage={() => {}} />)
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Previous page' }).disabled).toBe(true)
  rerender(<Pager label="Carriers" page={2} pages={2} total={60} onPage={() => {}} />)
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Next page' }).disabled).toBe(true)
})

it('a pager with addresses has links, and handles only their plain clicks', async () => {
  const user = userEvent.setup()
  const onPage = vi.fn()
  render(
    <Pager
      label="Carriers"
      page={1}
      pages={3}
      total={120}
      hrefFor={page => `#page=${page}`}
      onPage={onPage}
    />,
  )
  const second = screen.getByRole('link', { name: 'Page 2' })
  expect(second.getAttribute('href')).toBe('#page=2')
  await user.click(second)
  await user.keyboard('{Control>}')
  await user.click(screen.getByRole('link', { name: 'Page 3' }))
  expect(onPage.mock.calls).toEqual([[2]])
})

it('a pager of a single page has no steps', () => {
  render(<Pager label="Carriers" page={1} pages={1} total={7} onPage={() => {}} />)
  expect(screen.queryAllByRole('button')).toEqual([])
  expect(screen.getByText('7 in all')).toBeTruthy()
})
