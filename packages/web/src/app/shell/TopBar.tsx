import { type Brand, type CurrentUser, mayCarrierSearch, mayOpen } from '@fairhaul/core'
import { Menu } from 'lucide-react'
import type { ReactNode } from 'react'
import { CarrierSearchBox } from '../../parts/CarrierSearchBox.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { AccountMenu } from './AccountMenu.tsx'
import { BrandMark } from './BrandMark.tsx'
import { PlanUsage } from './PlanUsage.tsx'
import { SupportSlot } from './SupportSlot.tsx'
import styles from './TopBar.module.css'

export interface TopBarProps {
  readonly brand: Brand
  /** Null on the screens for visitors: the bar holds the mark alone. */
  readonly user: CurrentUser | null
  /** False where the screen itself has the search. */
  readonly hasSearch: boolean
  /** Whether My account has a screen. */
  readonly hasAccount: boolean
  /** What waits for the user, once it is known: the bar keeps its place free, so that nothing moves. */
  readonly waiting: ReactNode
  /** Undefined: there is nothing in the menu, and no button for it. */
  readonly onMenu: (() => void) | undefined
  readonly onHelp: () => void
  readonly onSignOut: () => void
}

/** Brand, global search, plan usage, what waits, account. */
export const TopBar = ({
  brand,
  user,
  hasSearch,
  hasAccount,
  waiting,
  onMenu,
  onHelp,
  onSignOut,
}: TopBarProps) => (
  <header className="fh-bar">
    {onMenu !== undefined && (
      <IconButton label="Menu" className={styles['menu'] ?? ''} icon={<Menu size={18} />} onClick={onMenu} />
    )}
    <BrandMark brand={brand} />
    {user !== null && (
      <>
        <div className={styles['search']}>
          {hasSearch && mayCarrierSearch(user) && mayOpen(user, 'global-search') && (
            <CarrierSearchBox variant="bar" />
          )}
        </div>
        {mayCarrierSearch(user) && <PlanUsage user={user} hasPlans={hasAccount} />}
        <SupportSlot />
        <div className={styles['waiting']}>{waiting}</div>
        <AccountMenu user={user} hasAccount={hasAccount} onHelp={onHelp} onSignOut={onSignOut} />
      </>
    )}
    {user === null && (
      <div className={styles['end']}>
        <SupportSlot />
      </div>
    )}
  </header>
)
