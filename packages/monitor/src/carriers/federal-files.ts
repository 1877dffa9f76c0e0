import { type Kysely, sql } from 'kysely'
import type { Schema } from '../database/schema.ts'
import { frozen } from '../kernel/frozen.ts'
import { DECIDING_FILES, DECIDING_KINDS, type DecidingFile } from '../rules/assessment/deciding-files.ts'
import type { FilesOfCarrier } from '../rules/assessment/unread-file.ts'
import { type FactsOnRecord, microseconds } from './read-facts.ts'

/** The kinds of files that were read whole, up to which day, and when that reading began, in microseconds. */
export type FederalFiles = readonly {
  readonly kind: string
  readonly as_of: string
  readonly begun_at: number
}[]

/** The files that decide rules, as one value of a statement. */
export const FEDERAL_FILES = sql<FederalFiles>`
  (select coalesce(json_agg(json_build_object(
      'kind', kind, 'as_of', as_of, 'begun_at', ${sql.raw(microseconds('begun_at'))}) order by kind), '[]'::json)
    from federal_files)`

let last: { readonly text: string; readonly files: FederalFiles } | undefined

/** The same object for the same files, so that what follows from them can be cached. */
export const sameFiles = (files: FederalFiles): FederalFiles => {
  const text = JSON.stringify(files)
  if (last?.text !== text) last = { text, files: frozen(files) }
  return last.files
}

/** The day after which frozen files tell of no carrier. */
const FROZEN_ON = '2026-05-14'

type OfCarrier = Pick<FactsOnRecord, 'source' | 'added_at' | 'refused_kinds' | 'census'>

/**
 * Whether a file was read while a carrier was not on record. A census brings its carriers itself, and a frozen file has none
 * that registered after it.
 */
const isAddedLater = ({ added_at, census }: OfCarrier, kind: DecidingFile, begunAt: number) => {
  if (kind === 'company-census' || kind === 'sms-census' || added_at < begunAt) return false
  return DECIDING_FILES[kind].cadence !== 'frozen' || (census?.add_date ?? '') <= FROZEN_ON
}

/** The day to which a file tells of a carrier: a register that no longer lists it tells of the day of the last one that did. */
const dayFor = ({ census }: OfCarrier, kind: DecidingFile, asOf: string): string => {
  const listed = census?.source_file === 'Company Census File' ? census.as_of : null
  return kind === 'company-census' && listed !== null && listed < asOf ? listed : asOf
}

/** What was read, once for all carriers of whom files do not tell all for the same reasons. */
const known = new WeakMap<FederalFiles, Map<string, FilesOfCarrier>>()

/** What the files that were read tell of a carrier. Undefined: it is none of the register, and no file does. */
export const filesOf = (carrier: OfCarrier, read: FederalFiles): FilesOfCarrier | undefined => {
  if (carrier.source !== 'federal') return undefined
  const whole = new Map(read.map(file => [file.kind, file]))
  const files = DECIDING_KINDS.flatMap(kind => {
    const file = whole.get(kind)
    if (file === undefined) return []
    const isRefused = carrier.refused_kinds.includes(kind)
    const why = isAddedLater(carrier, kind, file.begun_at) ? 'added_later' : isRefused ? 'refused' : null
    return [[kind, { as_of: dayFor(carrier, kind, file.as_of), why }] as const]
  })
  const same = known.get(read) ?? new Map<string, FilesOfCarrier>()
  known.set(read, same)
  const reasons = files.map(([, { why, as_of }]) => `${why} ${as_of}`).join()
  const found = same.get(reasons) ?? frozen(Object.fromEntries(files))
  same.set(reasons, found)
  return found
}

/** What the files that were read tell of a carrier, for one that is read by itself. */
export const readFilesOf = async (
  db: Kysely<Schema>,
  carrier: OfCarrier,
): Promise<FilesOfCarrier | undefined> => {
  const { rows } = await sql<{ files: FederalFiles }>`select ${FEDERAL_FILES} as files`.execute(db)
  return filesOf(carrier, rows[0]?.files ?? [])
}
