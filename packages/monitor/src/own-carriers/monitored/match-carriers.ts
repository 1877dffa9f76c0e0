import { type Kysely, sql } from 'kysely'
import { assessableOf } from '../../carriers/facts-of.ts'
import { wholeVerdict, wireAssessment } from '../../carriers/wire-assessment.ts'
import { LAST } from '../../carriers/conditions.ts'
import { readCautions } from '../../carriers/read-cautions.ts'
import { type CarrierRecord, readRelated, type Related } from '../../carriers/read-records.ts'
import { identityOf } from '../../carriers/wire-identity.ts'
import { today } from '../../kernel/clock.ts'
import { identifierKey, nameKey } from '../../database/name-key.ts'
import type { Schema } from '../../database/schema.ts'
import { blocksSafety } from '../../http/guards/guards.ts'
import type { Services } from '../../http/services.ts'
import { type Actor, companyOf } from '../../http/session/actor.ts'
import { type ListedIdentifier, PADDED } from './list-identifier.ts'

/** Identifiers of one request, at most: their carriers are assessed while it waits. */
export const MATCHED_MAX = 500
/** Names of one request, at most: each may find ten carriers. */
export const NAMES_MAX = 100
/** Carriers of one identifier or name, at most: from so many a person can choose. */
const SHARED_MAX = 10

/** An identifier in a body. */
export interface SentIdentifier {
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

/**
 * The findable carriers whose names start with each text, by its place: those with the first names in order. Two index
 * ranges for each.
 */
async function carriersNamed(
  db: Kysely<Schema>,
  names: readonly string[],
): Promise<ReadonlyMap<number, readonly number[]>> {
  const starts = names.flatMap((name, at) => {
    const start = nameKey(name)
    return start === '' ? [] : [{ at, start, end: start + LAST }]
  })
  const range = (column: 'legal_name_key' | 'dba_name_key') => {
    const key = sql.ref(`carriers.${column}`)
    return sql`(select carriers.id, ${key} as key from carriers
      where ${key} >= requested.start and ${key} < requested."end" and carriers.is_findable
      order by ${key}, carriers.id limit ${SHARED_MAX})`
  }
  const { rows } = await sql<{ at: number; carriers: number[] }>`
    select requested.at, array(
      select id from (${range('legal_name_key')} union all ${range('dba_name_key')}) as found
      group by id order by min(key), id limit ${SHARED_MAX}
    ) as carriers
    from json_to_recordset(${JSON.stringify(starts)}::json) as requested (at int, start text, "end" text)`.execute(
    db,
  )
  return new Map(rows.map(row => [row.at, row.carriers]))
}

/** An identifier as the register's index has it. */
export const keyOf = ({ is_type, value }: SentIdentifier): string =>
  PADDED.has(is_type) ? value.replace(/^0+/, '') : identifierKey(value)

/** How the caller's company sees a carrier: its verdict by the company's own rules, hidden ones included, and why. */
function assessedBy(actor: Actor, day: string, { overrides }: Related) {
  const scope = { companyId: companyOf(actor), isBlocked: blocksSafety(actor), day, classificationId: null }
  return (record: CarrierRecord) => {
    const types = actor.paywall.can_rule ? record.rule_types : null
    if (types === null) return { verdict: null, hidden_rules_count: 0, rules_assessment: null }
    const facts = assessableOf(record)
    const newestFirst = overrides.get(record.id) ?? []
    const assessment = wireAssessment(facts, types, newestFirst, {
      ...scope,
      policyVersion: record.policy_version,
    })
    return {
      verdict: wholeVerdict(facts, types, newestFirst, day),
      hidden_rules_count: assessment.hidden_rules?.count ?? 0,
      rules_assessment: assessment,
    }
  }
}

/**
 * The carriers of each identifier, and after these those of each start of a name, in the order given. Empty: no carrier
 * for an identifier or name that none has.
 */
export async function matchCarriers(
  services: Services,
  actor: Actor,
  { identifiers, names }: { identifiers: readonly SentIdentifier[]; names: readonly string[] },
  signal: AbortSignal,
) {
  const { db } = services
  const numbered = await carriersWith(
    db,
    identifiers.map((sent, at) => ({ at, type: sent.is_type, key: keyOf(sent), region: sent.region })),
  )
  const named = await carriersNamed(db, names)
  const found = [
    ...identifiers.map((_, at) => (numbered.get(at) ?? []).slice(0, SHARED_MAX)),
    ...names.map((_, at) => named.get(at) ?? []),
  ]
  const ids = [...new Set(found.flat())]
  if (ids.length === 0) return found.map(() => [])
  signal.throwIfAborted()
  const withOverrides = actor.paywall.can_rule
  const related = await readRelated(db, { ids, companyId: companyOf(actor), withOverrides })
  const assessedOf = assessedBy(actor, today(services.clock), related)
  const cautionsOf = await readCautions(services, actor, related)
  const rows = new Map(
    related.records.map(record => [
      record.id,
      {
        ...identityOf(record),
        ...assessedOf(record),
        connection: record.connection,
        cautions: cautionsOf(record),
        is_monitored: record.subscription !== null,
      },
    ]),
  )
  return found.map(carriers => carriers.flatMap(id => rows.get(id) ?? []))
}
