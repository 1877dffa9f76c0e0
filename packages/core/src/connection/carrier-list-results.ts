import type { Identifier } from '../carrier/identifiers.ts'
import { identifierText } from '../carrier/identifier-text.ts'
import { placeText } from '../carrier/place-text.ts'
import { primaryIdentifiers } from '../carrier/primary-identifiers.ts'
import type { ExportColumn } from '../shared/export-table.ts'
import type { CarrierId } from '../shared/ids.ts'
import { listText } from '../shared/list-text.ts'
import { type CarrierListRow, UNREAD_REASON_TEXTS } from './carrier-list.ts'
import {
  hasEachNumber,
  listedTieText,
  listedUseText,
  listedVerdictText,
  type ListedCarrier,
  type NumbersOfText,
  numbersOfText,
} from './listed-carrier.ts'

/** What became of a row of a list, in the order in which a broker works through them. */
export const CARRIER_LIST_RESULTS = {
  ready: 'Ready to monitor',
  added: 'Now monitored',
  monitored: 'Already monitored',
  several: 'Choose one',
  'in-part': 'Not by each number',
  'not-found': 'Not found',
  unread: 'Not recognized',
  repeated: 'Duplicate',
  waiting: 'Not looked up',
} as const

/** One of them. */
export type CarrierListResultKind = keyof typeof CARRIER_LIST_RESULTS

/** All of them, in order. */
export const CARRIER_LIST_RESULT_KINDS = Object.keys(CARRIER_LIST_RESULTS) as readonly CarrierListResultKind[]

/** A row of a list with what became of it. */
export interface CarrierListResult {
  /** From 0: a line may have several rows. */
  readonly at: number
  readonly row: CarrierListRow
  readonly kind: CarrierListResultKind
  /** The carrier that it names, or that was chosen, or that has some of its numbers. Null: none, or several. */
  readonly carrier: ListedCarrier | null
  /** All carriers that its numbers name, so that another one can be chosen. */
  readonly candidates: readonly ListedCarrier[]
  /** The line that named the carrier first, for a repeated one. */
  readonly firstLine: number | null
}

/** The key under which an identifier is looked up once, however often a list has it. */
export const listedKey = ({ type, value, region }: Identifier): string => `${type} ${region ?? ''} ${value}`

/** What is known about a list beyond its text. */
export interface CarrierListKnowledge {
  /** The carriers of each identifier that was looked up, by `listedKey`. */
  readonly found: ReadonlyMap<string, readonly ListedCarrier[]>
  /** The carriers chosen among several, by the place of their row. */
  readonly chosen: ReadonlyMap<number, CarrierId>
  /** The carriers that are monitored since this list was read. */
  readonly added: ReadonlySet<CarrierId>
}

const candidatesOf = (
  { identifiers }: CarrierListRow,
  found: CarrierListKnowledge['found'],
): readonly ListedCarrier[] => {
  const byId = new Map<CarrierId, ListedCarrier>()
  for (const identifier of identifiers)
    for (const carrier of found.get(listedKey(identifier)) ?? []) byId.set(carrier.id, carrier)
  const all = [...byId.values()]
  const withEach = all.filter(carrier => hasEachNumber(carrier, identifiers))
  return withEach.length > 0 ? withEach : all
}

/**
 * What became of each row: the carrier that it names, if its numbers name one alone or one was chosen. One that has some of its
 * numbers and not the others is `in-part` until it is chosen: another carrier may be meant.
 *
 * A carrier counts at the first row that names it; later ones are repeated. Source: section 4, "Subscription".
 */
