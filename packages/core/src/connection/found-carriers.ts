import type { CarrierSummary } from '../carrier/carrier.ts'
import type { Identifier } from '../carrier/identifiers.ts'
import { overallVerdict } from '../rules/assess.ts'
import {
  type CarrierNumber,
  carrierNumbersIn,
  carrierNumberText,
  type Certainty,
  identifiersOf,
  type PlainNumbers,
  readCarrierNumber,
} from '../search/carrier-number.ts'
import type { CarrierQuery } from '../search/carrier-query.ts'
import { readSearch } from '../search/read-search.ts'
import type { CalendarDate } from '../shared/calendar-date.ts'
import type { Failure } from '../shared/failure.ts'
import { stripName } from '../shared/name-text.ts'
import type { Refusal } from '../shared/refusal.ts'
import type { ListedCarrier } from './listed-carrier.ts'

/** What a text of a list names: a carrier by its numbers, by its name, or none. */
export type CarrierReference =
  | {
      readonly kind: 'numbers'
      /** The numbers that may name it: of digits alone two. At least one. */
      readonly identifiers: readonly Identifier[]
      /** "DOT 1234567", "DOT or MC 1234567". */
      readonly readAs: string
      readonly certainty: Certainty
    }
  | { readonly kind: 'name'; readonly query: CarrierQuery; readonly readAs: string }
  /** Why it names none, in words. */
  | { readonly kind: 'unread'; readonly message: string }

/** From the surest. */
const CERTAINTIES: readonly Certainty[] = ['certain', 'likely', 'possible']

const leastCertain = (numbers: readonly CarrierNumber[]): Certainty =>
  numbers.reduce<Certainty>(
    (least, { certainty }) =>
      CERTAINTIES.indexOf(certainty) > CERTAINTIES.indexOf(least) ? certainty : least,
    'certain',
  )

/**
 * What a text of a list names: a number in any spelling, else the numbers with their type inside it, else a name.
 * `plain`: what digits alone are.
 *
 * Empty: an empty text is `unread`, as is one without a letter or digit or of more than 200 characters.
 * Source: section 5, "Search text: one box". Choice: a text that only might be a number is a name.
 */
export const readCarrierReference = (text: string, plain: PlainNumbers = 'DOT or MC'): CarrierReference => {
  const whole = readCarrierNumber(text)
  const isNumber = whole !== undefined && whole.certainty !== 'possible'
  const numbers = isNumber ? [whole] : carrierNumbersIn(text)
  if (numbers.length > 0)
    return {
      kind: 'numbers',
      identifiers: numbers.flatMap(number => identifiersOf(number, plain)),
      readAs: numbers.map(number => carrierNumberText(number, plain)).join(', '),
      certainty: leastCertain(numbers),
    }
  const read = readSearch({ text, asName: true, onlyMine: false })
  return read.ok
    ? { kind: 'name', query: read.value, readAs: text.trim() }
    : { kind: 'unread', message: read.refusal.message }
}

/**
 * What became of a text of a list.
 *
 * - `found`: one carrier. How sure: as its number was read; of a name `likely`, or `possible` if its name goes on.
 * - `ambiguous`: several carriers have the number or the name, ten at most.
 * - `not-found`: no carrier has it.
 * - `unread`: the text names no carrier.
 * - `refused`, `failed`: unknown, as the server refused or did not answer.
 */
export type CarrierFinding = {
  readonly text: string /** Empty: nothing was understood. */
  readonly readAs: string
} & (
  | { readonly kind: 'found'; readonly carrier: ListedCarrier; readonly certainty: Certainty }
  | { readonly kind: 'ambiguous'; readonly candidates: readonly ListedCarrier[] }
  | { readonly kind: 'not-found' }
  | { readonly kind: 'unread'; readonly message: string }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'failed'; readonly failure: Failure }
)

const isNamed = (value: string, { legalName, dbaName }: ListedCarrier): boolean =>
  stripName(legalName) === value || (dbaName !== null && stripName(dbaName) === value)

/**
 * What became of a text, from the carriers that its numbers or the start of its name found.
 *
 * Of carriers whose name starts with a text, those with exactly this name come before all others.
 * Source: section 5, "Search text: name". Choice: numbers of two carriers in one text are ambiguous.
 */
export const carrierFinding = (
  text: string,
  reference: CarrierReference,
  found: readonly ListedCarrier[],
): CarrierFinding => {
  if (reference.kind === 'unread') return { text, readAs: '', ...reference }
  const { readAs } = reference
  const byId = [...new Map(found.map(carrier => [carrier.id, carrier])).values()]
  const exact =
    reference.kind === 'name' ? byId.filter(carrier => isNamed(reference.query.value, carrier)) : byId
  const candidates = exact.length > 0 ? exact : byId
  const [carrier] = candidates
  if (carrier === undefined) return { text, readAs, kind: 'not-found' }
  if (candidates.length > 1) return { text, readAs, kind: 'ambiguous', candidates }
  const named = exact.length > 0 ? 'likely' : 'possible'
  const certainty = reference.kind === 'numbers' ? reference.certainty : named
  return { text, readAs, kind: 'found', carrier, certainty }
}

/** A row of a carrier list as a number of a list finds it, on a day. */
export const listedCarrierOf = (
  {
    id,
    legalName,
    dbaName,
    identifiers,
    physicalAddress,
    rulesAssessment,
    subscription,
    connection,
  }: Omit<ListedCarrier, 'verdict' | 'hiddenRules' | 'isMonitored'> & Pick<CarrierSummary, 'subscription'>,
  today: CalendarDate,
): ListedCarrier => ({
  id,
  legalName,
  dbaName,
  identifiers,
  physicalAddress,
  rulesAssessment,
  verdict: rulesAssessment && overallVerdict(rulesAssessment, today),
  hiddenRules: rulesAssessment?.hidden?.count ?? 0,
  connection,
  isMonitored: subscription !== null,
})
