import { z } from 'zod'
import { isRuleType, isSafetyRule, knownRulesFirst } from '../../rules/terms/rule-types.ts'
import { factsOf, ownCheckOf } from '../../carriers/facts-of.ts'
import { fileSource } from '../../rules/assessment/finding.ts'
import { insuranceOnRecord } from '../../carriers/insurance/insurance-on-record.ts'
import { resultsOf } from '../../rules/assessment/results-of.ts'
import { shownUnread } from '../../rules/assessment/unread.ts'
import { tiesToEnded } from '../../rules/assessment/tied.ts'
import { isUnderOrder } from '../../rules/assessment/under-order.ts'
import { isOverridden, OUTCOMES, worstOutcome } from '../../rules/assessment/worst-outcome.ts'
import { type CarrierRecord, readRecords } from '../../carriers/read-records.ts'
import { wireInsurance, wireOwnVerification } from '../../carriers/wire-carrier.ts'
import { wireUnread } from '../../carriers/wire-finding.ts'
import { safetyCountsOf, wireSafetyCounts, wireTiesToEnded } from '../../carriers/wire-safety-counts.ts'
import { wireRegisterChanges } from '../../carriers/wire-register-changes.ts'
import { today } from '../../kernel/clock.ts'
import { END_KINDS } from '../../rules/authority/authority-turns.ts'
import { AUTHORITY_KINDS } from '../../rules/authority/authority-kinds.ts'
import { blocksSafety } from '../../http/guards/guards.ts'
import type { Services } from '../../http/services.ts'
import { type Actor, companyOf } from '../../http/session/actor.ts'
import { companyRuleTypes } from '../../carriers/verdicts/company-rules.ts'
import { decidingOverridesOf } from '../../carriers/verdicts/deciding-overrides.ts'
import { columns, columnsOf } from './in-columns.ts'
import { type Part, readPart } from './part-of-own.ts'

/** The most carriers at once. */
export const OWN_FACTS_MAX = 500

const text = z.string().nullable()
const day = z.string().nullable()
const flag = z.boolean().nullable()

const identityFields = { id: z.number(), legal_name: z.string(), dot: text }
const censusFields = {
  status_code: text,
  carrier_operation: text,
  is_private: flag,
  power_units: z.number().nullable(),
  drivers: z.number().nullable(),
  mcs150_date: day,
  add_date: day,
  is_prior_revoked: flag,
  prior_revoked_dot: text,
  changes: wireRegisterChanges.nullable(),
  as_of: day,
  source: text,
  status_source: text,
  status_as_of: day,
}
const authorityFields = {
  common: text,
  contract: text,
  broker: text,
  granted_on: day,
  as_of: day,
  source: text,
  granted_as_of: day,
  granted_source: text,
  ended_on: day,
  other_kind: z.enum(AUTHORITY_KINDS).nullable(),
  other_terms: text,
  in_revocation_on: day,
  given_docket: text,
  given_to_dot: text,
  end_kind: z.enum(END_KINDS).nullable(),
  ended_as_of: day,
  ended_source: text,
  notice_on: day,
  notice_kind: z.enum(END_KINDS).nullable(),
  notice_as_of: day,
  notice_source: text,
  notice_read_to: day,
  reported_active_on: day,
}
const safetyFields = {
  rating: text,
  out_of_service: flag,
  inspections_24_months: z.number().nullable(),
  last_inspection_date: day,
  as_of: day,
  inspections_as_of: day,
  orders_as_of: day,
  orders_source: text,
  source: text,
  inspections_source: text,
  last_inspection_as_of: day,
  counts: wireSafetyCounts.nullable(),
  ties: wireTiesToEnded.nullable(),
}
const fileFields = { unread: z.array(wireUnread) }
const checkFields = { is_verified: flag, verified_on: day }
/** What the company has to do with it. */
const workFields = { is_onboarded: z.boolean(), open_loads: z.number() }
const ownCheckFields = { physical_location: wireOwnVerification, manual_identifier: wireOwnVerification }

/** The facts that rules use about a part of a company's own carriers, in columns. Beyond section 7. */
export const wireOwnCarrierFacts = z.object({
  day: z.string(),
  total: z.number(),
  next_after: z.number().nullable(),
  carriers: columns(identityFields),
  census: columns(censusFields),
  authority: columns(authorityFields),
  insurance: columns(wireInsurance.shape),
  /** Null: hidden from the user. */
  safety: columns(safetyFields).nullable(),
  files: columns(fileFields),
  physical_location: columns(checkFields),
  manual_identifier: columns(checkFields),
  /** Of the company alone. */
  own_checks: columns(ownCheckFields),
  work: columns(workFields),
  overrides: z.array(z.object({ row: z.number(), is_type: z.string() })),
  hidden_rules: z.object({ count: z.number(), worst: columns({ outcome: z.enum(OUTCOMES) }) }).nullable(),
})
type Wire = z.input<typeof wireOwnCarrierFacts>

