import { TOAST_DURATION_MS } from '@fairhaul/core'
import { fakeClock } from '@fairhaul/testkit'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useLayoutEffect } from 'react'
import { afterEach, expect, it } from 'vitest'
import type { Resolve } from '../../di/token.ts'
import { ShellTokens } from '../../di/tokens.ts'
import { ResolveContext } from '../../di/use-store.ts'
import { ToastsStore } from '../../stores/toasts-store.ts'
import { Toasts, useTypedAhead } from './Shell.tsx'

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

it('the shell buffers text typed while the palette loads, and no other keys', () => {
  const seen = { text: '' }
  const { rerender } = render(<Waiting isOnItsWay seen={seen} />)
  for (const key of ['e', 'a', 'Enter', 'g']) fireEvent.keyDown(document.body, { key })
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true })
  rerender(<Waiting isOnItsWay={false} seen={seen} />)
  fireEvent.keyDown(document.body, { key: 'x' })
  fireEvent.click(screen.getByRole('button'))
  expect(seen.text).toBe('eag')
})

it('buffered keys reach no other handler', () => {
  render(<Waiting isOnItsWay seen={{ text: '' }} />)
  expect(fireEvent.keyDown(document.body, { key: '?' })).toBe(false)
})

/** Presses a key in the same turn as the rendering, as a fast typist does. */
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

it('the shell buffers no keys once the palette is rendered', () => {
  const went: boolean[] = []
  const { rerender } = render(<Quick isOnItsWay went={went} />)
  rerender(<Quick isOnItsWay={false} went={went} />)
  expect(went).toEqual([false, true])
})

afterEach(cleanup)

it.each([
  ['main', 'green'],
  ['watchdog', 'dark-blue'],
] as const)('the %s brand announces a success in %s', (brand, tone) => {
  const resolve: Resolve = () => new ToastsStore(fakeClock()) as never
  render(
    <ResolveContext value={resolve}>
      <Toasts brand={brand} />
    </ResolveContext>,
  )
  expect(screen.getByRole('region', { name: 'Notifications' }).dataset['success']).toBe(tone)
})

it('a toast with the focus stays when the pointer leaves, and goes when the focus leaves', async () => {
  const user = userEvent.setup()
  const clock = fakeClock()
  const store = new ToastsStore(clock)
  const resolve: Resolve = token => {
    if (token !== ShellTokens.ToastsStore) throw new Error(`Nothing behind ${String(token)}`)
    return store as never
  }
  render(
    <ResolveContext value={resolve}>
      <Toasts brand="main" />
    </ResolveContext>,
  )
  const pass = (time: number) => act(() => clock.advance(time))
  const phase = () => store.shown[0]?.phase.kind
  act(() => store.show('Override saved.'))
  await user.hover(screen.getByText('Override saved.'))
  await user.tab()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Dismiss' }))
  await user.unhover(screen.getByText('Override saved.'))
  pass(10 * TOAST_DURATION_MS)
  expect(phase()).toBe('paused')
  await user.tab()
  pass(TOAST_DURATION_MS)
  expect(phase()).toBe('leaving')
})
