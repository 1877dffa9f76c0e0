import { containsText } from './contains-text.ts'
import { creatorRequestedFor, type OwnOnly } from './own-rate-confirmations.ts'
import type { RateConfirmation } from './rate-confirmation.ts'
import { isInRateConfirmationTab, type RateConfirmationTab } from './rate-confirmation-tabs.ts'
import type { UserId } from '../shared/ids.ts'
import type { RateConfirmationStatus } from './rate-confirmation-status.ts'

/** Which rate confirmations are asked for. What is left out narrows nothing. Source: section 7, "Rate confirmations". */
export interface RateConfirmationsParams {
  readonly tab: RateConfirmationTab
  /** Only those of this status, besides what the tab asks for. */
  readonly status?: RateConfirmationStatus
  /** Only those that this user made. */
  readonly creatorId?: UserId
  /** Only those to a carrier whose legal name contains it, whatever its case. */
  readonly carrierName?: string
  /** From 1, which it is when left out. */
  readonly page?: number
}

/** What somebody chose on the list of rate confirmations. Source: section 2, "Rate confirmation tabs". */
export interface RateConfirmationsChoice {
  readonly tab: RateConfirmationTab
  /** What was typed to narrow the list; null or blank: nothing. */
  readonly carrierName: string | null
  /** From 1. */
  readonly page: number
}

/**
 * What the list is asked for, given what was chosen and whether one's own alone are shown.
 *
 * Empty: what narrows nothing is left out.
 * Source: section 6, "Own rate confirmations"; section 2, "Rate confirmation tabs".
 */
export const rateConfirmationsParamsFor = (
  { tab, carrierName, page }: RateConfirmationsChoice,
  own: OwnOnly,
): RateConfirmationsParams => {
  const creatorId = creatorRequestedFor(own)
  const name = carrierName?.trim() ?? ''
  return {
    tab,
    page,
    ...(creatorId !== null && { creatorId }),
    ...(name !== '' && { carrierName: name }),
  }
}

/**
 * The rate confirmations that an ask is answered with, the greatest id first. Its page is not cut out.
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
