import type { CarrierSummary } from '../carrier/carrier.ts'
import type { Identifier } from '../carrier/identifiers.ts'
import { overallVerdict } from '../rules/assess.ts'
import {
  carrierNumberText,
  type Certainty,
  identifiersOf,
  leastCertain,
  type PlainNumbers,
  readCarrierNumber,
} from '../search/carrier-number.ts'
import { carrierNumbersIn, numberBesideName } from '../search/carrier-numbers-in.ts'
import { CUT_NUMBER_TEXT, hasCutNumber, saysNothing } from '../search/number-marks.ts'
import type { CarrierQuery } from '../search/carrier-query.ts'
import { readSearch } from '../search/read-search.ts'
import type { CalendarDate } from '../shared/calendar-date.ts'
import type { Failure } from '../shared/failure.ts'
import { stripName } from '../shared/name-text.ts'
import type { Refusal } from '../shared/refusal.ts'
import { hasEachNumber, type ListedCarrier } from './listed-carrier.ts'

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
  | {
      readonly kind: 'name'
      readonly query: CarrierQuery
      /** Other names by which it is found: the one behind "dba", "&" in place of "and". In the form of the query. */
      readonly also: readonly string[]
      readonly readAs: string
    }
  /** Why it names none, in words. */
  | { readonly kind: 'unread'; readonly message: string }

const DBA = /\s*[,(]?\s*\b(?:D\.?\s?\/?\s?B\.?\s?\/?\s?A\b\.?|DOING BUSINESS AS)\s*:?\s*/i

/** The names in a text: the legal one, and the one behind "dba". */
const namesIn = (text: string): readonly string[] => text.split(DBA).filter(name => stripName(name) !== '')

/** Names in the form of a query, each once, also with "&" for "and" and the reverse. */
const spellingsOf = (names: readonly string[]): readonly string[] => [
  ...new Set(
    names
      .flatMap(name => [name, name.replaceAll(/\s+and\s+/gi, ' & '), name.replaceAll(/\s*&\s*/g, ' and ')])
      .map(stripName),
  ),
]

/**
 * What a text of a list names: a number in any spelling, else the numbers with their type inside it, else a number beside
 * a name, else a name. `plain`: what digits alone are.
 *
 * Empty: an empty text is `unread`, as is one that stands for nothing (N/A), without a letter or digit or of more than 200
 * characters, and a number that a spreadsheet has cut (1.23457E+06).
 * Source: section 5, "Search text: one box". Choice: a text that only might be a number is a name.
 */
export const readCarrierReference = (text: string, plain: PlainNumbers = 'DOT or MC'): CarrierReference => {
  const whole = readCarrierNumber(text)
  const isNumber = whole !== undefined && whole.certainty !== 'possible'
  const inside = isNumber ? [whole] : carrierNumbersIn(text)
  const beside = inside.length > 0 ? undefined : numberBesideName(text)
  const numbers = beside === undefined ? inside : [beside]
  if (numbers.length > 0)
    return {
      kind: 'numbers',
      identifiers: numbers.flatMap(number => identifiersOf(number, plain)),
      readAs: numbers.map(number => carrierNumberText(number, plain)).join(', '),
      certainty: leastCertain(numbers),
    }
  if (hasCutNumber(text)) return { kind: 'unread', message: CUT_NUMBER_TEXT }
  if (text.trim() !== '' && saysNothing(text)) return { kind: 'unread', message: 'This stands for nothing.' }
  const names = namesIn(text)
  const [, ...also] = spellingsOf(names)
  const read = readSearch({ text: names[0] ?? text, asName: true, onlyMine: false })
  return read.ok
    ? { kind: 'name', query: read.value, also, readAs: text.trim() }
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

const isNamed = (values: readonly string[], { legalName, dbaName }: ListedCarrier): boolean =>
  values.includes(stripName(legalName)) || (dbaName !== null && values.includes(stripName(dbaName)))

/** The carriers of a text that its own words name best. */
const bestOf = (
  reference: Exclude<CarrierReference, { readonly kind: 'unread' }>,
  found: readonly ListedCarrier[],
): readonly ListedCarrier[] => {
  if (reference.kind === 'name')
    return found.filter(carrier => isNamed([reference.query.value, ...reference.also], carrier))
  return found.filter(it => hasEachNumber(it, reference.identifiers))
}

/**
 * What became of a text, from the carriers that its numbers or the start of its name found.
 *
 * Of carriers whose name starts with a text, those with exactly this name come before all others; of those with one of
 * several numbers, the one with each of them. A carrier without one of the numbers is only possible.
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
  const best = bestOf(reference, byId)
  const candidates = best.length > 0 ? best : byId
  const [carrier] = candidates
  if (carrier === undefined) return { text, readAs, kind: 'not-found' }
  if (candidates.length > 1) return { text, readAs, kind: 'ambiguous', candidates }
  const surest = reference.kind === 'numbers' ? reference.certainty : 'likely'
  return { text, readAs, kind: 'found', carrier, certainty: best.length > 0 ? surest : 'possible' }
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
    cautions,
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
  cautions,
  isMonitored: subscription !== null,
})
