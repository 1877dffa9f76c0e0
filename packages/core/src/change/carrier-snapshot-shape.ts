import { type AuthorityStatus } from '../carrier/facts/authority-facts.ts'
import type { Cover } from '../carrier/facts/cover-facts.ts'
import { type Verdict, WORST_FIRST } from '../rules/verdict.ts'
import { type CalendarDate, parseCalendarDate } from '../shared/calendar-date.ts'
import { type CarrierId, parseId } from '../shared/ids.ts'
import { type CarrierSnapshot, SNAPSHOT_CARRIERS_MAX } from './carrier-snapshot.ts'
import { WATCHED_LINES, type WatchedFacts } from './watched-facts.ts'

/** A snapshot as JSON: its carriers are pairs. */
export interface WrittenSnapshot extends Omit<CarrierSnapshot, 'carriers'> {
  readonly carriers: readonly (readonly [CarrierId, WatchedFacts])[]
}

/** Converts a snapshot to its stored form. Source: section 2, "What changed". */
export const writeSnapshot = (look: CarrierSnapshot): WrittenSnapshot => ({
  ...look,
  carriers: [...look.carriers],
})

type Fields = Readonly<Record<string, unknown>>

const STATUSES: readonly AuthorityStatus[] = [
  'active',
  'inactive',
  'unclear',
  'broker-only',
  'none',
  'not-on-record',
]

const isFields = (it: unknown): it is Fields => typeof it === 'object' && it !== null
const isNumber = (it: unknown): it is number => typeof it === 'number' && Number.isFinite(it)
const isDay = (it: unknown): it is CalendarDate =>
  typeof it === 'string' && parseCalendarDate(it) !== undefined
const isFlag = (it: unknown): it is boolean => typeof it === 'boolean'
const isId = (it: unknown): boolean => isNumber(it) && parseId(it) !== undefined
const orNull =
  (check: (it: unknown) => boolean) =>
  (it: unknown): boolean =>
    it === null || check(it)
const isVerdict = (it: unknown): it is Verdict => WORST_FIRST.some(verdict => verdict === it)

const isCover = (it: unknown): it is Cover =>
  isFields(it) && orNull(isNumber)(it['usd']) && orNull(isDay)(it['until'])

const isAuthority = (it: unknown): it is WatchedFacts['authority'] =>
  isFields(it) &&
  STATUSES.some(status => status === it['status']) &&
  orNull(isDay)(it['since']) &&
  orNull(isDay)(it['asOf'])

const areFacts = (it: unknown): it is WatchedFacts => {
  if (!isFields(it)) return false
  const { covers } = it
  return (
    isDay(it['day']) &&
    isFlag(it['isSeen']) &&
    orNull(isVerdict)(it['verdict']) &&
    isAuthority(it['authority']) &&
    orNull(isFlag)(it['outOfService']) &&
    isNumber(it['alerts']) &&
    isFields(covers) &&
    WATCHED_LINES.every(line => isCover(covers[line]))
  )
}

const isPair = (it: unknown): it is readonly [CarrierId, WatchedFacts] =>
  Array.isArray(it) && it.length === 2 && isId(it[0]) && areFacts(it[1])

/** Whether a stored value is a valid snapshot. Source: section 2, "What changed". */
export const isWrittenSnapshot = (it: unknown): it is WrittenSnapshot =>
  isFields(it) &&
  isNumber(it['at']) &&
  isDay(it['day']) &&
  isFlag(it['isSeen']) &&
  orNull(isId)(it['lastAlertId']) &&
  Array.isArray(it['carriers']) &&
  it['carriers'].length <= SNAPSHOT_CARRIERS_MAX &&
  it['carriers'].every(isPair)

/** Reads a stored snapshot. Source: section 2, "What changed". */
export const readSnapshot = (written: WrittenSnapshot): CarrierSnapshot => ({
  ...written,
  carriers: new Map(written.carriers),
})
