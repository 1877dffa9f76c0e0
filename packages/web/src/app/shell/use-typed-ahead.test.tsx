import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useLayoutEffect } from 'react'
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

/** Presses a key in the turn in which it is drawn, as a quick hand does. */
const Quick = ({ isOnItsWay, went }: { readonly isOnItsWay: boolean; readonly went: boolean[] }) => {
  useTypedAhead(isOnItsWay)
  useLayoutEffect(() => {
    went.push(
      document.body.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'x', bubbles: true, cancelable: true }),
      ),
    )
  })
  return null
}

it('holds no key once what was on its way is drawn', () => {
  const went: boolean[] = []
  const { rerender } = render(<Quick isOnItsWay went={went} />)
  rerender(<Quick isOnItsWay={false} went={went} />)
  expect(went).toEqual([false, true])
})
