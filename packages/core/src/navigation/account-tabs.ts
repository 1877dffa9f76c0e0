import { isExpired } from '../account/rights.ts'
import type { CurrentUser } from '../account/user.ts'
import { paths } from '../routes/paths.ts'
import type { Message } from '../shared/error-messages.ts'

/** The tabs by name; their indexes from 0 are part of saved addresses, so the order never changes. */
const TABS = {
  profile: { label: 'Profile', isOpenWhileExpired: true },
  company: { label: 'Company', isOpenWhileExpired: true },
  users: { label: 'Users', isOpenWhileExpired: true },
  teams: { label: 'Teams', isOpenWhileExpired: false },
  'plan-billing': { label: 'Plan and billing', isOpenWhileExpired: true },
  integrations: { label: 'Integrations', isOpenWhileExpired: false },
  preferences: { label: 'Preferences', isOpenWhileExpired: true },
} as const

/** One of the tabs of My account. Source: section 2, "My account tabs". */
export type AccountTab = keyof typeof TABS

/** The tabs of My account in their order. Source: section 2, "My account tabs". */
export const ACCOUNT_TABS = Object.keys(TABS) as readonly AccountTab[]

/** The label of a tab. Source: section 2, "My account tabs". */
export const accountTabLabel = (tab: AccountTab): string => TABS[tab].label

/** The number of a tab in an address. Source: section 2, "My account tabs". */
const accountTabNumber = (tab: AccountTab): number => ACCOUNT_TABS.indexOf(tab)

/** The address of a tab and its open drawer. Source: section 2, "My account tabs"; section 2, "Routes". */
export const accountTabPath = (
  tab: AccountTab,
  query: Readonly<Record<string, string | number | undefined>> = {},
): string => paths.myAccount({ tab: accountTabNumber(tab), ...query })

/**
 * The tab named by the query of an address.
 *
 * Empty: Profile without a valid number; Plan and billing for an expired company.
 * Source: section 2, "My account tabs"; section 4, "Navigation guard, step 13".
 */
export const accountTabOf = (tab: string | null, user: Pick<CurrentUser, 'company'> | null): AccountTab => {
  const named = ACCOUNT_TABS.find(each => String(accountTabNumber(each)) === tab)
  return named ?? (user !== null && isExpired(user) ? 'plan-billing' : 'profile')
}

/**
 * Whether a user may see a tab. Source: section 2, "My account tabs"; section 6, "Expired company".
 */
export const mayOpenAccountTab = (user: Pick<CurrentUser, 'company'>, tab: AccountTab): boolean =>
  TABS[tab].isOpenWhileExpired || !isExpired(user)

/** The text of a tab that a user may not see. Source: section 2, "My account tabs". */
export const closedAccountTabMessage = (tab: AccountTab): Message => ({
  title: `${accountTabLabel(tab)} is closed because your subscription or trial has expired`,
  explanation: 'Nothing is lost. It opens again when your company chooses a plan.',
  advice: 'An admin at your company can choose one under Plan and billing.',
  requestId: null,
})
