import { type Brand, type CurrentUser, menuEntryOf, SUCCESS_TOAST_TONES } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { type ReactNode, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { Link } from '../../di/Link.tsx'
import { AccountTokens, ShellTokens } from '../../di/tokens.ts'
import { useStore } from '../../di/use-store.ts'
import { download } from '../../parts/export/save-file.ts'
import { ToastRegion } from '../../ui/ToastRegion.tsx'
import type { Screens } from '../navigation/screens.ts'
import type { Shown } from '../navigation/shown.ts'
import { ConnectionBar } from './ConnectionBar.tsx'
import { type QueryOverlay, useEarlyShortcuts } from './early-shortcuts.ts'
import { Rail } from './Rail.tsx'
import styles from './Shell.module.css'
import { TopBar } from './TopBar.tsx'
import { type LateShell, useLateShell } from './use-late-shell.ts'
import { useMenu } from './use-menu.ts'

/** The only place where toasts are rendered. */
export const Toasts = observer(({ brand }: { readonly brand: Brand }) => {
  const { shown, dismiss, pause, resume } = useStore(ShellTokens.ToastsStore)
  const toasts = shown.map(({ id, message, type, position, dismissible, file, link, phase }) => ({
    id,
    text: message,
    type,
    position,
    isDismissible: dismissible,
    isLeaving: phase.kind === 'leaving',
    ...(link !== null && { link: <Link to={link.path}>{link.text}</Link> }),
    ...(file !== null && { action: { label: 'Download', onPress: () => download(file.url, file.name) } }),
  }))
  return (
    <ToastRegion
      toasts={toasts}
      successTone={SUCCESS_TOAST_TONES[brand]}
      onDismiss={dismiss}
      onPause={pause}
      onResume={resume}
    />
  )
})

/** Enter, as it is in the text of the buffer: nothing typed after it counts. */
const TYPED_ENTER = '\n'

/** The text of the buffer after a key. Empty: undefined for a key that it does not take. */
const textAfterKey = (text: string, key: string): string | undefined => {
  if (text.endsWith(TYPED_ENTER)) return text
  if (key === 'Enter') return `${text}${TYPED_ENTER}`
  if (key === 'Backspace') return text.slice(0, -1)
  return key.length === 1 ? `${text}${key}` : undefined
}

/**
 * Buffers keys typed for a part that was requested and cannot take them yet. No other handler gets these keys. The part
 * takes the text once, in the same turn in which its own field gets the focus; from then on it gets the keys itself.
 */
export const useTypedAhead = (isRequested: boolean): (() => string) => {
  const typed = useRef<string | null>('')
  useLayoutEffect(() => {
    if (!isRequested) return
    const hold = (event: KeyboardEvent) => {
      if (typed.current === null || event.ctrlKey || event.metaKey || event.altKey) return
      const text = textAfterKey(typed.current, event.key)
      if (text === undefined) return
      event.preventDefault()
      event.stopPropagation()
      typed.current = text
    }
    document.addEventListener('keydown', hold, { capture: true })
    return () => {
      document.removeEventListener('keydown', hold, { capture: true })
      typed.current = ''
    }
  }, [isRequested])
  return useCallback(() => {
    const text = typed.current ?? ''
    typed.current = null
    return text
  }, [])
}

export interface ShellProps {
  readonly brand: Brand
  readonly screens: Pick<Screens, 'has'>
  readonly shown: Shown
  readonly isBusy: boolean
  readonly onSignOut: () => void
  /** The server responds again after an outage. */
  readonly onBack: () => void
  readonly children: ReactNode
}

/** What waits for the user, beside the menu of the account. Nothing while its code loads. */
const useActionItems = (user: CurrentUser | null, late: LateShell | undefined, has: Screens['has']) =>
  useMemo(() => user !== null && late && <late.ActionItems user={user} has={has} />, [user, late, has])

/**
 * The shell around every screen: bar, rail, main landmark, toasts. Screens for visitors have no rail. Each navigation
 * renders it three times, so its parts are memoized, and what they get stays the same.
 */
export const Shell = observer(
  ({ brand, screens, shown, isBusy, onSignOut, onBack, children }: ShellProps) => {
    const account = useStore(AccountTokens.AccountStore)
    const store = useStore(ShellTokens.PreferencesStore)
    const [isMenuOpen, setMenuOpen] = useState(false)
    const [requested, setRequested] = useState<QueryOverlay | null>(null)
    const { railFolded } = store.preferences
    const user = shown.route.authentication === 'needed' ? (account.user ?? null) : null
    const has = useCallback<Screens['has']>(name => screens.has(name), [screens])
    const groups = useMenu(user, has)
    const current = shown.route.name

    const close = useCallback(() => setRequested(null), [])
    const request = useCallback((overlay: QueryOverlay) => {
      setMenuOpen(false)
      setRequested(now => (now === overlay ? null : overlay))
    }, [])
    const giveUp = useCallback(() => {
      setRequested(null)
      setMenuOpen(false)
    }, [])
    const late = useLateShell(user !== null, requested !== null || isMenuOpen, giveUp)
    const consumeTyped = useTypedAhead(requested === 'palette')
    useEarlyShortcuts(user !== null, request)
    const onPalette = useCallback(() => request('palette'), [request])
    const onHelp = useCallback(() => request('help'), [request])
    const onMenu = useCallback(() => setMenuOpen(true), [])
    const onFold = useCallback(() => store.change({ railFolded: !store.preferences.railFolded }), [store])
    const rail = { groups, current, entry: menuEntryOf(current), onPalette }
    const waiting = useActionItems(user, late, has)

    return (
      <>
        <a className={styles['skip']} href="#main">
          Skip to content
        </a>
        <div className={styles['progress']} data-busy={isBusy || undefined} aria-hidden="true" />
        <TopBar
          brand={brand}
          user={user}
          hasSearch={current !== 'home'}
          hasAccount={has('my-account')}
          waiting={waiting}
          onMenu={groups.length === 0 ? undefined : onMenu}
          onHelp={onHelp}
          onSignOut={onSignOut}
        />
        {groups.length > 0 && (
          <div className="fh-rail-space">
            <Rail {...rail} isFolded={railFolded} onFold={onFold} />
          </div>
        )}
        {user !== null && isMenuOpen && late && (
          <late.RailDrawer onClose={() => setMenuOpen(false)}>
            <Rail {...rail} isFolded={false} />
          </late.RailDrawer>
        )}
        <main id="main" className="fh-main" tabIndex={-1}>
          {user !== null && late && <late.PolicyBar userId={user.id} />}
          {children}
        </main>
        {user !== null && late && (
          <late.Overlays
            user={user}
            has={has}
            requested={requested}
            consumeTyped={consumeTyped}
            onRequest={request}
            onClose={close}
            onSignOut={onSignOut}
          />
        )}
        <div className={styles['notices']}>
          {user !== null && late && <late.Notices user={user} has={has} />}
          <ConnectionBar onBack={onBack} />
        </div>
        <Toasts brand={brand} />
      </>
    )
  },
)
