import type { CarrierSummary } from '../carrier/carrier.ts'
import { dispatchStop } from '../carrier/dispatch-stop.ts'
import type { Identifier } from '../carrier/identifiers.ts'
import { identifiersInOrder } from '../carrier/primary-identifiers.ts'
import { partialText } from '../rules/partial-text.ts'
import type { Verdict } from '../rules/verdict.ts'

/** A carrier that a number of a list names: enough to recognize it, and to decide whether to monitor it. */
export interface ListedCarrier
  extends Pick<
    CarrierSummary,
    'id' | 'legalName' | 'dbaName' | 'identifiers' | 'physicalAddress' | 'rulesAssessment' | 'connection'
  > {
  /** By the company's rules; null when nothing is assessed. */
  readonly verdict: Verdict | null
  /** How many rules behind the verdict this user does not see. */
  readonly hiddenRules: number
  readonly isMonitored: boolean
}

/** Identifiers in one request, at most. Source: section 7, "Carriers"; the call is ours. */
export const MATCHED_AT_ONCE = 500
/** Names in one request, at most. */
export const NAMES_MATCHED_AT_ONCE = 100

/** The number by which a file names a carrier: its DOT number, else its first. Empty: undefined, it has none. */
export const ownNumber = ({ identifiers }: Pick<ListedCarrier, 'identifiers'>): Identifier | undefined =>
  identifiersInOrder(identifiers)[0]

const keyOf = ({ type, value }: Identifier): string => `${type} ${value.replace(/^0+(?=.)/, '')}`

/**
 * Whether a carrier has each number of a text. Digits that are a DOT or an MC number count once, as either. Empty: true for
 * one number, as the carrier was found by it.
 */
export const hasEachNumber = (
  { identifiers: own }: Pick<ListedCarrier, 'identifiers'>,
  identifiers: readonly Identifier[],
): boolean => {
  const all = new Set(identifiers.map(({ value }) => value))
  if (all.size < 2) return true
  const keys = new Set(own.map(keyOf))
  const had = new Set(identifiers.filter(it => keys.has(keyOf(it))).map(({ value }) => value))
  return had.size === all.size
}

/** "Fail", "Fail, partial: 3 rules are not shown to you". Empty: null, not assessed. */
export const listedVerdictText = ({ verdict, hiddenRules }: ListedCarrier): string | null =>
  verdict === null || hiddenRules === 0
    ? verdict
    : `${verdict}, ${partialText({ count: hiddenRules, worst: verdict })}`

/**
 * Whether a listed carrier may be used: "Do not dispatch", "On hold", else its verdict as above. Empty: null, nothing stops
 * it and it is not assessed. Source: section 4, "Do not dispatch"; section 4, "Category and overall status".
 */
export const listedUseText = (carrier: ListedCarrier): string | null =>
  dispatchStop(carrier.connection)?.label ?? listedVerdictText(carrier)
