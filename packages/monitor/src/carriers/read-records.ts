import { type Kysely, sql } from 'kysely'
import { anyOf } from '../database/any-of.ts'
import { compiledOnce } from '../database/compiled-once.ts'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { readsTies } from '../rules/assessment/tied.ts'
import type { RuleType } from '../rules/terms/rule-types.ts'
import type { EventCursor } from '../database/cursor.ts'
import type { Schema } from '../database/schema.ts'
import { cached } from '../kernel/frozen.ts'
import { newestOverrides, wireOverridesByCarrier } from './verdicts/read-overrides.ts'
import { authorityWithLookup, censusWithLookup, safetyWithLookup } from './with-lookup.ts'
import { withOrders } from './orders.ts'
import { withSafetyRecords } from './safety/with-safety-records.ts'
import { changesIn } from './changes-on-record.ts'
import { readTies, type Tie } from './associations/carrier-ties.ts'
import { changesSince, factsCacheOf } from './facts-cache.ts'
import { newestOwnChecks } from './newest-own-checks.ts'
import { rulesOf } from './rules-of-set.ts'
import { FEDERAL_FILES, type FederalFiles, filesOf, sameFiles } from './federal-files.ts'
import { type CensusFacts, type FactsOnRecord, readFacts } from './read-facts.ts'
import { ownPapers, withPapers } from './insurance/own-papers.ts'
import { SENT_AT, SHORT_CONNECTION } from './short-connection.ts'

/** Rows by carrier. Each of these tables has at most one row for a carrier. */
const oneEach = <T extends { readonly carrier_id: number }>(rows: readonly T[]): ReadonlyMap<number, T> =>
  new Map(rows.map(row => [row.carrier_id, row]))

/** All of each carrier, in the order of the rows. */
export const allOfEach = <T extends { readonly carrier_id: number }>(
  rows: readonly T[],
): ReadonlyMap<number, readonly T[]> => {
  const groups = new Map<number, T[]>()
  for (const row of rows) {
    const group = groups.get(row.carrier_id)
    if (group === undefined) groups.set(row.carrier_id, [row])
    else group.push(row)
  }
  return groups
}

interface Requested {
  readonly ids: readonly number[]
  readonly companyId: number
  /** Whether its rule overrides are read too. */
  readonly withOverrides: boolean
  /** The only rules that are decided by what is read. Left out: any may be, and ties are shown. */
  readonly types?: readonly RuleType[] | undefined
}

interface RelationValues {
  readonly ids: readonly number[]
  readonly companyId: number
  /** Those of the ids whose rule overrides are read too. */
  readonly overriddenIds: readonly number[]
  readonly snapshot: string
}

/**
 * What a company has to do with some carriers, what is the same for all carriers, and whose facts changed since a snapshot:
 * one statement.
 */
const relationsStatement = (from: 'any' | 'snapshot') =>
  compiledOnce((db, { ids, companyId, overriddenIds, snapshot }: RelationValues) =>
    db.selectNoFrom(eb => {
      const those = anyOf(ids)
      return [
        FEDERAL_FILES.as('files'),
        jsonArrayFrom(
          eb
            .selectFrom('rule_sets')
            .select(['fact_ages', 'is_types', 'policy_version'])
            .where('company_id', '=', companyId)
            .where('carrier_id', 'is', null)
            .where('classification_id', 'is', null),
        ).as('rule_sets'),
        jsonArrayFrom(
          eb
            .selectFrom('subscriptions')
            .select(['carrier_id', 'id', 'created_at'])
            .where('carrier_id', '=', those)
            .where('company_id', '=', companyId),
        ).as('subscriptions'),
        jsonArrayFrom(
          eb
            .selectFrom('connections')
            .select(['carrier_id', ...SHORT_CONNECTION])
            .where('carrier_id', '=', those)
            .where('issuer_id', '=', companyId),
        ).as('connections'),
        jsonArrayFrom(
          eb
            .selectFrom('connection_invitations')
            .distinctOn('carrier_id')
            .select(['carrier_id', 'id', 'delivery', 'delivered_at', 'claimed_at', SENT_AT.as('sent_at')])
            .where('carrier_id', '=', those)
            .where('issuer_id', '=', companyId)
            .orderBy('carrier_id')
            .orderBy(SENT_AT, 'desc')
            .orderBy('id', 'desc'),
        ).as('invitations'),
        jsonArrayFrom(
          eb
            .selectFrom('identity_alerts')
            .select('carrier_id')
            .select(sql<readonly string[]>`json_agg(file_date order by file_date desc)`.as('days'))
            .where('carrier_id', '=', those)
            .where('unpublished_at', 'is', null)
            .groupBy('carrier_id'),
        ).as('alerts'),
        sql<readonly number[]>`array(
          select carrier_id from connections where issuer_id = ${companyId} and status = 'do_not_dispatch')`.as(
          'blocked',
        ),
        jsonArrayFrom(newestOverrides(db, companyId, overriddenIds)).as('overrides'),
        jsonArrayFrom(ownPapers(db, companyId, ids)).as('papers'),
        newestOwnChecks(companyId, ids).as('own_checks'),
        changesSince(from === 'any' ? undefined : snapshot).as('later'),
      ]
    }),
  )

