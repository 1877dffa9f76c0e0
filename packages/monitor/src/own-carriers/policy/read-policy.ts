import { type Kysely, sql } from 'kysely'
import { z } from 'zod'
import { nameIn } from '../../carriers/insurance/own-papers.ts'
import type { Schema } from '../../database/schema.ts'
import { missing } from '../../http/refused.ts'
import type { Services } from '../../http/services.ts'
import { type Actor, companyOf } from '../../http/session/actor.ts'
import { today } from '../../kernel/clock.ts'
import { sectionOf } from '../../rules/policy-section.ts'
import { wireSections, wireSectionsOf } from './policy-sections.ts'
import { approvedVersions, waitingVersions } from './put-in-force.ts'

const person = { user_id: z.number(), user_name: z.string().nullable() }

/** A version of a company's policy. */
export const wirePolicyVersion = z.object({
  id: z.number(),
  number: z.number(),
  sections: wireSections,
  note: z.string(),
  author: z.object(person),
  created_at: z.string(),
  /** The first day on which it may decide. */
  effective_on: z.string(),
  is_approval_required: z.boolean(),
  approval: z
    .object({ ...person, is_approved: z.boolean(), reason: z.string().nullable(), at: z.string() })
    .nullable(),
  withdrawal: z.object({ ...person, at: z.string() }).nullable(),
  reverts_number: z.number().nullable(),
})

/** The draft of the next version. */
export const wirePolicyDraft = z.object({
  sections: wireSections,
  revision: z.number(),
  author: z.object(person),
  saved_at: z.string(),
})

/** A company's policy as it stands. */
export const wirePolicy = z.object({
  in_force: wirePolicyVersion.nullable(),
  sections: wireSections,
  scheduled: z.array(wirePolicyVersion),
  waiting: wirePolicyVersion.nullable(),
  draft: wirePolicyDraft.nullable(),
  is_approval_required: z.boolean(),
  is_acknowledged: z.boolean(),
  /** How many of the company's own carriers are assessed by the rules in force, of how many. */
  reassessed: z.object({ done: z.number(), total: z.number() }),
})

/** The versions of a company with who wrote them and who decided about them, newest first. */
export const policyVersions = (db: Kysely<Schema>, companyId: number) =>
  db
    .selectFrom('policy_versions')
    .innerJoin('users as authors', 'authors.id', 'policy_versions.user_id')
    .leftJoin('users as deciders', 'deciders.id', 'policy_versions.decided_by')
    .leftJoin('users as withdrawers', 'withdrawers.id', 'policy_versions.withdrawn_by')
    .selectAll('policy_versions')
    .select([nameIn('authors').as('author_name'), nameIn('deciders').as('decider_name')])
    .select(nameIn('withdrawers').as('withdrawer_name'))
    .where('policy_versions.company_id', '=', companyId)
    .orderBy('policy_versions.number', 'desc')

type Version = Awaited<ReturnType<ReturnType<typeof policyVersions>['execute']>>[number]

/** A version as it goes over the wire. */
export const wireVersionOf = (version: Version): z.output<typeof wirePolicyVersion> => {
  const { is_approved, decided_by, decided_at, withdrawn_by, withdrawn_at } = version
  return {
    id: version.id,
    number: version.number,
    sections: wireSectionsOf(version.sections),
    note: version.note,
    author: { user_id: version.user_id, user_name: version.author_name },
    created_at: version.created_at.toISOString(),
    effective_on: version.effective_on,
    is_approval_required: version.is_approval_required,
    approval:
      is_approved === null || decided_by === null || decided_at === null
        ? null
        : {
            user_id: decided_by,
            user_name: version.decider_name,
            is_approved,
            reason: version.declined_reason,
            at: decided_at.toISOString(),
          },
    withdrawal:
      withdrawn_by === null || withdrawn_at === null
        ? null
        : { user_id: withdrawn_by, user_name: version.withdrawer_name, at: withdrawn_at.toISOString() },
    reverts_number: version.reverts_number,
  }
}

