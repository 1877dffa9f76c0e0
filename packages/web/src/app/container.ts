import { Container } from 'inversify'
import type { Resolve, Token } from '../di/token.ts'
import { ServiceTokens } from '../di/tokens/services.ts'
import { bindAccount } from './bindings/account.ts'
import { type BootContext, bindBrowser } from './bindings/browser.ts'
import { bindShell } from './bindings/shell.ts'
import type { LazyBindings } from '../di/lazy-bindings.ts'
import { browserSearchCache } from '../browser/search-cache.ts'
import { localSafeStorage } from '../browser/storage.ts'
import { AccountTokens } from '../di/tokens/account.ts'
import { RecentsTokens } from '../di/tokens/recents.ts'
import { RecentsStore } from '../parts/recents-store.ts'
import type { AccountStore } from '../stores/account-store.ts'
import { type Http, httpCarrierSuggestions } from '@fairhaul/adapters-http'
import type { Carriers, Clock, PageViews } from '@fairhaul/core'
import { CarriersTokens } from '../di/tokens/carriers.ts'
import { WireTokens } from './bindings/wire-token.ts'

import type { PageConfiguration } from '../../configuration/configuration.ts'
import { asksForNoTracking } from '../browser/tag-manager/do-not-track.ts'
import { deferredPageViews } from '../browser/tag-manager/deferred-page-views.ts'
import { silentPageViews } from '../browser/tag-manager/silent-page-views.ts'
import { BrowserTokens } from '../di/tokens/browser.ts'

/** The tag manager where one is configured and the browser does not ask to be left alone; its code comes when it is calm. */
export const bindPageViews = (bind: Bind, { window, idle }: Pick<BootContext, 'window' | 'idle'>): void => {
  bind(BrowserTokens.PageViews).toResolvedValue(
    ({ tagManager: configured }: PageConfiguration, clock: Clock): PageViews => {
      if (configured === null || asksForNoTracking(window.navigator)) return silentPageViews
      let start: Parameters<typeof deferredPageViews>[0] | undefined
      return deferredPageViews(async () => {
        await idle
        const { tagManager } = await import('../browser/tag-manager/tag-manager.ts')
        start ??= tagManager({ page: window, id: configured.id, now: () => clock.now() })
        return start()
      })
    },
    [BrowserTokens.PageConfiguration, BrowserTokens.Clock],
  )
}

/** The search box asks for suggestions at once; every other question about carriers comes with a later screen. */
const carriers = (wire: Http, lazyBindings: LazyBindings): Carriers => {
  const calls = async () => (await lazyBindings())(WireTokens.Carriers)
  return {
    ...httpCarrierSuggestions(wire),
    search: async (params, signal) => (await calls()).search(params, signal),
    globalSearch: async (params, signal) => (await calls()).globalSearch(params, signal),
    detail: async (params, signal) => (await calls()).detail(params, signal),
  }
}

export const bindCarriers = (bind: Bind): void => {
  bind(CarriersTokens.Carriers).toResolvedValue(carriers, [WireTokens.Http, ServiceTokens.LazyBindings])
}

/** Recents are kept in local storage, beside other tabs'; signing out clears it. */
export const bindRecents = (bind: Bind): void => {
  bind(RecentsTokens.RecentsStore).toResolvedValue(
    (account: AccountStore) => {
      const store = new RecentsStore(browserSearchCache(localSafeStorage), () => account.user)
      account.sessionEndEvents.subscribe(store.forget)
      return store
    },
    [AccountTokens.AccountStore],
  )
}

/** Whatever is bound in `late/`, fetched when it is first asked for. */
export const lazyBindings = (bind: Bind, resolve: Resolve): LazyBindings => {
  let coming: Promise<Resolve> | undefined
  const fetchModules = async () => {
    try {
      const { bindAllModules } = await import('./bindings/bind-all-modules.ts')
      bindAllModules(bind)
      return resolve
    } catch (error) {
      coming = undefined
      throw error
    }
  }
  return () => (coming ??= fetchModules())
}

/** Ties a key to what stands behind it: `bind(T.Store).toResolvedValue((port: Port) => new Store(port), [T.Port])`. */
export type Bind = Container['bind']

/**
 * The one place that knows which adapter stands behind a port, a room at a time. Everything is made once, when it is
 * first asked for. No other module has heard of inversify.
 *
 * Bound here is what Home or Login need in their first moment; everything else is in `bindings/late/`, which comes with
 * the code that asks for it.
 */
export const portalContainer = (bootContext: BootContext): Resolve => {
  const container = new Container({ defaultScope: 'Singleton' })
  const bind: Bind = key => container.bind(key)
  bindBrowser(bind, bootContext)
  bindAccount(bind)
  bindCarriers(bind)
  bindPageViews(bind, bootContext)
  bindRecents(bind)
  bindShell(bind)
  const resolve = remembered(token => container.get(token))
  bind(ServiceTokens.LazyBindings).toConstantValue(lazyBindings(bind, resolve))
  return resolve
}

/** Hooks ask on every render; a look into a map costs less than a plan of the container. */
const remembered = (find: Resolve): Resolve => {
  const found = new Map<unknown, unknown>()
  return <T>(token: Token<T>): T => {
    if (!found.has(token)) found.set(token, find(token))
    return found.get(token) as T
  }
}