const RELATIONS = { first: relationsStatement('any'), later: relationsStatement('snapshot') }

async function readRelations(
  db: Kysely<Schema>,
  { ids, companyId, since, withOverrides }: Requested & { readonly since: EventCursor | undefined },
) {
  const read = since === undefined ? RELATIONS.first : RELATIONS.later
  const overriddenIds = withOverrides ? ids : []
  const [row] = await read(db, { ids, companyId, overriddenIds, snapshot: since?.snapshot ?? '' })
  if (row === undefined) throw new Error('The database gave no relations.')
  return row
}

/** Of the words by which carriers describe what they do: these are of those who haul for others. */
const FOR_OTHERS: ReadonlySet<string> = new Set(['Authorized For Hire', 'Exempt For Hire'])

/** The census, what changed in it, and whether the carrier hauls its own goods only. */
const withChanges = <Census extends CensusFacts>(census: Census | null, facts: FactsOnRecord) => {
  if (census === null) return null
  const terms = census.operation_classifications
  const is_private =
    terms.length === 0
      ? null
      : terms.some(it => it.startsWith('Private')) && !terms.some(it => FOR_OTHERS.has(it))
  return { ...census, is_private, changes: changesIn(facts) }
}

/**
 * A carrier with its ties, and what follows from its facts and from the files that were read: the same object while all stay.
 * Ties are null where no one reads them.
 */
const knownOf = cached((facts: FactsOnRecord, ties: readonly Tie[] | null, read: FederalFiles) => {
  const files = filesOf(facts, read)
  return {
    ...facts,
    ties,
    files,
    census: withChanges(censusWithLookup(facts), facts),
    authority: authorityWithLookup(facts),
    safety: withSafetyRecords(facts, safetyWithLookup(facts, withOrders(facts.safety, files)), files),
  }
})

/** What is known of a carrier, the same for every company. */
export type KnownCarrier = ReturnType<typeof knownOf>

/** The same, with what a page of rows needs of the company besides. */
export async function readRelated(db: Kysely<Schema>, requested: Requested) {
  const cache = factsCacheOf(db)
  const since = cache.place
  const relations = await readRelations(db, { ...requested, since })
  cache.follow(since, relations.later)
  const facts = await cache.factsOf(requested.ids, missing => readFacts(db, missing))
  const requiresTies = requested.types === undefined || requested.types.some(readsTies)
  const ties = requiresTies ? await cache.tiesOf(requested.ids, missing => readTies(db, missing)) : null
  const subscriptions = oneEach(relations.subscriptions)
  const connections = oneEach(relations.connections)
  const invitations = oneEach(relations.invitations)
  const ownChecks = allOfEach(relations.own_checks)
  const alerts = new Map(relations.alerts.map(({ carrier_id, days }) => [carrier_id, days]))
  const papers = allOfEach(relations.papers)
  const rules = rulesOf(relations.rule_sets[0])
  const files = sameFiles(relations.files)
  const records = [...facts.values()]
    .filter(({ id, is_findable }) => is_findable || connections.has(id) || subscriptions.has(id))
    .map(each => {
      const known = withPapers(knownOf(each, ties?.get(each.id) ?? null, files), papers.get(each.id))
      return {
        ...known,
        known,
        ...rules,
        subscription: subscriptions.get(each.id) ?? null,
        connection: connections.get(each.id) ?? null,
        /** The one that was sent last. */
        invitation: invitations.get(each.id) ?? null,
        /** The newest check of each kind that the company made by itself. */
        own_checks: ownChecks.get(each.id) ?? [],
        /** The days of its identity alerts, the newest first. */
        alert_days: alerts.get(each.id) ?? [],
      }
    })
  return { records, blocked: relations.blocked, overrides: wireOverridesByCarrier(relations.overrides) }
}

/**
 * The data of list rows for some findable carriers, in no order. It includes the calling company's own relations and
 * never those of another company.
 *
 * `types`: the only rules that are decided by them. Left out: any may be.
 * Choice: a carrier that the company is connected to, or monitors, is included even when searches no longer find it.
 * One that lost its registration must not disappear from a list that warns of it.
 */
export const readRecords = async (
  db: Kysely<Schema>,
  ids: readonly number[],
  companyId: number,
  { types }: Pick<Requested, 'types'> = {},
) => (await readRelated(db, { ids, companyId, withOverrides: false, types })).records

/** What a page of rows is made of. */
export type Related = Awaited<ReturnType<typeof readRelated>>

export type CarrierRecord = Awaited<ReturnType<typeof readRecords>>[number]
