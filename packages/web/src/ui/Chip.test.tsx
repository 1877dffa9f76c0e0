import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { useState } from 'react'
import { Chip } from './Chip.tsx'
import { Chips } from './Chips.tsx'

afterEach(cleanup)

it('a chip names what it removes, and submits no form', async () => {
  const onClick = vi.fn<() => void>()
  const onSubmit = vi.fn<() => void>()
  render(
    <form onSubmit={onSubmit}>
      <Chip label="ELD connected" onClick={onClick} />
    </form>,
  )
  await userEvent.setup().click(screen.getByRole('button', { name: 'Remove: ELD connected' }))
  expect(onClick).toHaveBeenCalledOnce()
  expect(onSubmit).not.toHaveBeenCalled()
})

const Filters = ({ texts }: { texts: readonly string[] }) => {
  const [left, setLeft] = useState(texts)
  const chips = left.map(text => ({
    key: text,
    text,
    remove: () => setLeft(left.filter(each => each !== text)),
  }))
  return <Chips chips={chips} onClear={() => setLeft([])} />
}

it('after a chip is removed, the focus is on the next one, then on the last one, then on the group', async () => {
  const person = userEvent.setup()
  render(<Filters texts={['Texas', 'Reefer', 'ELD']} />)
  const focused = () => document.activeElement?.getAttribute('aria-label')
  await person.click(screen.getByRole('button', { name: 'Remove: Reefer' }))
  expect(focused()).toBe('Remove: ELD')
  await person.keyboard('{Enter}')
  expect(focused()).toBe('Remove: Texas')
  expect(screen.queryByRole('button', { name: 'Clear all filters' })).toBeNull()
  await person.keyboard('{Enter}')
  expect(focused()).toBe('Active filters')
})

it('several chips are removed by one button', async () => {
  const person = userEvent.setup()
  render(<Filters texts={['Texas', 'Reefer']} />)
  await person.click(screen.getByRole('button', { name: 'Clear all filters' }))
  expect(screen.queryByRole('button')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Active filters' }))
})
