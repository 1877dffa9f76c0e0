import { hasScope, isExpired } from '../rights.ts'
import type { Scope } from '../scopes.ts'
import type { CurrentUser } from '../user.ts'

interface Requirements {
  /** Null: every user of the company may. */
  readonly scope: Scope | null
  readonly isOpenWhileExpired: boolean
}

const ACTION_ITEM_KINDS = {
  'see-billing': { scope: null, isOpenWhileExpired: true },
  'change-plan': { scope: 'manage_users', isOpenWhileExpired: true },
  'add-payment-method': { scope: 'manage_users', isOpenWhileExpired: true },
  'see-invitations': { scope: 'manage_users', isOpenWhileExpired: true },
  'send-invitation': { scope: 'manage_users', isOpenWhileExpired: false },
  'withdraw-invitation': { scope: 'manage_users', isOpenWhileExpired: true },
  'see-change-orders': { scope: null, isOpenWhileExpired: true },
  'decide-change-order': { scope: 'manage_users', isOpenWhileExpired: true },
  'see-reports': { scope: null, isOpenWhileExpired: false },
  'run-report': { scope: null, isOpenWhileExpired: false },
} as const satisfies Record<string, Requirements>

/** What a user may do about their own company. */
export type CompanyAction = keyof typeof ACTION_ITEM_KINDS

/**
 * Whether a user may do something about their company.
 *
 * Choice: a change that affects the whole company needs manage_users. An expired company has its account only: it pays,
 * decides changes to its record and takes invitations back; it invites no one and has no reports until it has paid.
 * Empty: without a company, nothing.
 * Source: section 6, "Expired company"; section 3, "Billing".
 */
export const mayInCompany = (
  user: Pick<CurrentUser, 'company' | 'scopes'>,
  action: CompanyAction,
): boolean => {
  const { scope, isOpenWhileExpired } = ACTION_ITEM_KINDS[action]
  return (
    user.company !== null &&
    (scope === null || hasScope(user, scope)) &&
    (isOpenWhileExpired || !isExpired(user))
  )
}
