import { isFlagged, type RateConfirmation } from './rate-confirmation.ts'
import type { RateConfirmationStatus } from './rate-confirmation-status.ts'

/**
 * The tabs of the rate confirmations in order, each with its filter: a status (null: any), and whether it must have
 * open tickets.
 *
 * Source: section 2, "Rate confirmation tabs".
 */
export const RATE_CONFIRMATION_TABS = {
  all: { label: 'All', status: null, isFlagged: false },
  viewed: { label: 'Viewed', status: 'viewed', isFlagged: false },
  flagged: { label: 'Flagged', status: null, isFlagged: true },
  delivered: { label: 'Delivered', status: 'delivered', isFlagged: false },
} as const satisfies Record<
  string,
  { readonly label: string; readonly status: RateConfirmationStatus | null; readonly isFlagged: boolean }
>

/** One of the tabs, as named in an address. Source: section 2, "Rate confirmation tabs". */
export type RateConfirmationTab = keyof typeof RATE_CONFIRMATION_TABS

/**
 * Whether a rate confirmation is in a tab: it is in All and in the tab of its status, and also in Flagged while tickets
 * about it are open.
 *
 * Source: section 2, "Rate confirmation tabs"; section 4, "Rate confirmation status". Choice: a flagged confirmation
 * stays in the tab of its status, as a flag says nothing about delivery.
 */
export const isInRateConfirmationTab = (
  confirmation: Pick<RateConfirmation, 'status' | 'openTicketsCount'>,
  tab: RateConfirmationTab,
): boolean => {
  const requested = RATE_CONFIRMATION_TABS[tab]
  return (
    (requested.status === null || requested.status === confirmation.status) &&
    (!requested.isFlagged || isFlagged(confirmation))
  )
}

const KNOWN: ReadonlySet<string | null> = new Set(Object.keys(RATE_CONFIRMATION_TABS))

/**
 * The tab named by an address.
 *
 * Empty: All, also for an unknown name.
 * Source: section 2, "Rate confirmation tabs".
 */
export const rateConfirmationTabOf = (name: string | null): RateConfirmationTab =>
  KNOWN.has(name) ? (name as RateConfirmationTab) : 'all'
