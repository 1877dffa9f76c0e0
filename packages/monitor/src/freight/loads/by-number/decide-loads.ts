import type { Kysely } from 'kysely'
import type { Schema } from '../../../database/schema.ts'
import { check } from '../../../http/check.ts'
import { Refused, type WireError } from '../../../http/refused.ts'
import { type KnownLoad, knownLoads } from './known-loads.ts'
import { type LoadFields, loadInBody, type SentLoad } from './load-in-body.ts'
import {
  changedValues,
  isOpen,
  type LoadValues,
  type NamedCarrier,
  valuesAfter,
  valuesOf,
} from './load-values.ts'
import { blockedCarriers, nameCarriers } from './name-carriers.ts'
import { type PlacedStops, placeStops } from './place-stops.ts'
import { type StopChanges, stopChanges } from './stop-changes.ts'

/** What becomes of one load of a call. */
export type DecidedLoad =
  | { readonly number: string | null; readonly result: 'refused'; readonly errors: readonly WireError[] }
  | WrittenLoad

export interface WrittenLoad {
  readonly number: string
  readonly result: 'created' | 'changed' | 'unchanged'
  /** Null: it is new. */
  readonly id: number | null
  readonly before: LoadValues | null
  readonly values: LoadValues
  readonly stops: StopChanges
  readonly source_updated_at: Date | null
  /** Whether its row is another than before. */
  readonly isWritten: boolean
  /** What is another, in words. */
  readonly changed: readonly string[]
}

export interface Deciding {
  readonly companyId: number
  readonly now: Date
}

const NUMBER_SHOWN = 60
/** How far the clock of another system may be ahead. */
const AHEAD_MS = 300_000
const INSTANT = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeStyle: 'medium',
  timeZone: 'UTC',
})
const instantText = (at: Date) => `${INSTANT.format(at).replaceAll('\u202f', ' ')} UTC`

const numberOf = (item: unknown): string | null => {
  const number = (item as { external_load_number?: unknown } | null)?.external_load_number
  return typeof number === 'string' ? number.trim().slice(0, NUMBER_SHOWN) : null
}

const refuse = (number: string | null, ...errors: readonly WireError[]): DecidedLoad => ({
  number,
  result: 'refused',
  errors,
})

/** A load as it was sent, or why it cannot be read. */
const read = (item: unknown): SentLoad | readonly WireError[] => {
  try {
    return check(loadInBody, item)
  } catch (thrown) {
    if (thrown instanceof Refused) return thrown.errors
    throw thrown
  }
}

/** What is known of one load that could be read. */
interface Question {
  readonly sent: LoadFields
  readonly known: readonly KnownLoad[]
  readonly placed: PlacedStops
  readonly carrier: NamedCarrier | string | undefined
}

const staleness = (sent: LoadFields, { row }: KnownLoad, now: Date): readonly WireError[] => {
  const { updated_at: at } = sent
  if (at === undefined) return []
  if (at.getTime() > now.getTime() + AHEAD_MS)
    return [{ field: 'updated_at', message: 'This is in the future.' }]
  const last = row.source_updated_at
  return last !== null && at < last
    ? [{ field: 'updated_at', message: `A newer change is on record, of ${instantText(last)}.` }]
    : []
}

