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

const Waiting = ({
  isRequested,
  onReady,
}: {
  readonly isRequested: boolean
  readonly onReady: (consumeTyped: () => string) => void
}) => {
  const consumeTyped = useTypedAhead(isRequested)
  useLayoutEffect(() => onReady(consumeTyped), [consumeTyped, onReady])
  return null
}

const setUpTyping = () => {
  let consumeTyped = () => ''
  const onReady = (it: () => string) => {
    consumeTyped = it
  }
  const { rerender } = render(<Waiting isRequested onReady={onReady} />)
  return {
    consume: () => consumeTyped(),
    rerender: (isRequested: boolean) => rerender(<Waiting isRequested={isRequested} onReady={onReady} />),
    /** Whether the key reaches other handlers. */
    press: (key: string, more: KeyboardEventInit = {}) => fireEvent.keyDown(document.body, { key, ...more }),
  }
}

it('the shell buffers text typed while the palette loads, and no other keys', () => {
  const { press, consume } = setUpTyping()
  expect(['e', 'a', 'Tab', ' ', 'g'].map(key => press(key))).toEqual([false, false, true, false, false])
  expect(press('k', { ctrlKey: true })).toBe(true)
  expect(consume()).toBe('ea g')
})

it('the shell buffers a Backspace and one Enter, after which nothing counts', () => {
  const { press, consume } = setUpTyping()
  for (const key of ['e', 'x', 'Backspace', 'a', 'Enter', 'b', 'Enter']) expect(press(key)).toBe(false)
  expect(consume()).toBe('ea\n')
})

it('the shell buffers keys until the palette takes them, however long it renders', () => {
  const { press, consume, rerender } = setUpTyping()
  press('m')
  // The code has loaded, and the shell renders again; the field of the palette is not there yet.
  rerender(true)
  press('y')
  expect(consume()).toBe('my')
  expect(press('x')).toBe(true)
  expect(consume()).toBe('')
})

it('the shell buffers no keys once the palette was closed before it loaded, and none of them the next time', () => {
  const { press, consume, rerender } = setUpTyping()
  press('m')
  rerender(false)
  expect(press('y')).toBe(true)
  rerender(true)
  press('z')
  expect(consume()).toBe('z')
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
  pass(TOAST_DURATION_MS)
  act(() => store.add({ message: 'Blocked.', link: { text: 'Record kept', path: '/decision-records/4' } }))
  expect(screen.getByRole('link', { name: 'Record kept' }).getAttribute('href')).toBe(
    '/broker/decision-records/4',
  )
})