const dotOf = ({ identifiers }: CarrierRecord) =>
  identifiers.find(({ is_type }) => is_type === 'DOT')?.value ?? null

const authorityOf = ({ authority }: CarrierRecord) =>
  authority && {
    ...authority,
    source: fileSource(authority.source_file),
    granted_source: fileSource(authority.granted_source_file),
    ended_source: fileSource(authority.ended_source_file),
    notice_source: fileSource(authority.notice_source_file),
  }

const safetyOf = ({ safety, ties }: CarrierRecord, date: string) => ({
  ...(safety && {
    ...safety,
    out_of_service: isUnderOrder(safety, date),
    inspections_as_of: safety.inspections_as_of ?? safety.as_of,
    counts: safetyCountsOf(safety, date),
  }),
  ties: ties && tiesToEnded(ties, date),
})

const workOf =
  (openLoads: ReadonlyMap<number, number>) =>
  ({ id, connection }: CarrierRecord) => ({
    is_onboarded: connection?.status === 'onboarded',
    open_loads: openLoads.get(id) ?? 0,
  })

const ownChecksOf = (record: CarrierRecord) => ({
  physical_location: ownCheckOf(record, 'physical_location'),
  manual_identifier: ownCheckOf(record, 'manual_identifier'),
})

/** What this room knows of loads, which come after it. */
interface CountsLoads {
  /** How many loads are open with each of some carriers; none with those that it does not name. */
  readonly countOpenLoads: (carrierIds: readonly number[]) => Promise<ReadonlyMap<number, number>>
}

/**
 * The facts that rules use about a part of a company's own carriers, by id: what core needs to reach the monitor's own
 * verdicts. A user whose scope blocks safety data gets the worst label of the safety rules in place of their facts.
 *
 * Source: section 6, "Safety data".
 */
export async function readOwnCarrierFacts(
  { db, clock }: Services,
  actor: Actor,
  { countOpenLoads, ...part }: Part & CountsLoads,
): Promise<Wire> {
  const companyId = companyOf(actor)
  const date = today(clock)
  const [{ total, ids, next_after }, types] = await Promise.all([
    readPart(db, companyId, part),
    companyRuleTypes(db, companyId),
  ])
  const records = (ids.length === 0 ? [] : await readRecords(db, ids, companyId)).toSorted(
    (one, other) => one.id - other.id,
  )
  const overrides = await decidingOverridesOf(db, companyId, ids)
  const openLoads = await countOpenLoads(ids)
  const isBlocked = blocksSafety(actor)
  const hidden = isBlocked ? (types ?? []).filter(isSafetyRule) : []
  const checksOf = (kind: CarrierRecord['facts'][number]['kind']) =>
    records.map(({ facts }) => facts.find(fact => fact.kind === kind) ?? null)
  const worstOf = (record: CarrierRecord) => {
    const results = resultsOf(factsOf(record), hidden, date)
    return { outcome: worstOutcome(hidden, null, results, overrides.get(record.id) ?? [], date) }
  }
  return {
    day: date,
    total,
    next_after,
    carriers: columnsOf(
      identityFields,
      records.map(record => ({ ...record, legal_name: record.legal_name ?? '', dot: dotOf(record) })),
    ),
    census: columnsOf(
      censusFields,
      records.map(({ census }) => census && { ...census, source: census.source_file }),
    ),
    authority: columnsOf(authorityFields, records.map(authorityOf)),
    insurance: columnsOf(
      wireInsurance.shape,
      records.map(record => insuranceOnRecord(factsOf(record), date)),
    ),
    safety: isBlocked
      ? null
      : columnsOf(
          safetyFields,
          records.map(record => safetyOf(record, date)),
        ),
    files: columnsOf(
      fileFields,
      records.map(({ files }) => ({ unread: files ? shownUnread(files, date, isBlocked) : [] })),
    ),
    physical_location: columnsOf(checkFields, checksOf('verified_physical_location_activity')),
    manual_identifier: columnsOf(checkFields, checksOf('verified_manually_entered_identifier')),
    own_checks: columnsOf(ownCheckFields, records.map(ownChecksOf)),
    work: columnsOf(workFields, records.map(workOf(openLoads))),
    overrides: records.flatMap(({ id }, row) =>
      knownRulesFirst((overrides.get(id) ?? []).map(({ is_type }) => is_type))
        .filter(
          type =>
            isRuleType(type) &&
            !(isBlocked && isSafetyRule(type)) &&
            isOverridden(overrides.get(id) ?? [], type, null, date),
        )
        .map(is_type => ({ row, is_type })),
    ),
    hidden_rules:
      hidden.length === 0
        ? null
        : { count: hidden.length, worst: columnsOf({ outcome: z.enum(OUTCOMES) }, records.map(worstOf)) },
  }
}
