import { brandOfHost, paths } from '@fairhaul/core'
import { configure, when } from 'mobx'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { PageConfiguration } from '../../../configuration/configuration.ts'
import {
  PAGE_CONFIGURATION_ID,
  readPageConfiguration,
} from '../../../configuration/read-page-configuration.ts'
import { keepBootField } from '../../di/boot.ts'
import { href } from '../../di/href.ts'
import type { Resolve } from '../../di/token.ts'
import { AccountTokens, BrowserTokens, ServiceTokens, ShellTokens } from '../../di/tokens.ts'
import { ResolveContext, useStore } from '../../di/use-store.ts'
import { onePress } from '../../ui/one-press.ts'
import { FRESH_MS, FRESH_WHILE_PASSING_MS } from '../../stores/account-store.ts'
import type { ConnectionStore } from '../../stores/connection-store.ts'
import { adoptFrom, readBootField } from './served-page.ts'
import { portalContainer } from './container.ts'
import { leaveBy } from '../navigation/leave.ts'
import { listenToLinks } from '../navigation/listen-to-links.ts'
import { Portal } from '../frame/Portal.tsx'
import { type PortalRouter, portalRouter } from '../navigation/router.ts'
import { portalScreens, type Screens } from '../navigation/screens.ts'
import { lateNavigator } from './late-navigator.ts'
import { loadServicesWhenIdle } from './services/load-services-when-idle.ts'
import { watchSession } from './watch-session.ts'

/** The router, with the guard of this page's user and hosts. */
const routerOf = (
  page: Window,
  { origins, onboardingUrl }: PageConfiguration,
  resolve: Resolve,
  screens: Screens,
) => {
  const { location } = page
  const account = resolve(AccountTokens.AccountStore)
  const clock = resolve(BrowserTokens.Clock)
  return portalRouter({
    screens,
    resolve,
    clock,
    guard: {
      account,
      savedTarget: resolve(BrowserTokens.SavedTarget),
      host: location.hostname,
      origins,
      onboardingUrl,
      isSentAway: () => resolve(ShellTokens.RedirectFlagsStore).flags.wasRedirected,
      isOpenedByHistory: () => {
        const [entry] = performance.getEntriesByType('navigation')
        return entry instanceof PerformanceNavigationTiming && entry.type === 'back_forward'
      },
    },
    leave: leaveBy({
      account,
      clock,
      origins,
      go: (url, { inPlace }) => (inPlace ? location.replace(url) : location.assign(url)),
    }),
    address: () => location.href,
  })
}

/** Shows a page only to the user it was rendered for, and hides it from others while theirs loads. */
const SessionOwnerBoundary = observer(({ children }: { readonly children: ReactNode }) => {
  const account = useStore(AccountTokens.AccountStore)
  if (!account.isOtherUser) return children
  return (
    <main className="fh-main">
      <p role="status">
        Someone else has signed in on this browser. <a href={href(paths.home())}>Open their page</a>
      </p>
    </main>
  )
})

/** Renders the portal in place of the served page, and takes over its field. */
const renderPortal = (
  page: Window,
  resolve: Resolve,
  router: PortalRouter,
  screens: Screens,
  onError: ReturnType<typeof loadServicesWhenIdle>,
): void => {
  const { document } = page
  const place = document.getElementById('root')
  if (place === null) throw new Error('The page has no #root')
  keepBootField(readBootField(page))
  document.documentElement.dataset['boot'] = 'none'
  flushSync(() =>
    createRoot(place, { onCaughtError: onError, onUncaughtError: onError }).render(
      <ResolveContext value={resolve}>
        <SessionOwnerBoundary>
          <Portal brand={brandOfHost(page.location.hostname)} router={router} screens={screens} />
        </SessionOwnerBoundary>
      </ResolveContext>,
    ),
  )
  keepBootField(undefined)
}

/** Calls back once the first screen is ready to render. A notice says why it is not. */
const whenReady = (
  document: Document,
  router: PortalRouter,
  connection: ConnectionStore,
  onTakeover: () => void,
): void => {
  if (router.shown() !== undefined) return onTakeover()
  // Its code is only fetched where the page has to wait.
  let removeNotice: () => void = when(
    () => !connection.isOnline || connection.isBusy || connection.isSlow,
    () =>
      void import('./opening-notice.ts').then(
        ({ openingNotice }) => {
          if (router.shown() === undefined) removeNotice = openingNotice(document, connection)
        },
        () => undefined,
      ),
  )
  // Not in the router's own callback: what the page does synchronously, such as opening results, would be lost.
  const stop = router.subscribe(() => {
    if (router.shown() === undefined) return
    stop()
    queueMicrotask(() => {
      removeNotice()
      onTakeover()
    })
  })
}

/**
 * Creates everything once, and takes over the served page when the first screen is ready to render: until then the
 * field of the served page keeps accepting keys.
 */
export const startPortal = (page: Window): void => {
  configure({ enforceActions: 'always' })
  const { document, location } = page
  document.documentElement.dataset['started'] = ''
  const configuration = readPageConfiguration(
    document.getElementById(PAGE_CONFIGURATION_ID)?.textContent ?? '',
    location,
  )
  const { navigator, setNavigator } = lateNavigator()
  let hasPainted = () => {}
  const painted = new Promise<void>(resolve => {
    hasPainted = resolve
  })
  const quiet = painted.then(() => new Promise<void>(done => resolve(ShellTokens.Ahead).quiet(done)))
  const resolve = portalContainer({
    idle: quiet,
    configuration,
    adopt: adoptFrom(page),
    navigator,
    window: page,
  })
  const screens = portalScreens(resolve(ServiceTokens.LazyBindings))
  const account = resolve(AccountTokens.AccountStore)
  const connection = resolve(ShellTokens.ConnectionStore)
  const ahead = resolve(ShellTokens.Ahead)
  const router = routerOf(page, configuration, resolve, screens)
  setNavigator({ ...router, prefetch: path => ahead.hovered(() => router.prefetch(path)) })
  page.history.scrollRestoration = 'manual'
  onePress(document)
  listenToLinks(document, {
    navigator,
    refresh: sureness => {
      if (connection.maySendInBackground())
        void account.refreshIfStale(sureness === 'pressed' ? FRESH_MS : FRESH_WHILE_PASSING_MS)
    },
  })
  watchSession({
    account,
    page,
    goToLogin: () => router.go(paths.login()),
    recheck: () => {
      if (router.shown() !== undefined && !router.isBusy()) router.retry()
    },
    replace: url => location.replace(url),
  })

  void painted.then(() => {
    // The screen after a sign-out must not need a connection.
    if (account.user != null) ahead.idle(() => screens.load('login'))
  })
  const late = () => import('./once-quiet.ts')
  const typing = new Promise<void>(done => {
    document.addEventListener('input', () => done(), { capture: true, once: true, passive: true })
  })
  // What is typed is kept from the first key on: a page with much to load is quiet long after it.
  void Promise.race([typing, quiet])
    .then(late)
    .then(
      ({ keepTyping }) => keepTyping({ account, page, router, unsaved: resolve(BrowserTokens.UnsavedText) }),
      () => undefined,
    )
  void quiet.then(late).then(
    ({ onceQuiet }) => onceQuiet({ ahead, account, page, screens }),
    () => undefined,
  )

  const reportFrameworkError = loadServicesWhenIdle({
    page,
    idle: quiet,
    resolve,
    router,
    early: page.fairhaulBoot?.errors,
  })

  whenReady(document, router, connection, () => {
    renderPortal(page, resolve, router, screens, reportFrameworkError)
    hasPainted()
  })
}
