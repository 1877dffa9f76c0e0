import { type Kysely, sql } from 'kysely'
import { assess, SAFETY_RULES } from '../assessment/assess.ts'
import { factsOf } from '../assessment/facts-of.ts'
import { resultsIn } from '../assessment/results-of.ts'
import { worstOutcome } from '../assessment/worst-outcome.ts'
import { type CarrierRecord, readRecords } from '../carriers/read-records.ts'
import { identityOf } from '../carriers/wire-rows.ts'
import { today } from '../clock.ts'
import { identifierKey } from '../database/name-key.ts'
import type { Schema } from '../database/schema.ts'
import { blocksSafety } from '../guards/guards.ts'
import { companyRuleTypes } from '../rules/company-rules.ts'
import { decidingOverridesOf } from '../rules/deciding-overrides.ts'
import type { Services } from '../services.ts'
import { type Actor, companyOf } from '../session/actor.ts'
import { type ListedIdentifier, PADDED } from './list-identifier.ts'

/** Identifiers of one request, at most: their carriers are assessed while it waits. */
export const MATCHED_MAX = 500
/** Carriers of one identifier, at most: from so many a person can choose. */
const SHARED_MAX = 10

/** An identifier in a body. */
interface SentIdentifier {
  readonly is_type: ListedIdentifier['type']
  readonly value: string
  readonly region: string | null
}

/** The findable carriers of each identifier, by its place: one index lookup for each. */
export async function carriersWith(
  db: Kysely<Schema>,
  identifiers: readonly (ListedIdentifier & { readonly at: number })[],
): Promise<ReadonlyMap<number, readonly number[]>> {
  const { rows } = await sql<{ at: number; carriers: number[] }>`
    select requested.at, array_agg(distinct carriers.id order by carriers.id) as carriers
    from json_to_recordset(${JSON.stringify(identifiers)}::json) as requested (at int, type text, key text, region text)
    join carrier_identifiers as numbers on numbers.is_type = requested.type and numbers.value_key = requested.key
      and (requested.region is null or numbers.region = requested.region)
    join carriers on carriers.id = numbers.carrier_id and carriers.is_findable
    group by requested.at`.execute(db)
  return new Map(rows.map(row => [row.at, row.carriers]))
}

const keyOf = ({ is_type, value }: SentIdentifier) =>
  PADDED.has(is_type) ? value.replace(/^0+/, '') : identifierKey(value)

/** How the caller's company sees each carrier: its verdict by the company's own rules, hidden ones included. */
async function assessedBy(services: Services, actor: Actor, ids: readonly number[]) {
  const { db, clock } = services
  const companyId = companyOf(actor)
  const types = actor.paywall.can_rule ? await companyRuleTypes(db, companyId) : null
  const overrides = types === null ? new Map() : await decidingOverridesOf(db, companyId, ids)
  const day = today(clock)
  const hidden = blocksSafety(actor) ? (types ?? []).filter(type => SAFETY_RULES.has(type)) : []
  return (record: CarrierRecord) => {
    const findings = types === null ? {} : assess(factsOf(record), types, day)
    const results = resultsIn(findings)
    return {
      verdict: types && worstOutcome(types, null, results, overrides.get(record.id) ?? [], day),
      hidden_rules_count: hidden.length,
    }
  }
}

/** The carriers of each identifier, in the order given. Empty: no carrier for an identifier that none has. */
export async function matchIdentifiers(
  services: Services,
  actor: Actor,
  identifiers: readonly SentIdentifier[],
  signal: AbortSignal,
) {
  const { db } = services
  const found = await carriersWith(
    db,
    identifiers.map((sent, at) => ({ at, type: sent.is_type, key: keyOf(sent), region: sent.region })),
  )
  const idsAt = (at: number) => (found.get(at) ?? []).slice(0, SHARED_MAX)
  const ids = [...new Set(identifiers.flatMap((_, at) => idsAt(at)))]
  if (ids.length === 0) return identifiers.map(() => [])
  signal.throwIfAborted()
  const records = await readRecords(db, ids, companyOf(actor))
  const assessedOf = await assessedBy(services, actor, ids)
  const rows = new Map(
    records.map(record => [
      record.id,
      { ...identityOf(record), ...assessedOf(record), is_monitored: record.subscription !== null },
    ]),
  )
  return identifiers.map((_, at) => idsAt(at).flatMap(id => rows.get(id) ?? []))
}