/** What becomes of one load, apart from whether its carrier is blocked. */
function decideOne(number: string, { sent, known, placed, carrier }: Question, now: Date): DecidedLoad {
  const [load, ...others] = known
  const errors: WireError[] = [...placed.errors]
  if (others.length > 0)
    errors.push({ field: 'external_load_number', message: 'Several loads of the company have this number.' })
  if (typeof carrier === 'string') errors.push({ field: 'carrier', message: carrier })
  if (load !== undefined) errors.push(...staleness(sent, load, now))
  else if (sent.updated_at !== undefined && sent.updated_at.getTime() > now.getTime() + AHEAD_MS)
    errors.push({ field: 'updated_at', message: 'This is in the future.' })
  if (load === undefined && sent.stops === undefined)
    errors.push({ field: 'stops', message: 'Give the stops of a new load.' })
  const isPlaced = sent.stops !== undefined && placed.errors.length === 0
  const stops = isPlaced ? stopChanges(load?.stops ?? [], placed.stops) : { written: [], removed: [] }
  if ('errors' in stops) errors.push(...stops.errors)
  if (errors.length > 0 || 'errors' in stops || typeof carrier === 'string') return refuse(number, ...errors)
  const before = load === undefined ? null : valuesOf(load.row)
  const updatedAt = sent.updated_at ?? load?.row.source_updated_at ?? null
  const values = valuesAfter(before, sent, carrier)
  const hasOtherStops = stops.written.length > 0 || stops.removed.length > 0
  const changed =
    before === null ? [] : [...changedValues(before, values), ...(hasOtherStops ? ['stops'] : [])]
  return {
    number,
    result: before === null ? 'created' : changed.length > 0 ? 'changed' : 'unchanged',
    id: load?.row.id ?? null,
    before,
    values,
    stops,
    source_updated_at: updatedAt,
    isWritten: changed.length > 0 || updatedAt?.getTime() !== load?.row.source_updated_at?.getTime(),
    changed,
  }
}

/** The carrier that an open load gets, where it is another than before. */
const newCarrier = (decided: DecidedLoad): number | null =>
  decided.result !== 'refused' &&
  decided.values.carrier_id !== (decided.before?.carrier_id ?? null) &&
  isOpen(decided.values.status)
    ? decided.values.carrier_id
    : null

/** A number that a call has more than once: no one knows which of them is meant. */
const repeatedIn = (numbers: readonly (string | null)[]): ReadonlySet<string> =>
  new Set(numbers.filter((number, at) => number !== null && numbers.indexOf(number) !== at) as string[])

type ReadItem =
  | { readonly number: string | null; readonly errors: readonly WireError[] }
  | { readonly number: string; readonly sent: SentLoad }

const readAll = (items: readonly unknown[]): readonly ReadItem[] => {
  const repeated = repeatedIn(items.map(numberOf))
  return items.map(item => {
    const number = numberOf(item)
    if (number !== null && repeated.has(number)) {
      const message = 'This number is here more than once.'
      return { number, errors: [{ field: 'external_load_number', message }] }
    }
    const sent = read(item)
    return 'length' in sent ? { number, errors: sent } : { number: sent.external_load_number, sent }
  })
}

/**
 * What becomes of each load of a call, in the order given, by as many statements for 500 as for one. Nothing is written.
 *
 * Refuses, each load alone and by field: what cannot be read, a number that the call has twice or that several loads have,
 * a new load without stops, a place that is not on record, a carrier whose number several have, an open load for a
 * carrier that the company marked do not dispatch, and a change that is older than the one on record.
 */
export async function decideLoads(
  db: Kysely<Schema>,
  { companyId, now }: Deciding,
  items: readonly unknown[],
): Promise<readonly DecidedLoad[]> {
  const readItems = readAll(items)
  const readable = readItems.flatMap(item => ('sent' in item ? [item] : []))
  const known = await knownLoads(
    db,
    companyId,
    readable.map(({ number }) => number),
  )
  const placed = await placeStops(
    db,
    readable.map(({ sent }) => sent.stops ?? []),
  )
  const carriers = await nameCarriers(
    db,
    readable.map(({ sent }) => sent.carrier),
  )
  let next = 0
  const decided = readItems.map(item => {
    if (!('sent' in item)) return refuse(item.number, ...item.errors)
    const at = next
    next += 1
    return decideOne(
      item.number,
      {
        sent: item.sent,
        known: known.get(item.number) ?? [],
        placed: placed[at] ?? { stops: [], errors: [] },
        carrier: carriers[at],
      },
      now,
    )
  })
  const assigned = decided.map(newCarrier)
  const blocked = await blockedCarriers(db, companyId, new Set(assigned.filter(id => id !== null)))
  return decided.map((load, at) => {
    const reason = blocked.get(assigned[at] ?? 0)
    return reason === undefined ? load : refuse(load.number, { field: 'carrier', message: reason })
  })
}
