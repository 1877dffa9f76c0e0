import { BRAND_NAMES, type Brand, type CurrentUser, mayCarrierSearch, mayOpen, paths } from '@fairhaul/core'
import { Menu } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { memo, type ReactNode } from 'react'
import { Link } from '../../di/Link.tsx'
import { BrowserTokens, ServiceTokens } from '../../di/tokens.ts'
import { useStore } from '../../di/use-store.ts'
import { CarrierSearchBox } from '../../parts/CarrierSearchBox.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { AccountMenu } from './AccountMenu.tsx'
import { PlanUsage } from './PlanUsage.tsx'
import styles from './TopBar.module.css'

/** The place of the support entry. It is reserved until the entry is loaded, so that nothing moves. */
const SupportSlot = observer(() => {
  const { supportEmail, chat, toggles } = useStore(BrowserTokens.PageConfiguration)
  const { Support } = useStore(ServiceTokens.LateParts)
  if (supportEmail === null && (chat === null || !toggles.hasChat)) return null
  return <div className={styles['support']}>{Support !== undefined && <Support />}</div>
})

/** The logo and name of the brand of this host, as a link to Home. The same drawing is in index.html. */
const BrandMark = ({ brand }: { readonly brand: Brand }) => (
  <Link to={paths.home()} className="fh-brand">
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <rect width="24" height="24" rx="6" />
      <path d="M7 5.5h11l-2.2 3.6h-5.2v2.1h4l-2.2 3.6h-1.8v3.7H7z" />
    </svg>
    <span>{BRAND_NAMES[brand]}</span>
  </Link>
)

export interface TopBarProps {
  readonly brand: Brand
  /** Null on the screens for visitors: the bar only shows the logo. */
  readonly user: CurrentUser | null
  /** False where the screen itself has the search. */
  readonly hasSearch: boolean
  /** Whether My account has a screen. */
  readonly hasAccount: boolean
  /** The user's action items, once loaded: the bar reserves their place, so that nothing moves. */
  readonly waiting: ReactNode
  /** Undefined: the menu is empty, and there is no button for it. */
  readonly onMenu: (() => void) | undefined
  readonly onHelp: () => void
  readonly onSignOut: () => void
}

/** Brand, global search, plan usage, action items, account. */
export const TopBar = memo(
  ({ brand, user, hasSearch, hasAccount, waiting, onMenu, onHelp, onSignOut }: TopBarProps) => (
    <header className="fh-bar">
      {onMenu !== undefined && (
        <IconButton
          label="Menu"
          className={styles['menu'] ?? ''}
          icon={<Menu size={18} />}
          onClick={onMenu}
        />
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
  ),
)
