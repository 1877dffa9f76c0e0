import { TOAST_DURATION_MS } from '@fairhaul/core'
import { fakeClock } from '@fairhaul/testkit'
import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import type { Resolve } from '../../di/token.ts'
import { ShellTokens } from '../../di/tokens/shell.ts'
import { ResolveContext } from '../../di/use-store.ts'
import { ToastsStore } from '../../stores/toasts-store.ts'
import { Toasts } from './Toasts.tsx'

afterEach(cleanup)

it.each([
  ['main', 'green'],
  ['watchdog', 'dark-blue'],
] as const)('the %s brand tells a success in %s', (brand, tone) => {
  const resolve: Resolve = () => new ToastsStore(fakeClock()) as never
  render(
    <ResolveContext value={resolve}>
      <Toasts brand={brand} />
    </ResolveContext>,
  )
  expect(screen.getByRole('region', { name: 'Notifications' }).dataset['success']).toBe(tone)
})

it('a toast with the focus in it stays when the pointer leaves, and goes on when the focus does', async () => {
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
