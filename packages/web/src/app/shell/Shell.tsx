import type { Brand } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { type ReactNode, useEffect, useState } from 'react'
import { AccountTokens } from '../../di/tokens/account.ts'
import { ShellTokens } from '../../di/tokens/shell.ts'
import { useStore } from '../../di/use-store.ts'
import type { Screens } from '../screens.ts'
import type { Shown } from '../shown.ts'
import { focusSearch, isHelpShortcut, isSearchShortcut } from './search-shortcut.ts'
import { menuEntries } from './menu-entries.ts'
import { Rail } from './Rail.tsx'
import { RailDrawer } from './RailDrawer.tsx'
import styles from './Shell.module.css'
import { ShortcutSheet } from './ShortcutSheet.tsx'
import { Toasts } from './Toasts.tsx'
import { TopBar } from './TopBar.tsx'
import { TroubleBar } from './TroubleBar.tsx'

export interface ShellProps {
  readonly brand: Brand
  readonly screens: Pick<Screens, 'has'>
  readonly shown: Shown
  readonly isBusy: boolean
  readonly onSignOut: () => void
  readonly children: ReactNode
}

/** The frame around every screen: bar, rail, main landmark, toasts. On screens for visitors there is no rail. */
export const Shell = observer(({ brand, screens, shown, isBusy, onSignOut, children }: ShellProps) => {
  const account = useStore(AccountTokens.AccountStore)
  const store = useStore(ShellTokens.PreferencesStore)
  const [isMenuOpen, setMenuOpen] = useState(false)
  const [isHelpOpen, setHelpOpen] = useState(false)
  const { railFolded } = store.preferences
  const user = shown.route.authentication === 'needed' ? (account.user ?? null) : null
  const groups = user === null ? [] : menuEntries(user, name => screens.has(name))
  const current = shown.route.name

  useEffect(() => {
    const reach = (event: KeyboardEvent) => {
      if (isSearchShortcut(event) && focusSearch()) event.preventDefault()
      else if (isHelpShortcut(event)) setHelpOpen(true)
    }
    document.addEventListener('keydown', reach)
    return () => document.removeEventListener('keydown', reach)
  }, [])

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
        onMenu={() => setMenuOpen(true)}
        onSignOut={onSignOut}
      />
      {user !== null && (
        <div className="fh-rail-space">
          <Rail
            groups={groups}
            current={current}
            isFolded={railFolded}
            onFold={() => store.change({ railFolded: !railFolded })}
          />
        </div>
      )}
      {user !== null && isMenuOpen && (
        <RailDrawer onClose={() => setMenuOpen(false)}>
          <Rail groups={groups} current={current} isFolded={false} />
        </RailDrawer>
      )}
      {user !== null && isHelpOpen && <ShortcutSheet onClose={() => setHelpOpen(false)} />}
      <main id="main" className="fh-main" tabIndex={-1}>
        {children}
      </main>
      <TroubleBar />
      <Toasts brand={brand} />
    </>
  )
})
