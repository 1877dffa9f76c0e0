import { type Kysely, sql, type Transaction } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import type { Services } from '../../http/services.ts'
import type { FoundActor } from '../../http/session/actor.ts'
import { today } from '../../kernel/clock.ts'
import { valuesOf } from '../../rules/policy-section.ts'

/** The versions of a company that decide from their day on: approved or in need of no one, and not withdrawn. */
export const approvedVersions = (db: Kysely<Schema>, companyId: number) =>
  db
    .selectFrom('policy_versions')
    .where('company_id', '=', companyId)
    .where('withdrawn_at', 'is', null)
    .where(eb => eb.or([eb('is_approval_required', '=', false), eb('is_approved', '=', true)]))

/** The version of a company that waits for a second person. */
export const waitingVersions = (db: Kysely<Schema>, companyId: number) =>
  db
    .selectFrom('policy_versions')
    .where('company_id', '=', companyId)
    .where('is_approval_required', '=', true)
    .where('is_approved', 'is', null)
    .where('withdrawn_at', 'is', null)

/** A company's settings, locked until the transaction ends: its policy is written by one at a time. */
export async function lockPolicy(trx: Transaction<Schema>, companyId: number) {
  await trx
    .insertInto('policy_settings')
    .values({ company_id: companyId })
    .onConflict(known => known.doNothing())
    .execute()
  return trx
    .selectFrom('policy_settings')
    .selectAll()
    .where('company_id', '=', companyId)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

const versionOfDay = (trx: Transaction<Schema>, companyId: number, day: string) =>
  approvedVersions(trx, companyId)
    .select(['number', 'sections'])
    .select(
      sql<Date>`greatest(created_at, decided_at, effective_on::timestamp at time zone 'UTC')`.as('since'),
    )
    .where('effective_on', '<=', day)
    .orderBy('effective_on', 'desc')
    .orderBy('number', 'desc')
    .executeTakeFirst()

const nextDay = async (trx: Transaction<Schema>, companyId: number, day: string) => {
  const next = await approvedVersions(trx, companyId)
    .select(({ fn }) => fn.min('effective_on').as('day'))
    .where('effective_on', '>', day)
    .executeTakeFirst()
  return next?.day ?? null
}

/** Writes the rules of a version into the rule sets, which verdicts, buckets and everything else read. */
async function writeRules(
  trx: Transaction<Schema>,
  companyId: number,
  { number, sections, since }: NonNullable<Awaited<ReturnType<typeof versionOfDay>>>,
): Promise<void> {
  const classified = sections.flatMap(({ classification_id: id }) => (id === null ? [] : [id]))
  await trx
    .deleteFrom('rule_sets')
    .where('company_id', '=', companyId)
    .where('carrier_id', 'is', null)
    .where('classification_id', 'is not', null)
    .where(sql<boolean>`classification_id <> all (${sql.val(classified)}::int[])`)
    .execute()
  await trx
    .insertInto('rule_sets')
    .values(
      sections.map(section => ({
        company_id: companyId,
        classification_id: section.classification_id,
        is_types: JSON.stringify(valuesOf(section)),
        policy_version: number,
        created_at: since,
      })),
    )
    .onConflict(known =>
      known.columns(['company_id', 'carrier_id', 'classification_id']).doUpdateSet(({ ref }) => ({
        is_types: ref('excluded.is_types'),
        policy_version: ref('excluded.policy_version'),
        created_at: ref('excluded.created_at'),
      })),
    )
    .execute()
}

/** The number of the version whose rules are the rule sets. Null: none was put in force yet. */
export async function numberInForce(trx: Kysely<Schema>, companyId: number): Promise<number | null> {
  const all = await trx
    .selectFrom('rule_sets')
    .select('policy_version')
    .where('company_id', '=', companyId)
    .where('carrier_id', 'is', null)
    .where('classification_id', 'is', null)
    .executeTakeFirst()
  return all?.policy_version ?? null
}

/**
 * Puts the version of a day in force, and notes the day of the next one. `lockPolicy` comes before it.
 *
 * Empty: before the first version the first rules of the company stay.
 */
export async function putInForce(trx: Transaction<Schema>, companyId: number, day: string): Promise<void> {
  await trx
    .updateTable('policy_settings')
    .set({ due_on: await nextDay(trx, companyId, day) })
    .where('company_id', '=', companyId)
    .execute()
  const version = await versionOfDay(trx, companyId, day)
  if (version === undefined) return
  if ((await numberInForce(trx, companyId)) !== version.number) await writeRules(trx, companyId, version)
}

const putDue = ({ db }: Pick<Services, 'db'>, companyId: number, day: string) =>
  db.transaction().execute(async trx => {
    const { due_on } = await lockPolicy(trx, companyId)
    // Another request was first.
    if (due_on !== null && due_on <= day) await putInForce(trx, companyId, day)
  })

/**
 * Puts the version of a caller's company in force whose day has come, before the call reads anything: no verdict of a day is
 * by the rules of the day before.
 */
export async function putDueInForceFor(
  services: Pick<Services, 'db' | 'clock'>,
  actor: Pick<FoundActor, 'company'> | null,
): Promise<void> {
  const company = actor?.company ?? null
  const day = today(services.clock)
  if (company === null || company.policy_due_on === null || company.policy_due_on > day) return
  await putDue(services, company.id, day)
}

/** The same for every company: before rounds, jobs and imports, which no one calls. */
export async function putDueInForce(services: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const day = today(services.clock)
  const due = await services.db
    .selectFrom('policy_settings')
    .select('company_id')
    .where('due_on', '<=', day)
    .orderBy('company_id')
    .execute()
  for (const { company_id } of due) await putDue(services, company_id, day)
}
