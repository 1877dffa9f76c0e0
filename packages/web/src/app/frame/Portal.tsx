import { type Brand, paths } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { useCallback, useLayoutEffect, useMemo, useSyncExternalStore } from 'react'
import { AddressContext } from '../../di/address.ts'
import { AccountTokens, BrowserTokens, ShellTokens } from '../../di/tokens.ts'

import { ScreenStoreContext } from '../../di/use-screen-store.ts'
import { useStore } from '../../di/use-store.ts'
import type { Preferences } from '../../stores/ports.ts'
import { ErrorBoundary, type FailureProps } from '../../ui/ErrorBoundary.tsx'
import { PartFailureContext } from '../../ui/PartBoundary.tsx'
import { visuallyHiddenClass } from '../../ui/VisuallyHidden.tsx'
import styles from './Portal.module.css'
import type { PortalRouter } from '../navigation/router.ts'
import { ScreenFailure } from './failure/ScreenFailure.tsx'
import type { Screens } from '../navigation/screens.ts'
import { Shell } from './Shell.tsx'
import { useMenu } from './use-menu.ts'
import type { Shown } from '../navigation/shown.ts'
import { useArrival } from '../navigation/use-arrival.ts'

/** Sets theme, density and frame on the root element, where the style sheets read them, as the boot script does. */
const useTheme = ({ theme, density, railFolded }: Preferences, hasRail: boolean): void => {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    if (theme === 'system') delete dataset['theme']
    else dataset['theme'] = theme
    dataset['density'] = density
    if (railFolded) dataset['rail'] = 'folded'
    else delete dataset['rail']
    dataset['frame'] = hasRail ? 'portal' : 'access'
  }, [theme, density, railFolded, hasRail])
}

export interface PortalProps {
  readonly brand: Brand
  readonly router: PortalRouter
  readonly screens: Screens
}

/** The page after the router's first navigation: the shell around the current screen. */
export const Portal = (props: PortalProps) => {
  const shown = useSyncExternalStore(props.router.subscribe, props.router.shown)
  return shown === undefined ? null : <ShownPage {...props} shown={shown} />
}

const keyOf = ({ opened }: Shown): string => `${opened?.match.route.name} ${opened?.match.params.id ?? ''}`

const PartFailure = (props: FailureProps) => <ScreenFailure {...props} thing="part" />

/**
 * A mounted screen: the current one, or the one that stays hidden behind it.
 *
 * Choice: hidden by `content-visibility`, as React's `Activity` removes the boxes, and Back would lay out every row again. What it hides cannot be focused or found, so it is not `inert`
 * too: a browser styles and lays out every element again when that changes.
 */
const Screen = ({
  of: { opened, path, query },
  isShown,
}: {
  readonly of: Shown
  readonly isShown: boolean
}) => {
  const address = useMemo(() => ({ path, query }), [path, query])
  if (opened === undefined) return null
  return (
    <div className={styles['screen']} aria-hidden={isShown ? undefined : true}>
      <AddressContext value={address}>
        <ErrorBoundary of={opened} Failure={ScreenFailure}>
          <PartFailureContext value={PartFailure}>
            <ScreenStoreContext value={opened.store}>
              <opened.screen.Component />
            </ScreenStoreContext>
          </PartFailureContext>
        </ErrorBoundary>
      </AddressContext>
    </div>
  )
}

const ShownPage = observer(({ brand, router, screens, shown }: PortalProps & { readonly shown: Shown }) => {
  const isBusy = useSyncExternalStore(router.subscribe, router.isBusy)
  const account = useStore(AccountTokens.AccountStore)
  const pageViews = useStore(BrowserTokens.PageViews)
  const redirectFlags = useStore(ShellTokens.RedirectFlagsStore)
  const toasts = useStore(ShellTokens.ToastsStore)
  const { preferences } = useStore(ShellTokens.PreferencesStore)
  const { path, query, opened } = shown
  const address = useMemo(() => ({ path, query }), [path, query])
  const { ignoredPageViews } = useStore(BrowserTokens.PageConfiguration)
  const ignored = useMemo(() => new Set(ignoredPageViews), [ignoredPageViews])
  const announcement = useArrival(shown, { brand, pageViews, ignored, onPath: redirectFlags.pathChanged })
  const user = shown.route.authentication === 'needed' ? account.user : null
  const has = useCallback<Screens['has']>(name => screens.has(name), [screens])
  useTheme(preferences, useMenu(user, has).length > 0)

  const unsavedText = useStore(BrowserTokens.UnsavedText)
  /** A screen that contains typed text is not replaced. */
  const refreshShown = useCallback(() => {
    if (!unsavedText.isThere()) router.retry()
  }, [router, unsavedText])

  const signOut = useCallback(() => {
    void account.signOut().then(confirmed => {
      if (!confirmed)
        toasts.show('Signed out on this browser. The server has not confirmed it yet.', 'warning')
    })
    router.go(paths.login())
  }, [account, router, toasts])

  return (
    <AddressContext value={address}>
      <Shell
        brand={brand}
        screens={screens}
        shown={shown}
        isBusy={isBusy}
        onSignOut={signOut}
        onBack={refreshShown}
      >
        {opened === undefined && (
          <ScreenFailure error={shown.error} isRetrying={isBusy} onRetry={router.retry} />
        )}
        {[shown, router.hidden()].map(
          each => each?.opened && <Screen key={keyOf(each)} of={each} isShown={each === shown} />,
        )}
      </Shell>
      <p className={visuallyHiddenClass} aria-live="polite">
        {announcement}
      </p>
    </AddressContext>
  )
})
