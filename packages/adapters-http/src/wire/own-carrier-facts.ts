import type { HiddenRules, OwnCarrierFacts, OwnCarrierFactsPage, RuleFacts } from '@fairhaul/core'
import { AUTHORITY_ENDS, AUTHORITY_PURPOSES, ruleFactsOf } from '@fairhaul/core'
import { ownVerification, registerChanges } from './carrier.ts'
import { recordsInColumns } from './columns.ts'
import { insuranceFields } from './insurance-in-force.ts'
import { list } from './list.ts'
import { type Reader, Unreadable } from './reader.ts'
import { record } from './record.ts'
import { safetyCounts, tiesToEnded } from './safety-counts.ts'
import { unreadFile, verdictWord } from './rules-assessment.ts'
import { calendarDate, count, id, nullable, oneOf, optional, text, yesNo } from './values.ts'

const day = nullable(calendarDate)
const word = nullable(text)
const flag = nullable(yesNo)
const number = nullable(count)

const identities = recordsInColumns({
  id: ['carrierId', id<'carrier'>],
  legal_name: ['name', text],
  dot: word,
})

const census = recordsInColumns({
  status_code: ['status', word],
  carrier_operation: ['operation', word],
  is_private: flag,
  power_units: number,
  drivers: number,
  mcs150_date: ['updatedOn', day],
  add_date: ['addedOn', day],
  is_prior_revoked: flag,
  prior_revoked_dot: word,
  changes: nullable(registerChanges),
  as_of: day,
  source: word,
  status_source: word,
  status_as_of: day,
})

const authorities = recordsInColumns({
  common: word,
  contract: word,
  broker: word,
  granted_on: ['since', day],
  as_of: day,
  source: word,
  granted_as_of: ['historyAsOf', day],
  granted_source: ['historySource', word],
  ended_on: ['endsOn', day],
  end_kind: nullable(oneOf(AUTHORITY_ENDS)),
  ended_as_of: ['endAsOf', day],
  ended_source: ['endSource', word],
  reported_active_on: day,
  other_kind: ['purpose', nullable(oneOf(AUTHORITY_PURPOSES))],
  other_terms: ['purposeTerms', word],
  in_revocation_on: day,
  given_docket: word,
  given_to_dot: word,
  notice_on: day,
  notice_kind: nullable(oneOf(AUTHORITY_ENDS)),
  notice_as_of: day,
  notice_source: word,
  notice_read_to: day,
})

const insurances = recordsInColumns(insuranceFields(nullable))

const safety = recordsInColumns({
  rating: word,
  out_of_service: flag,
  inspections_24_months: number,
  last_inspection_date: ['lastInspectedOn', day],
  as_of: day,
  inspections_as_of: day,
  orders_as_of: day,
  orders_source: word,
  source: word,
  inspections_source: word,
  last_inspection_as_of: day,
  counts: optional(safetyCounts),
  ties: optional(tiesToEnded),
})

const files = recordsInColumns({ unread: ['unreadFiles', list(unreadFile)] })

const checks = recordsInColumns({ is_verified: flag, verified_on: day })

const ownChecks = recordsInColumns({
  physical_location: ownVerification,
  manual_identifier: ['typedIdentifier', ownVerification],
})

/** What the company has to do with the carriers. */
const work = recordsInColumns({ is_onboarded: flag, open_loads: number })

/** The rules that an override accepts, by the row of the carrier. */
const overrides = list(record({ row: count, is_type: ['ruleType', text] }))

/** Those that accept it in one classification alone. Missing: a monitor of before. */
const classificationOverrides = list(
  record({ row: count, is_type: ['ruleType', text], classification_id: id<'classification'> }),
)

const page = record({
  day: calendarDate,
  total: count,
  next_after: ['next', nullable(id<'carrier'>)],
  carriers: identities,
  census,
  authority: ['authorities', authorities],
  insurance: ['insurances', insurances],
  safety: nullable(safety),
  files: optional(files),
  physical_location: ['physicalLocations', checks],
  manual_identifier: ['typedIdentifiers', checks],
  own_checks: optional(ownChecks),
  work: optional(work),
  overrides,
  classification_overrides: ['classificationOverrides', optional(classificationOverrides)],
  hidden_rules: [
    'hidden',
    nullable(record({ count, worst: ['columns', recordsInColumns({ outcome: ['worst', verdictWord] })] })),
  ],
})

/** What is said of carriers, without their rows, by row. */
const byRow = <Said extends { readonly row: number }>(
  all: readonly Said[],
): ReadonlyMap<number, readonly Omit<Said, 'row'>[]> => {
  const rows = new Map<number, Omit<Said, 'row'>[]>()
  for (const { row, ...said } of all) rows.set(row, [...(rows.get(row) ?? []), said])
  return rows
}

/** The facts that rules use about a part of the company's own carriers. */
export const ownCarrierFacts: Reader<OwnCarrierFactsPage> = value => {
  const read = page(value)
  const { carriers, authorities: authority, insurances: insurance, hidden } = read
  const parts = [read.census, authority, insurance, read.physicalLocations, read.typedIdentifiers]
  if (
    [
      ...parts,
      ...[read.safety, read.files, read.ownChecks, read.work, hidden?.columns].map(it => it ?? carriers),
    ].some(it => it.length !== carriers.length)
  )
    throw new Unreadable('columns of different lengths')
  const accepted = byRow(read.overrides)
  const acceptedIn = byRow(read.classificationOverrides ?? [])
  const at = <T>(some: readonly T[], row: number): T => some[row] as T
  const ownAt = (row: number) => read.ownChecks && at(read.ownChecks, row)
  const factsAt = (row: number): RuleFacts =>
    ruleFactsOf(
      {
        census: at(read.census, row),
        authority: at(authority, row),
        insurance: at(insurance, row),
        safety: read.safety && at(read.safety, row),
        unreadFiles: read.files && at(read.files, row).unreadFiles,
      },
      {
        physicalLocation: { ...at(read.physicalLocations, row), own: ownAt(row)?.physicalLocation ?? null },
        typedIdentifier: { ...at(read.typedIdentifiers, row), own: ownAt(row)?.typedIdentifier ?? null },
      },
    )
  const hiddenAt = (row: number): HiddenRules | null =>
    hidden && { count: hidden.count, worst: at(hidden.columns, row).worst }
  const items = carriers.map(
    (carrier, row): OwnCarrierFacts => ({
      ...carrier,
      ...(read.work && at(read.work, row)),
      facts: factsAt(row),
      overrides: accepted.get(row) ?? [],
      classificationOverrides: acceptedIn.get(row) ?? [],
      hidden: hiddenAt(row),
    }),
  )
  return { day: read.day, total: read.total, items, next: read.next }
}
