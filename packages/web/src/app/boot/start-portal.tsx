import { brandOfHost, paths } from '@fairhaul/core'
import { configure, when } from 'mobx'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import {
  PAGE_CONFIGURATION_ID,
  readPageConfiguration,
} from '../../../configuration/read-page-configuration.ts'
import { keepBootField } from '../../di/boot.ts'
import { href } from '../../di/href.ts'
import type { Navigator } from '../../di/navigator.ts'
import { AccountTokens, BrowserTokens, ServiceTokens, ShellTokens } from '../../di/tokens.ts'
import { ResolveContext, useStore } from '../../di/use-store.ts'
import { onePress } from '../../ui/one-press.ts'
import { FRESH_MS, FRESH_WHILE_PASSING_MS } from '../../stores/account-store.ts'
import { adoptFrom, readBootField } from './served-page.ts'
import { portalContainer } from './container.ts'
import { leaveBy } from '../navigation/leave.ts'
import { listenToLinks } from '../navigation/listen-to-links.ts'
import { Portal } from '../frame/Portal.tsx'
import { portalRouter } from '../navigation/router.ts'
import { portalScreens } from '../navigation/screens.ts'
import { loadServicesWhenIdle } from './services/load-services-when-idle.ts'
import { watchSession } from './watch-session.ts'

/**
 * A navigator that can be passed on before the router is created, because the router depends on code that uses it.
 * Refuses: throws when it is used before the router is set.
 */
const lateNavigator = (): {
  readonly navigator: Navigator
  readonly become: (real: Navigator) => void
} => {
  let real: Navigator | undefined
  const own = (): Navigator => {
    if (real === undefined) throw new Error('There is no router yet')
    return real
  }
  return {
    navigator: {
      go: (path, options) => own().go(path, options),
      back: () => own().back(),
      prefetch: path => own().prefetch(path),
    },
    become: navigator => {
      real = navigator
    },
  }
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
  const { navigator, become } = lateNavigator()
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
  const leave = leaveBy({
    account,
    clock: resolve(BrowserTokens.Clock),
    origins: configuration.origins,
    go: (url, { inPlace }) => (inPlace ? location.replace(url) : location.assign(url)),
  })
  const ahead = resolve(ShellTokens.Ahead)
  const connection = resolve(ShellTokens.ConnectionStore)
  const router = portalRouter({
    screens,
    resolve,
    clock: resolve(BrowserTokens.Clock),
    guard: {
      account,
      savedTarget: resolve(BrowserTokens.SavedTarget),
      host: location.hostname,
      origins: configuration.origins,
      onboardingUrl: configuration.onboardingUrl,
      isSentAway: () => resolve(ShellTokens.RedirectFlagsStore).flags.wasRedirected,
      isOpenedByHistory: () => {
        const [entry] = performance.getEntriesByType('navigation')
        return entry instanceof PerformanceNavigationTiming && entry.type === 'back_forward'
      },
    },
    leave,
    address: () => location.href,
  })
  become({ ...router, prefetch: path => ahead.hovered(() => router.prefetch(path)) })
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
  // Late, as no session ends while the page is opened; what is typed meanwhile is known by then.
  void quiet
    .then(() => import('./once-quiet.ts'))
    .then(
      ({ onceQuiet }) =>
        onceQuiet({ ahead, account, page, router, screens, unsaved: resolve(BrowserTokens.UnsavedText) }),
      () => undefined,
    )

  const reportFrameworkError = loadServicesWhenIdle({
    page,
    idle: quiet,
    resolve,
    router,
    early: page.fairhaulBoot?.errors,
  })

  let removeNotice = () => {}
  const takeOver = () => {
    removeNotice()
    const place = document.getElementById('root')
    if (place === null) throw new Error('The page has no #root')
    keepBootField(readBootField(page))
    document.documentElement.dataset['boot'] = 'none'
    flushSync(() =>
      createRoot(place, {
        onCaughtError: reportFrameworkError,
        onUncaughtError: reportFrameworkError,
      }).render(
        <ResolveContext value={resolve}>
          <SessionOwnerBoundary>
            <Portal brand={brandOfHost(location.hostname)} router={router} screens={screens} />
          </SessionOwnerBoundary>
        </ResolveContext>,
      ),
    )
    keepBootField(undefined)
    hasPainted()
  }
  if (router.shown() !== undefined) return takeOver()
  // Its code is only fetched where the page has to wait.
  removeNotice = when(
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
    queueMicrotask(takeOver)
  })
}
