import { type Brand, type CurrentUser, mayCarrierSearch } from '@fairhaul/core'
import { Menu } from 'lucide-react'
import { CarrierSearchBox } from '../../parts/CarrierSearchBox.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { AccountMenu } from './AccountMenu.tsx'
import { BrandMark } from './BrandMark.tsx'
import { PlanUsage } from './PlanUsage.tsx'
import { SupportPlace } from './SupportPlace.tsx'
import styles from './TopBar.module.css'

export interface TopBarProps {
  readonly brand: Brand
  /** Null on the screens for visitors: the bar holds the mark alone. */
  readonly user: CurrentUser | null
  /** False where the screen itself has the search. */
  readonly hasSearch: boolean
  readonly onMenu: () => void
  readonly onSignOut: () => void
}

/** Brand, global search, plan usage, account. */
export const TopBar = ({ brand, user, hasSearch, onMenu, onSignOut }: TopBarProps) => (
  <header className="fh-bar">
    {user !== null && (
      <IconButton label="Menu" className={styles['menu'] ?? ''} icon={<Menu size={18} />} onClick={onMenu} />
    )}
    <BrandMark brand={brand} />
    {user !== null && (
      <>
        <div className={styles['search']}>
          {hasSearch && mayCarrierSearch(user) && <CarrierSearchBox variant="bar" />}
        </div>
        {mayCarrierSearch(user) && <PlanUsage user={user} />}
        <SupportPlace />
        <AccountMenu user={user} onSignOut={onSignOut} />
      </>
    )}
    {user === null && (
      <div className={styles['end']}>
        <SupportPlace />
      </div>
    )}
  </header>
)
