import { USUAL_TOGGLES } from '@fairhaul/core'
import { fakeClock } from '@fairhaul/testkit'
import type { ReactNode } from 'react'
import { AddressContext } from '../../di/address.ts'
import { LiveTokens } from '../../di/lazy-tokens.ts'
import type { ScreenStore, Visit } from '../../di/screen.ts'
import type { Resolve, Token } from '../../di/token.ts'
import { AccountTokens, BrowserTokens, ServiceTokens, ShellTokens } from '../../di/tokens.ts'
import { ScreenStoreContext } from '../../di/use-screen-store.ts'
import { ResolveContext } from '../../di/use-store.ts'
import { LiveEvents } from '../../stores/live-events.ts'
import { DEFAULT_PREFERENCES } from '../../stores/ports.ts'
import { anAhead } from '../../stores/testing/an-ahead.ts'

/** A token and its value in a test. */
export const provide = <T,>(token: Token<T>, it: T): readonly [unknown, unknown] => [token, it]

/**
 * A page for the test of a screen or a tab: its bindings, its visits and the context of its store. Lazy bindings resolve
 * to the same page; the preferences, the toggles and the clock are the defaults, no one is signed in,
 * there is a connection, and no events come.
 */
export const pageOf = (entries: readonly (readonly [unknown, unknown])[]) => {
  const found = new Map<unknown, unknown>([
    [ShellTokens.PreferencesStore, { preferences: DEFAULT_PREFERENCES }],
    [ShellTokens.Ahead, anAhead()],
    [ShellTokens.ConnectionStore, { maySendInBackground: () => true }],
    [BrowserTokens.PageConfiguration, { toggles: USUAL_TOGGLES }],
    [BrowserTokens.Clock, fakeClock()],
    [AccountTokens.AccountStore, { user: null }],
    [LiveTokens.LiveEvents, new LiveEvents({ after: () => () => {} })],
    ...entries,
  ])
  const resolve: Resolve = token => {
    if (token === ServiceTokens.LazyBindings) return (async () => resolve) as never
    if (!found.has(token)) throw new Error(`The page of this test has no value provided for ${String(token)}`)
    return found.get(token) as never
  }
  /** `address` is a path with its query. */
  const visit = (address: string, params: Visit['params'] = {}): Visit => ({
    params,
    url: new URL(address, 'http://portal.invalid'),
    resolve,
    signal: new AbortController().signal,
  })
  const Page = ({
    store,
    address,
    children,
  }: {
    readonly store: ScreenStore
    readonly address: string
    readonly children: ReactNode
  }) => {
    const { pathname, search } = new URL(address, 'http://portal.invalid')
    return (
      <ResolveContext value={resolve}>
        <AddressContext value={{ path: pathname, query: search }}>
          <ScreenStoreContext value={store}>{children}</ScreenStoreContext>
        </AddressContext>
      </ResolveContext>
    )
  }
  return { resolve, visit, Page }
}
