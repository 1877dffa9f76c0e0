import type { Failure } from '@fairhaul/core'
import { fakeClock } from '@fairhaul/testkit'
import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { makeAutoObservable, runInAction } from 'mobx'
import { afterEach, expect, it, vi } from 'vitest'
import type { Resolve } from '../../di/token.ts'
import { AccountTokens, BrowserTokens, ShellTokens } from '../../di/tokens.ts'

import { ResolveContext } from '../../di/use-store.ts'
import { ConnectionBar, RETRY_MS } from './ConnectionBar.tsx'

afterEach(cleanup)

const failure = (kind: Failure['kind'], requestId: string | null = null): Failure => ({
  kind,
  call: 'GET refresh_jwt',
  status: null,
  requestId,
  detail: null,
})

const setUp = () => {
  const clock = fakeClock()
  const connection = makeAutoObservable({ isOnline: true, isSlow: false })
  const account = makeAutoObservable({
    isVisitor: false,
    get user() {
      return this.isVisitor ? null : {}
    },
    error: null as Failure | null,
    /** The results of the next refreshes. */
    next: null as Failure | null,
    requested: 0,
    async refresh() {
      runInAction(() => {
        account.requested += 1
        account.error = account.next
      })
      return { kind: account.next === null ? 'answered' : 'unanswered' }
    },
    refreshIfStale: () => account.refresh(),
  })
  const say = vi.fn<(text: string) => void>()
  const onBack = vi.fn<() => void>()
  const provided = new Map<unknown, unknown>([
    [AccountTokens.AccountStore, account],
    [ShellTokens.ConnectionStore, connection],
    [ShellTokens.ToastsStore, { show: say }],
    [BrowserTokens.Clock, clock],
  ])
  const resolve: Resolve = token => provided.get(token) as never
  render(
    <ResolveContext value={resolve}>
      <ConnectionBar onBack={onBack} />
    </ResolveContext>,
  )
  const set = (change: () => void) => act(async () => runInAction(change))
  return { clock, connection, account, say, onBack, set }
}

const statusText = () => screen.queryByRole('status')?.textContent ?? ''

it('the connection bar is empty while the server responds', () => {
  setUp()
  expect(statusText()).toBe('')
})

it('the connection bar reports a lost network at once, and reloads the data when it is back', async () => {
  const { connection, say, onBack, set } = setUp()
  await set(() => {
    connection.isOnline = false
  })
  expect(statusText()).toContain('No connection. You stay signed in. You can keep reading.')
  await set(() => {
    connection.isOnline = true
  })
  expect(statusText()).toBe('')
  expect(say).toHaveBeenCalledExactlyOnceWith('The connection is back.')
  expect(onBack).toHaveBeenCalledOnce()
})

it('the connection bar does not tell a visitor about staying signed in', async () => {
  const { connection, account, set } = setUp()
  await set(() => {
    account.isVisitor = true
    connection.isOnline = false
  })
  expect(statusText()).toContain('No connection. You can keep reading.')
})

it('the connection bar retries an unresponsive server, by itself and on a press', async () => {
  const user = userEvent.setup()
  const { account, clock, onBack, set } = setUp()
  await set(() => {
    account.error = failure('unavailable', 'r-17')
    account.next = failure('unavailable', 'r-18')
  })
  expect(statusText()).toContain('The server is not responding.')
  expect(statusText()).toContain('Request r-17.')
  await act(async () => clock.advance(RETRY_MS))
  expect(statusText()).toContain('Request r-18.')
  expect(onBack).not.toHaveBeenCalled()
  await set(() => {
    account.next = null
  })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(statusText()).toBe('')
  expect(onBack).toHaveBeenCalledOnce()
})

it('the connection bar does not say that the connection is back while the server does not respond', async () => {
  const { account, connection, say, onBack, set } = setUp()
  await set(() => {
    connection.isOnline = false
    account.next = failure('offline')
  })
  await set(() => {
    connection.isOnline = true
  })
  expect(statusText()).toContain('No connection.')
  expect([say, onBack].map(call => call.mock.calls.length)).toEqual([0, 0])
})

it('the connection bar sends no requests without a network', async () => {
  const { account, connection, clock, set } = setUp()
  await set(() => {
    connection.isOnline = false
    account.error = failure('offline')
  })
  await act(async () => clock.advance(5 * RETRY_MS))
  expect(account.requested).toBe(0)
})

it('the connection bar reports a slow response without a button, and then disappears', async () => {
  const { connection, say, onBack, set } = setUp()
  await set(() => {
    connection.isSlow = true
  })
  expect(statusText()).toContain('This is taking longer than usual.')
  expect(screen.queryByRole('button')).toBeNull()
  await set(() => {
    connection.isSlow = false
  })
  expect(statusText()).toBe('')
  expect([say, onBack].map(call => call.mock.calls.length)).toEqual([0, 0])
})
