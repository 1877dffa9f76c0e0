import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { useTypedAhead } from './use-typed-ahead.ts'

afterEach(cleanup)

const Waiting = ({ isOnItsWay, seen }: { readonly isOnItsWay: boolean; readonly seen: { text: string } }) => {
  const typed = useTypedAhead(isOnItsWay)
  return (
    <button
      type="button"
      onClick={() => {
        seen.text = typed.current
      }}
    >
      Look
    </button>
  )
}

it('holds what is typed while something is on its way, and nothing else', () => {
  const seen = { text: '' }
  const { rerender } = render(<Waiting isOnItsWay seen={seen} />)
  for (const key of ['e', 'a', 'Enter', 'g']) fireEvent.keyDown(document.body, { key })
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true })
  rerender(<Waiting isOnItsWay={false} seen={seen} />)
  fireEvent.keyDown(document.body, { key: 'x' })
  fireEvent.click(screen.getByRole('button'))
  expect(seen.text).toBe('eag')
})

it('gives nobody else these keys', () => {
  render(<Waiting isOnItsWay seen={{ text: '' }} />)
  expect(fireEvent.keyDown(document.body, { key: '?' })).toBe(false)
})
