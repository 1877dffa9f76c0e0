import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { Button } from './Button.tsx'

afterEach(cleanup)

it('a button is pressed by pointer, Enter and space', async () => {
  const user = userEvent.setup()
  const onClick = vi.fn()
  render(<Button onClick={onClick}>Monitor</Button>)
  await user.click(screen.getByRole('button', { name: 'Monitor' }))
  await user.keyboard('{Enter} ')
  expect(onClick).toHaveBeenCalledTimes(3)
})

it('a pending button keeps its name and focus, and ignores further presses', async () => {
  const user = userEvent.setup()
  const onClick = vi.fn()
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
  const form = (isPending: boolean) => (
    <form onSubmit={onSubmit}>
      <Button type="submit" isPending={isPending} onClick={onClick}>
        Save
      </Button>
    </form>
  )
  const { rerender } = render(form(false))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  rerender(form(true))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect([onClick.mock.calls.length, onSubmit.mock.calls.length]).toEqual([1, 1])
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Save' }))
  expect(screen.getByRole('button').getAttribute('aria-busy')).toBe('true')
})