/** The row of one version of the caller's company. Refuses: 404 for a missing and a foreign one. */
export async function requireVersion({ db }: Pick<Services, 'db'>, companyId: number, id: number) {
  const found = await policyVersions(db, companyId).where('policy_versions.id', '=', id).executeTakeFirst()
  if (found === undefined) throw missing()
  return found
}

/** The company's rule sets by which it assesses: for all carriers first. */
export const ruleSetsInForce = (db: Kysely<Schema>, companyId: number) =>
  db
    .selectFrom('rule_sets')
    .select(['classification_id', 'is_types', 'policy_version'])
    .where('company_id', '=', companyId)
    .where('carrier_id', 'is', null)
    .orderBy(sql`classification_id nulls first`)

/** The version in force, and the sections that decide: its own, or those of the first rules. */
export async function inForce(db: Kysely<Schema>, companyId: number) {
  const sets = await ruleSetsInForce(db, companyId).execute()
  const number = sets[0]?.policy_version ?? null
  const version =
    number === null
      ? undefined
      : await policyVersions(db, companyId).where('number', '=', number).executeTakeFirst()
  const first = sets[0]?.classification_id === null ? [] : [{ classification_id: null, rules: [] }]
  return { version, sections: version?.sections ?? [...first, ...sets.map(sectionOf)] }
}

/** A draft as it goes over the wire; null: there is none. */
export async function readDraft(db: Kysely<Schema>, companyId: number) {
  const row = await db
    .selectFrom('policy_settings')
    .innerJoin('users', 'users.id', 'policy_settings.draft_by')
    .select(['draft', 'revision', 'draft_by', 'draft_at', nameIn('users').as('user_name')])
    .where('policy_settings.company_id', '=', companyId)
    .executeTakeFirst()
  if (row?.draft == null || row.draft_by === null || row.draft_at === null) return null
  return {
    sections: wireSectionsOf(row.draft),
    revision: row.revision,
    author: { user_id: row.draft_by, user_name: row.user_name },
    saved_at: row.draft_at.toISOString(),
  }
}

const hasAcknowledged = async (db: Kysely<Schema>, versionId: number, userId: number) => {
  const found = await db
    .selectFrom('policy_acknowledgments')
    .select('user_id')
    .where('policy_version_id', '=', versionId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return found !== undefined
}

/** How many own carriers are assessed, of how many: each number from an index of its own, as rows are wide. */
const reassessed = async (db: Kysely<Schema>, companyId: number) => {
  const own = db
    .selectFrom('own_carriers')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('company_id', '=', companyId)
  const { count: total } = await own.executeTakeFirstOrThrow()
  const { count: outdated } = await own.where('is_outdated', '=', true).executeTakeFirstOrThrow()
  return { done: Math.max(total - outdated, 0), total }
}

/** A company's policy as one of its users has it. */
export async function readPolicy(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  actor: Actor,
): Promise<z.output<typeof wirePolicy>> {
  const companyId = companyOf(actor)
  const { version, sections } = await inForce(db, companyId)
  const scheduled = await policyVersions(db, companyId)
    .where('number', 'in', approvedVersions(db, companyId).select('number'))
    .where('effective_on', '>', today(clock))
    .clearOrderBy()
    .orderBy('effective_on')
    .orderBy('number')
    .execute()
  const waiting = await policyVersions(db, companyId)
    .where('number', 'in', waitingVersions(db, companyId).select('number'))
    .executeTakeFirst()
  const settings = await db
    .selectFrom('policy_settings')
    .select('is_approval_required')
    .where('company_id', '=', companyId)
    .executeTakeFirst()
  return {
    in_force: version === undefined ? null : wireVersionOf(version),
    sections: wireSectionsOf(sections),
    scheduled: scheduled.map(wireVersionOf),
    waiting: waiting === undefined ? null : wireVersionOf(waiting),
    draft: await readDraft(db, companyId),
    is_approval_required: settings?.is_approval_required ?? false,
    is_acknowledged: version === undefined || (await hasAcknowledged(db, version.id, actor.user.id)),
    reassessed: await reassessed(db, companyId),
  }
}
