import { sql, type Transaction } from 'kysely'
import { markForSafety } from '../../../carriers/safety/refresh-safety.ts'
import { type ViolationKind, violationKinds } from '../../../carriers/safety/violation-kinds.ts'
import { rowsOf } from '../../../database/rows-of.ts'
import type { Schema } from '../../../database/schema.ts'
import {
  type FoundViolation,
  type ViolationLists,
  violationLists,
  violationsOfLists,
} from '../../../database/violation-lists.ts'
import { isEnglish } from '../../../rules/assessment/safety-records.ts'
import type { FileDay } from '../kinds/file-kind.ts'
import { digestOf } from './digest.ts'
import { corrects, decide, laterOf } from './write-facts.ts'

/** By what an inspection is found: its carrier and key. */
export interface InspectionKey {
  readonly carrier_id: number
  readonly federal_key: number
}
export const nameOfInspection = ({ carrier_id, federal_key }: InspectionKey) => `${carrier_id} ${federal_key}`

/** A violation in a row of a file. */
export interface ViolationFact {
  readonly inspection: InspectionKey
  /** Undefined: the same code on the same unit of one inspection is one violation. */
  readonly key: number | undefined
  readonly kind: ViolationKind
  readonly unit: string | null
  /** Null: its mark could not be read. */
  readonly isOutOfService: boolean | null
}

/** The violations that inspections have. */
export type KnownViolations = ReadonlyMap<string, ViolationLists & { readonly listed_on: string | null }>

const KEYS = { carrier_id: 'int', federal_key: 'int' }
const LISTS = { violations: 'text', violations_as_of: 'date', violations_listing_id: 'int' }

/** The inspections on record among these, with their violations. */
export const knownViolations = async (
  tx: Transaction<Schema>,
  inspections: readonly InspectionKey[],
): Promise<KnownViolations> => {
  const requests = [...new Map(inspections.map(it => [nameOfInspection(it), it])).values()]
  const { rows } = await sql<InspectionKey & ViolationLists & { listed_on: string | null }>`
    select n.carrier_id, n.federal_key, t.* from ${rowsOf(KEYS, requests)} cross join lateral (
      select violations, violations_as_of::text as violations_as_of, violations_listing_id,
        (select as_of::text from federal_listings where id = violations_listing_id) as listed_on
      from inspections as i where i.carrier_id = n.carrier_id and i.federal_key = n.federal_key offset 0
    ) as t`.execute(tx)
  return new Map(rows.map(row => [nameOfInspection(row), row]))
}

/**
 * The violations of an inspection with their days, as a file with a listing of its own finds them: the listing of a file
 * before it does not move any more.
 */
const datedOf = (
  lists: ViolationLists & { readonly listed_on: string | null },
  listing: number | null,
): readonly FoundViolation[] =>
  violationsOfLists(lists).map(violation =>
    violation.listing_id === null
      ? violation
      : {
          ...violation,
          as_of: laterOf(violation.as_of ?? '', lists.listed_on ?? ''),
          listing_id: listing === null || violation.listing_id === listing ? violation.listing_id : null,
        },
  )

/**
 * Of two that say otherwise on one day, one that put something out of service counts, then one of which that cannot be read,
 * else that of the greater digest.
 */
const markOf = (kind: ViolationKind, unit: string | null, isOutOfService: boolean | null) =>
  digestOf(
    [kind.code, kind.description, kind.category, kind.basic, unit],
    isOutOfService === null ? 1 : 2 * Number(isOutOfService),
  )

/**
 * Writes violations of a day into their inspections, which are all on record, as `writeFacts` writes other facts. Those of one
 * inspection may come in several batches.
 */
export async function writeViolations(
  tx: Transaction<Schema>,
  facts: readonly ViolationFact[],
  known: KnownViolations,
  day: FileDay,
) {
  const before = [...known.values()].flatMap(violationsOfLists)
  const kinds = await violationKinds(
    tx,
    facts.map(({ kind }) => kind),
    before.map(({ violation_kind_id }) => violation_kind_id),
  )
  const nameOf = (key: number | null, code: string | undefined, unit: string | null) =>
    key === null ? `${unit ?? '-'} ${code}` : `#${key}`
  const counts = { added: 0, changed: 0, unchanged: 0, outdated: 0 }
  let isOverruled = false
  const opened = new Map<string, Map<string, FoundViolation>>()
  const written = new Map<string, InspectionKey>()
  const toCount = new Set<number>()
  for (const { inspection, key = null, kind, unit, isOutOfService } of facts) {
    const inspectionName = nameOfInspection(inspection)
    const lists = known.get(inspectionName)
    if (lists === undefined) throw new Error(`No inspection is on record: ${inspectionName}`)
    const stored =
      opened.get(inspectionName) ??
      new Map<string, FoundViolation>(
        datedOf(lists, day.listing).map(it => [
          nameOf(it.federal_key, kinds.kindOf(it.violation_kind_id)?.code, it.unit),
          it,
        ]),
      )
    opened.set(inspectionName, stored)
    const name = nameOf(key, kind.code, unit)
    const was = stored.get(name)
    const wasKind = was && kinds.kindOf(was.violation_kind_id)
    const mark = markOf(kind, unit, isOutOfService)
    const wasDay = was?.as_of ?? ''
    const wasFact = was && {
      digest: wasKind === undefined ? 1 : markOf(wasKind, was.unit, was.is_out_of_service),
      asOf: wasDay,
      listing: was.listing_id,
    }
    const isCorrecting = corrects(day, `${inspectionName} ${name}`, wasFact)
    const decided = decide(mark, { ...day, isCorrecting }, wasFact)
    isOverruled ||= decided.isOverruled
    const { outcome } = decided
    counts[outcome === 'renewed' ? 'unchanged' : outcome] += 1
    if (outcome === 'unchanged' || outcome === 'outdated') continue
    written.set(inspectionName, inspection)
    if (isEnglish(kind.code)) toCount.add(inspection.carrier_id)
    stored.set(name, {
      violation_kind_id: kinds.idOf(kind),
      unit,
      is_out_of_service: isOutOfService,
      federal_key: key,
      is_dismissed: was?.is_dismissed ?? false,
      as_of: laterOf(day.asOf, outcome === 'renewed' ? wasDay : ''),
      listing_id: day.listing,
    })
  }
  if (written.size > 0) {
    const rows = [...written].map(([name, inspection]) => ({
      ...inspection,
      ...violationLists([...(opened.get(name)?.values() ?? [])]),
    }))
    await sql`
      update inspections as i set violations = n.violations, violations_as_of = n.violations_as_of,
        violations_listing_id = n.violations_listing_id
      from ${rowsOf({ ...KEYS, ...LISTS }, rows)}
      where i.carrier_id = n.carrier_id and i.federal_key = n.federal_key`.execute(tx)
  }
  await markForSafety(tx, toCount)
  return { ...counts, isOverruled }
}
