import { assess, SAFETY_RULES } from '../assessment/assess.ts'
import { newestDay } from '../assessment/calendar.ts'
import { coverInForce, endsOn } from '../assessment/cover-in-force.ts'
import type { CarrierFacts } from '../assessment/facts.ts'
import { factsOf } from '../assessment/facts-of.ts'
import { today } from '../clock.ts'
import { blocksSafety } from '../guards/guards.ts'
import { companyRuleTypes } from '../rules/company-rules.ts'
import { overridesByCarrier } from '../rules/read-overrides.ts'
import type { Services } from '../services.ts'
import { type Actor, companyOf } from '../session/actor.ts'
import { type CarrierRecord, readRecords } from './read-records.ts'
import type { WireCarrier, WireOverride } from './wire-carrier.ts'
import { wireSafetyOf } from './wire-safety.ts'

/** An instant from JSON as ISO 8601. */
const instant = (text: string | Date) => new Date(text).toISOString()

const NO_CENSUS = {
  status_code: null,
  carrier_operation: null,
  power_units: null,
  drivers: null,
  mileage: null,
  mileage_year: null,
  mcs150_date: null,
  add_date: null,
  hazmat: null,
  as_of: null,
}
const NO_AUTHORITY = { common: null, contract: null, broker: null, granted_on: null, as_of: null }

function insuranceOf(record: CarrierRecord, facts: CarrierFacts, day: string): WireCarrier['insurance'] {
  const cover = (kind: Parameters<typeof coverInForce>[1]) => {
    const policy = coverInForce(facts, kind, day)
    return { amount: policy?.amount ?? null, until: policy && endsOn(policy) }
  }
  const bipd = cover('bipd')
  const cargo = cover('cargo')
  const general = cover('general_liability')
  return {
    bipd_amount: bipd.amount,
    bipd_until: bipd.until,
    cargo_amount: cargo.amount,
    cargo_until: cargo.until,
    general_liability_amount: general.amount,
    general_liability_until: general.until,
    as_of: newestDay(record.insurances),
  }
}

/** A carrier's names, identifiers and address. */
export const identityOf = (
  carrier: Pick<
    CarrierRecord,
    | 'id'
    | 'legal_name'
    | 'dba_name'
    | 'physical_street'
    | 'physical_city'
    | 'physical_state'
    | 'physical_postal_code'
    | 'physical_country'
  > & {
    readonly identifiers: readonly Pick<
      CarrierRecord['identifiers'][number],
      'is_type' | 'value' | 'region'
    >[]
  },
) => ({
  id: carrier.id,
  legal_name: carrier.legal_name ?? '',
  dba_name: carrier.dba_name,
  identifiers: carrier.identifiers.map(({ is_type, value, region }) => ({ is_type, value, region })),
  physical_address: {
    street: carrier.physical_street,
    city: carrier.physical_city,
    state: carrier.physical_state,
    postal_code: carrier.physical_postal_code,
    country: carrier.physical_country,
  },
})

/**
 * Carriers as rows, in the order of the ids: their facts, the findings of the caller's own rules, and the relations of
 * the caller's company. At most four statements for any number of rows.
 *
 * A user whose scope blocks safety data gets neither that data nor findings based on it.
 * Source: section 6, "Safety data".
 */
export async function wireRows(services: Services, actor: Actor, ids: readonly number[]) {
  if (ids.length === 0) return []
  const { db, clock } = services
  const companyId = companyOf(actor)
  const isBlocked = blocksSafety(actor)
  const hidden = (type: string) => isBlocked && SAFETY_RULES.has(type)
  const mayRule = actor.paywall.can_rule
  // In parallel on a database server; the embedded engine runs them one after the other.
  const [found, types, overrides] = await Promise.all([
    readRecords(db, ids, companyId),
    mayRule ? companyRuleTypes(db, companyId) : null,
    mayRule ? overridesByCarrier(db, companyId, ids) : new Map<number, readonly WireOverride[]>(),
  ])
  const records = new Map(found.map(record => [record.id, record]))
  const day = today(clock)
  const row = (record: CarrierRecord): { record: CarrierRecord; wire: WireCarrier } => {
    const facts = factsOf(record)
    const wire = {
      ...identityOf(record),
      census: record.census ?? NO_CENSUS,
      authority: record.authority ?? NO_AUTHORITY,
      insurance: insuranceOf(record, facts, day),
      safety: isBlocked ? null : wireSafetyOf(record.safety),
      rules_assessment: types && {
        summary: assess(
          facts,
          types.filter(type => !hidden(type)),
          day,
        ),
        carrier_rule_overrides: (overrides.get(record.id) ?? []).filter(({ is_type }) => !hidden(is_type)),
      },
      subscription: record.subscription && {
        id: record.subscription.id,
        created_at: instant(record.subscription.created_at),
      },
      connection: record.connection,
      identity_alerts_count: record.identity_alerts_count,
    }
    return { record, wire }
  }
  return ids.flatMap(id => records.get(id) ?? []).map(row)
}
