import { type Http, httpCarrierSuggestions } from '@fairhaul/adapters-http'
import type { Carriers, Clock, PageViews } from '@fairhaul/core'
import { Container } from 'inversify'
import type { PageConfiguration } from '../../../configuration/configuration.ts'
import { browserSearchCache } from '../../browser/search-cache.ts'
import { localSafeStorage } from '../../browser/storage.ts'
import { deferredPageViews } from '../../browser/tag-manager/deferred-page-views.ts'
import { refusesTracking } from '../../browser/tag-manager/do-not-track.ts'
import { silentPageViews } from '../../browser/tag-manager/silent-page-views.ts'
import type { LazyBindings } from '../../di/lazy-bindings.ts'
import type { Resolve, Token } from '../../di/token.ts'
import {
  AccountTokens,
  BrowserTokens,
  CarriersTokens,
  RecentsTokens,
  ServiceTokens,
} from '../../di/tokens.ts'
import { RecentsStore } from '../../parts/recents-store.ts'
import type { AccountStore } from '../../stores/account-store.ts'
import { bindAccount } from './bindings/account.ts'
import { type Bind, HttpTokens } from './bindings/bind.ts'
import { type BootContext, bindBrowser } from './bindings/browser.ts'
import { bindShell } from './bindings/shell.ts'

/**
 * Binds every port to its adapter. Each instance is created once, on first use. Only `app` imports inversify.
 * The bindings here are those that Home and Login use on first load; the modules of `bindings/lazy/` load with the code
 * that uses them.
 */
export const portalContainer = (bootContext: BootContext): Resolve => {
  const container = new Container({ defaultScope: 'Singleton' })
  const bind: Bind = token => container.bind(token)
  bindBrowser(bind, bootContext)
  bindAccount(bind)
  bindCarriers(bind)
  bindPageViews(bind, bootContext)
  bindRecents(bind)
  bindShell(bind)
  const resolve = memoized(token => container.get(token))
  bind(ServiceTokens.LazyBindings).toConstantValue(lazyBindings(bind, resolve))
  return resolve
}

/** Hooks resolve on every render; a map lookup is faster than the container. */
const memoized = (resolve: Resolve): Resolve => {
  const found = new Map<unknown, unknown>()
  return <T>(token: Token<T>): T => {
    if (!found.has(token)) found.set(token, resolve(token))
    return found.get(token) as T
  }
}

/** The tag manager, if configured and Do Not Track is off. Its code loads when the page is idle. */
const bindPageViews = (bind: Bind, { window, idle }: Pick<BootContext, 'window' | 'idle'>): void => {
  bind(BrowserTokens.PageViews).toResolvedValue(
    ({ tagManager: configured }: PageConfiguration, clock: Clock): PageViews => {
      if (configured === null || refusesTracking(window.navigator)) return silentPageViews
      let start: Parameters<typeof deferredPageViews>[0] | undefined
      return deferredPageViews(async () => {
        await idle
        const { tagManager } = await import('../../browser/tag-manager/tag-manager.ts')
        start ??= tagManager({ page: window, id: configured.id, now: () => clock.now() })
        return start()
      })
    },
    [BrowserTokens.PageConfiguration, BrowserTokens.Clock],
  )
}

/** Suggestions work from first load; the other requests wait for the lazy bindings. */
const carriers = (http: Http, lazyBindings: LazyBindings): Carriers => {
  const requests = async () => (await lazyBindings())(HttpTokens.Carriers)
  return {
    ...httpCarrierSuggestions(http),
    search: async (params, signal) => (await requests()).search(params, signal),
    globalSearch: async (params, signal) => (await requests()).globalSearch(params, signal),
    detail: async (params, signal) => (await requests()).detail(params, signal),
  }
}

const bindCarriers = (bind: Bind): void => {
  bind(CarriersTokens.Carriers).toResolvedValue(carriers, [HttpTokens.Http, ServiceTokens.LazyBindings])
}

/** Recents are in local storage, shared with other tabs; signing out clears them. */
const bindRecents = (bind: Bind): void => {
  bind(RecentsTokens.RecentsStore).toResolvedValue(
    (account: AccountStore) => {
      const store = new RecentsStore(browserSearchCache(localSafeStorage), () => account.user)
      account.sessionEndEvents.subscribe(store.forget)
      return store
    },
    [AccountTokens.AccountStore],
  )
}

/** Loads `bindings/lazy/` once. After a failure, the next call loads again. */
const lazyBindings = (bind: Bind, resolve: Resolve): LazyBindings => {
  let pending: Promise<Resolve> | undefined
  const fetchModules = async () => {
    try {
      const { bindLazyModules } = await import('./bindings/bind-lazy-modules.ts')
      bindLazyModules(bind)
      return resolve
    } catch (error) {
      pending = undefined
      throw error
    }
  }
  return () => (pending ??= fetchModules())
}
