import { strongestTieText } from '../carrier/association/identity-tie-text.ts'
import { strongestTie } from '../carrier/association/identity-tie.ts'
import type { CarrierSummary } from '../carrier/carrier.ts'
import { dispatchStop } from '../carrier/dispatch-stop.ts'
import { identifierLabel } from '../carrier/identifier-label.ts'
import { identifierText } from '../carrier/identifier-text.ts'
import type { Identifier } from '../carrier/identifiers.ts'
import { identifiersInOrder } from '../carrier/primary-identifiers.ts'
import { partialText } from '../rules/partial-text.ts'
import type { Verdict } from '../rules/verdict.ts'

/** A carrier that a number of a list names: enough to recognize it, and to decide whether to monitor it. */
export interface ListedCarrier
  extends Pick<
    CarrierSummary,
    | 'id'
    | 'legalName'
    | 'dbaName'
    | 'identifiers'
    | 'physicalAddress'
    | 'rulesAssessment'
    | 'connection'
    | 'cautions'
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

/** The numbers of a text, in words: those that a carrier has, and those that it has not. */
export interface NumbersOfText {
  readonly own: readonly string[]
  readonly foreign: readonly string[]
}

/**
 * Which numbers of a text a carrier has: "MC 123456", "DOT or MC 123456". Digits that are a DOT or an MC number count once, as
 * either. Empty: one number is its own, as the carrier was found by it.
 */
export const numbersOfText = (
  { identifiers: own }: Pick<ListedCarrier, 'identifiers'>,
  identifiers: readonly Identifier[],
): NumbersOfText => {
  const keys = new Set(own.map(keyOf))
  const values = [...new Set(identifiers.map(({ value }) => value))]
  const numbers = values.map(value => {
    const readings = identifiers.filter(it => it.value === value)
    const types = readings.slice(0, -1).map(({ type }) => `${identifierLabel(type)} or `)
    const text = `${types.join('')}${readings.slice(-1).map(identifierText).join('')}`
    return { text, isOwn: values.length === 1 || readings.some(it => keys.has(keyOf(it))) }
  })
  const textsOf = (isOwn: boolean) => numbers.filter(it => it.isOwn === isOwn).map(({ text }) => text)
  return { own: textsOf(true), foreign: textsOf(false) }
}

/** Whether a carrier has each number of a text. Empty: true for one number, as the carrier was found by it. */
export const hasEachNumber = (
  carrier: Pick<ListedCarrier, 'identifiers'>,
  identifiers: readonly Identifier[],
): boolean => numbersOfText(carrier, identifiers).foreign.length === 0

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

/**
 * The strongest tie of a listed carrier to one that should not be used: "Same phone as COPPER WREN TRANSPORT LLC, revoked 29
 * Jan 2024". Empty: null without one. Source: section 3, "Associated carriers";
 * section 9, "Feature toggles" (DISABLE_DNU_ASSOCIATIONS).
 */
export const listedTieText = (
  { cautions }: Pick<ListedCarrier, 'cautions'>,
  offersDoNotUseAssociations = true,
): string | null => {
  const found = strongestTie(cautions, offersDoNotUseAssociations)
  return found === null ? null : strongestTieText(found)
}