export const carrierListResults = (
  rows: readonly CarrierListRow[],
  { found, chosen, added }: CarrierListKnowledge,
): readonly CarrierListResult[] => {
  const firstLines = new Map<CarrierId, number>()
  return rows.map((row, at) => {
    const candidates = candidatesOf(row, found)
    const of = (
      kind: CarrierListResultKind,
      carrier: ListedCarrier | null = null,
      firstLine: number | null = null,
    ) => ({
      at,
      row,
      kind,
      carrier,
      candidates,
      firstLine,
    })
    if (row.unread !== null) return of('unread')
    if (row.identifiers.some(identifier => !found.has(listedKey(identifier)))) return of('waiting')
    const [only] = candidates
    if (only === undefined) return of('not-found')
    const picked = candidates.find(({ id }) => id === chosen.get(at))
    if (picked === undefined && candidates.length > 1) return of('several')
    const carrier = picked ?? only
    if (picked === undefined && !hasEachNumber(carrier, row.identifiers)) return of('in-part', carrier)
    const firstLine = firstLines.get(carrier.id)
    if (firstLine !== undefined) return of('repeated', carrier, firstLine)
    firstLines.set(carrier.id, row.line)
    if (added.has(carrier.id)) return of('added', carrier)
    return of(carrier.isMonitored ? 'monitored' : 'ready', carrier)
  })
}

/** How many rows have each result. */
export const countCarrierListResults = (
  results: readonly CarrierListResult[],
): Readonly<Record<CarrierListResultKind, number>> => {
  const counts = Object.fromEntries(CARRIER_LIST_RESULT_KINDS.map(kind => [kind, 0])) as Record<
    CarrierListResultKind,
    number
  >
  for (const { kind } of results) counts[kind] += 1
  return counts
}

const NO_NUMBERS: NumbersOfText = { own: [], foreign: [] }

const severalNote = ({ row, candidates }: CarrierListResult): string =>
  candidates.some(each => hasEachNumber(each, row.identifiers))
    ? `${candidates.length} carriers have this number.`
    : `Its numbers are of ${candidates.length} carriers.`

/**
 * What a row says beside its result: why it was not understood, which line named the carrier, or which of its numbers found the
 * carrier and which did not. Empty: nothing.
 */
export const carrierListResultNote = (result: CarrierListResult): string => {
  const { kind, row, carrier, firstLine } = result
  if (row.unread !== null) return UNREAD_REASON_TEXTS[row.unread]
  if (kind === 'several') return severalNote(result)
  if (kind === 'not-found') return 'No carrier has this number.'
  if (firstLine !== null) return `Same carrier as line ${firstLine}.`
  const { own, foreign } = carrier === null ? NO_NUMBERS : numbersOfText(carrier, row.identifiers)
  if (foreign.length === 0) return ''
  return own.length === 0
    ? `It does not have ${listText(foreign)}.`
    : `Found by ${listText(own)}, not by ${listText(foreign)}.`
}

const ofCarrier =
  (cell: (carrier: ListedCarrier) => string | null) =>
  ({ carrier }: CarrierListResult): string | null =>
    carrier && cell(carrier)

/**
 * The columns of the report on a list: each line as it was written, as it was read, and what became of it.
 *
 * Source: section 4, "Subscription"; section 9, "Feature toggles" (DISABLE_DNU_ASSOCIATIONS).
 */
export const carrierListReport = (
  offersDoNotUseAssociations = true,
): readonly ExportColumn<CarrierListResult>[] => [
  { header: 'Line', cell: ({ row }) => row.line },
  { header: 'As entered', cell: ({ row }) => row.text },
  { header: 'Read as', cell: ({ row }) => row.readAs },
  { header: 'Result', cell: ({ kind }) => CARRIER_LIST_RESULTS[kind] },
  { header: 'Note', cell: carrierListResultNote },
  { header: 'Carrier', cell: ofCarrier(({ legalName }) => legalName) },
  { header: 'Doing business as', cell: ofCarrier(({ dbaName }) => dbaName) },
  {
    header: 'Numbers',
    cell: ofCarrier(it => primaryIdentifiers(it.identifiers).map(identifierText).join(', ')),
  },
  { header: 'Place', cell: ofCarrier(({ physicalAddress }) => placeText(physicalAddress) ?? null) },
  { header: 'May be used', cell: ofCarrier(listedUseText) },
  { header: 'Verdict', cell: ofCarrier(listedVerdictText) },
  { header: 'Tied to', cell: ofCarrier(it => listedTieText(it, offersDoNotUseAssociations)) },
]
