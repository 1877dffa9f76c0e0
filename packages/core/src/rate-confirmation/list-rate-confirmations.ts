import type { UserId } from '../shared/ids.ts'
import { containsText } from './contains-text.ts'
import { creatorRequestedFor, type OwnOnly } from './own-rate-confirmations.ts'
import type { RateConfirmation } from './rate-confirmation.ts'
import type { RateConfirmationStatus } from './rate-confirmation-status.ts'
import {
  isInRateConfirmationTab,
  RATE_CONFIRMATION_TABS,
  type RateConfirmationTab,
} from './rate-confirmation-tabs.ts'

/**
 * The request for a list of rate confirmations. An omitted filter narrows nothing.
 * Source: section 7, "Rate confirmations".
 */
export interface RateConfirmationsParams {
  readonly tab: RateConfirmationTab
  /** Only those with this status, besides the tab's own. */
  readonly status?: RateConfirmationStatus
  /** Only those that this user created. */
  readonly creatorId?: UserId
  /** Only those to a carrier whose legal name contains it, ignoring case. */
  readonly carrierName?: string
  /** From 1; 1 if omitted. */
  readonly page?: number
}

/** The request for the counts of all tabs: what narrows them all. */
export type RateConfirmationCountsParams = Pick<RateConfirmationsParams, 'creatorId' | 'carrierName'>

/** How many rate confirmations each tab has. */
export type RateConfirmationCounts = Readonly<Record<RateConfirmationTab, number>>

/** The choices on the list of rate confirmations. Source: section 2, "Rate confirmation tabs". */
export interface RateConfirmationsChoice {
  readonly tab: RateConfirmationTab
  /** The typed carrier filter; null or blank: none. */
  readonly carrierName: string | null
  /** The chosen sender; null: anyone. */
  readonly creatorId: UserId | null
  /** From 1. */
  readonly page: number
}

/**
 * The request for the list, given the choices and whether only own rate confirmations are shown.
 *
 * Empty: inactive filters are left out.
 * Source: section 6, "Own rate confirmations"; section 2, "Rate confirmation tabs".
 */
export const rateConfirmationsParamsFor = (
  { tab, carrierName, creatorId: chosen, page }: RateConfirmationsChoice,
  own: OwnOnly,
): RateConfirmationsParams => {
  const creatorId = creatorRequestedFor(own, chosen)
  const name = carrierName?.trim() ?? ''
  return {
    tab,
    page,
    ...(creatorId !== null && { creatorId }),
    ...(name !== '' && { carrierName: name }),
  }
}

/**
 * The rate confirmations that match a request, highest id first, not cut to its page.
 *
 * Source: section 3, "Rate confirmation"; section 2, "Rate confirmation tabs".
 */
export const listRateConfirmations = (
  confirmations: readonly RateConfirmation[],
  { tab, creatorId, carrierName, status }: RateConfirmationsParams,
): readonly RateConfirmation[] =>
  confirmations
    .filter(
      each =>
        isInRateConfirmationTab(each, tab) &&
        (creatorId ?? each.creatorId) === each.creatorId &&
        (status ?? each.status) === each.status &&
        containsText(each.carrierLegalName, carrierName ?? ''),
    )
    .toSorted((one, other) => other.id - one.id)

/**
 * How many rate confirmations that match a request are in each tab.
 *
 * Source: section 2, "Rate confirmation tabs".
 */
export const countRateConfirmations = (
  confirmations: readonly RateConfirmation[],
  { creatorId, carrierName }: RateConfirmationCountsParams,
): RateConfirmationCounts => {
  const narrowed = { ...(creatorId && { creatorId }), ...(carrierName && { carrierName }) }
  const tabs = Object.keys(RATE_CONFIRMATION_TABS) as RateConfirmationTab[]
  return Object.fromEntries(
    tabs.map(tab => [tab, listRateConfirmations(confirmations, { ...narrowed, tab }).length]),
  ) as RateConfirmationCounts
}
