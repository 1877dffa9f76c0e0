import { type Clock, matchRoute, withoutBase } from '@fairhaul/core'
import { createBrowserRouter, type DataRouter, type RouteObject, redirect, replace } from 'react-router-dom'
import { BASE_PATH } from '../../di/href.ts'
import type { Navigator } from '../../di/navigator.ts'
import type { ScreenStore } from '../../di/screen.ts'
import type { Resolve } from '../../di/token.ts'
import { type GuardDeps, passGuard, type Redirect } from './guard.ts'
import { NoBrokerCompany } from './no-broker-company.ts'
import { type OpenedScreen, openScreen } from './open-screen.ts'
import type { Screens } from './screens.ts'
import { type Shown, hiddenScreen } from './shown.ts'

/**
 * Fetches the code of the screen at a path, and starts its requests. A failed fetch is ignored: the visit tries again.
 */
const prepareScreen = (
  deps: { readonly screens: Screens; readonly resolve: Resolve },
  path: string,
): void => {
  const url = new URL(path, 'http://portal.invalid')
  const { route, params } = matchRoute(url.pathname)
  void Promise.resolve(deps.screens.load(route.name)).then(
    screen => screen.prepare?.({ params, url, resolve: deps.resolve }),
    () => undefined,
  )
}

const ROUTE_ID = 'portal'

/**
 * The mounted screens, and the stores of opened ones: each is disposed of once its screen is neither mounted nor
 * pending.
 */
const mountedScreens = () => {
  const stores = new Set<ScreenStore>()
  let shown: Shown | undefined
  let hidden: Shown | undefined

  const isAt = (screen: Shown | undefined, path: string) =>
    screen !== undefined && `${screen.path}${screen.query}` === path

  return {
    shown: () => shown,
    hidden: () => hidden,
    isHere: (path: string) => isAt(shown, path),
    /** What the screen of an address may reuse: the store of the one behind, at its own address, else of the current one. */
    opening: (url: URL) => {
      const isReturn = () => isAt(hidden, `${url.pathname}${url.search}`)
      return {
        mounted: () => (isReturn() ? hidden : shown)?.opened,
        isReturn: isReturn(),
        opened: (store: ScreenStore) => void stores.add(store),
      }
    },
    follow: (state: DataRouter['state']) => {
      if (!state.initialized) return
      const opened = state.loaderData[ROUTE_ID] as OpenedScreen | undefined
      const error: unknown = state.errors?.[ROUTE_ID]
      if (shown?.opened !== opened || shown?.error !== error || shown?.key !== state.location.key) {
        const path = withoutBase(state.location.pathname) ?? '/'
        const { search: query, key } = state.location
        const before = shown
        shown = {
          opened: error === undefined ? opened : undefined,
          error,
          route: matchRoute(path).route,
          path,
          query,
          key,
          byHistory: state.historyAction === 'POP',
        }
        hidden = hiddenScreen(hidden, before, shown)
      }
      if (state.navigation.state !== 'idle') return
      for (const store of stores) {
        if (store === shown.opened?.store || store === hidden?.opened?.store) continue
        stores.delete(store)
        store.dispose?.()
      }
    },
  }
}

export interface PortalRouter extends Navigator {
  readonly shown: () => Shown | undefined
  /** The screen that stays mounted, hidden, behind the current one. */
  readonly hidden: () => Shown | undefined
  readonly isBusy: () => boolean
  subscribe(call: () => void): () => void
  /** Opens the current address again, after a failure. */
  retry(): void
}

export interface RouterDeps {
  readonly screens: Screens
  readonly resolve: Resolve
  readonly clock: Clock
  readonly guard: GuardDeps
  /** Takes the browser to another site, or to the other brand's host; `inPlace` replaces the current address. */
  readonly leave: (url: string, options: { readonly inPlace: boolean }) => void
  /** The address in the browser's address bar. */
  readonly address: () => string
  readonly makeRouter?: (routes: RouteObject[]) => DataRouter
}

/** Never resolves: the browser is leaving this page. */
const goneForGood = () => new Promise<never>(() => {})

/**
 * The only module that uses react-router. It has one route: core's route table finds the screen of an address, so that
 * no second matcher can disagree with the guard.
 */
export const portalRouter = (deps: RouterDeps): PortalRouter => {
  const mounted = mountedScreens()
  const addressOf = (request: Request) => {
    const url = new URL(request.url)
    url.pathname = withoutBase(url.pathname) ?? '/'
    return url
  }
  /** For Back, Forward and opening the portal, the browser has already moved; for a link it has not. */
  const isThereAlready = ({ url }: Request) => deps.address().split('#')[0] === url.split('#')[0]
  const leave = (url: string, inPlace: boolean): Promise<never> => {
    if (url === '') throw new NoBrokerCompany()
    deps.leave(url, { inPlace })
    return goneForGood()
  }
  const onRedirect = (to: Redirect) => {
    if (to.kind === 'leave') deps.leave(to.url, { inPlace: true })
    if (to.kind === 'go') void router.navigate(to.to, { replace: true })
  }

  const routes: RouteObject[] = [
    {
      id: ROUTE_ID,
      path: '*',
      shouldRevalidate: () => true,
      middleware: [
        async ({ request }, next) => {
          const url = addressOf(request)
          const navigation = { to: `${url.pathname}${url.search}`, from: mounted.shown()?.path ?? null }
          const end = await passGuard(deps.guard, navigation, next, onRedirect, request.signal)
          if (end.kind === 'passed') return end.value
          if (end.kind === 'leaving') return goneForGood()
          // An entry that always redirects would trap a user who goes back through it.
          const inPlace = isThereAlready(request)
          if (end.kind === 'leave') return leave(end.url, inPlace)
          throw inPlace ? replace(end.to) : redirect(end.to)
        },
      ],
      loader({ request }) {
        const url = addressOf(request)
        return openScreen(
          {
            screens: deps.screens,
            resolve: deps.resolve,
            clock: deps.clock,
            ...mounted.opening(url),
          },
          url,
          request.signal,
        )
      },
    },
  ]
  const router = (deps.makeRouter ?? (all => createBrowserRouter(all, { basename: `${BASE_PATH}/` })))(routes)

  const follow = () => mounted.follow(router.state)
  follow()
  router.subscribe(follow)

  return {
    shown: mounted.shown,
    hidden: mounted.hidden,
    isBusy: () => router.state.navigation.state !== 'idle' || router.state.revalidation !== 'idle',
    subscribe: call => router.subscribe(call),
    retry: () => {
      // The user's own press is sent, also where the guard would wait.
      if (deps.guard.account.error !== null) void deps.guard.account.refresh()
      void router.revalidate()
    },
    go: (path, options) =>
      void router.navigate(path, { replace: options?.replace === true || mounted.isHere(path) }),
    back: () => void router.navigate(-1),
    prefetch: path => prepareScreen(deps, path),
  }
}
