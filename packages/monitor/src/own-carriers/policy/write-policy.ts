import type { Kysely, Transaction } from 'kysely'
import { classificationsOf } from '../../carriers/verdicts/read-classifications.ts'
import type { Schema } from '../../database/schema.ts'
import { type Author, recordEntry } from '../../http/audit-log/record-entry.ts'
import { conflict, invalid } from '../../http/refused.ts'
import type { PolicySection } from '../../rules/policy-section.ts'
import { approvedVersions, lockPolicy, putInForce, waitingVersions } from './put-in-force.ts'
import { readDraft, requireVersion } from './read-policy.ts'

/** Who writes, and on which day. */
export interface PolicyWriter {
  readonly author: Author
  readonly today: string
}

type Write<T> = (trx: Transaction<Schema>, settings: Awaited<ReturnType<typeof lockPolicy>>) => Promise<T>

/** Writes a policy while no one else does. */
export const locked = <T>(db: Kysely<Schema>, companyId: number, write: Write<T>): Promise<T> =>
  db.transaction().execute(async trx => write(trx, await lockPolicy(trx, companyId)))

/** Refuses: 422 by place, for a classification that is not the company's to use. */
async function requireClassifications(
  trx: Kysely<Schema>,
  companyId: number,
  sections: readonly PolicySection[],
): Promise<void> {
  const rows = await classificationsOf(trx, companyId).select('classifications.id').execute()
  const known = new Set<number | null>([null, ...rows.map(({ id }) => id)])
  const at = sections.findIndex(({ classification_id: id }) => !known.has(id))
  if (at !== -1)
    throw invalid(`policy.sections.${at}.classification_id`, 'Your company has no such classification.')
}

/** Saves the draft on the revision that its author saw; null: there was none. Returns it. Refuses: 409 for another one. */
export const saveDraft = (
  db: Kysely<Schema>,
  { companyId, userId, at }: Author,
  { sections, revision }: { readonly sections: readonly PolicySection[]; readonly revision: number | null },
): Promise<NonNullable<Awaited<ReturnType<typeof readDraft>>>> =>
  locked(db, companyId, async (trx, settings) => {
    await requireClassifications(trx, companyId, sections)
    if (revision !== (settings.draft === null ? null : settings.revision))
      throw conflict('A colleague saved a draft since.')
    await trx
      .updateTable('policy_settings')
      .set({
        draft: JSON.stringify(sections),
        revision: settings.revision + 1,
        draft_by: userId,
        draft_at: at,
      })
      .where('company_id', '=', companyId)
      .execute()
    const saved = await readDraft(trx, companyId)
    if (saved === null) throw new Error('The draft was not written.')
    return saved
  })

const dropDraft = (trx: Kysely<Schema>, companyId: number) =>
  trx
    .updateTable('policy_settings')
    .set({ draft: null, draft_by: null, draft_at: null })
    .where('company_id', '=', companyId)
    .execute()

/** Drops the draft. Refuses: 409 where it changed. */
export const discardDraft = (db: Kysely<Schema>, companyId: number, revision: number): Promise<void> =>
  locked(db, companyId, async (trx, settings) => {
    if (settings.draft === null || settings.revision !== revision) throw conflict('The draft changed since.')
    await dropDraft(trx, companyId)
  })

/** What a person gives with a new version. */
export interface NewVersion {
  readonly note: string
  readonly effective_on: string
}

/** Refuses: 409 where another version waits, or an approved one whose day has not come begins on or after the day. */
async function requireFreeDay(
  trx: Kysely<Schema>,
  { author: { companyId }, today }: PolicyWriter,
  day: string,
) {
  const waiting = await waitingVersions(trx, companyId).select('id').executeTakeFirst()
  if (waiting !== undefined) throw conflict('Another version waits for approval.')
  const later = await approvedVersions(trx, companyId)
    .select('id')
    .where('effective_on', '>', today)
    .where('effective_on', '>=', day)
    .executeTakeFirst()
  if (later !== undefined) throw conflict('Another version begins on or after that day.')
}

interface Content {
  readonly sections: readonly PolicySection[]
  readonly is_approval_required: boolean
  readonly reverts_number: number | null
}

/** Adds a version and puts it in force, if its day has come and no one has to approve it. Returns its id. */
async function addVersion(
  trx: Transaction<Schema>,
  writer: PolicyWriter,
  { note, effective_on }: NewVersion,
  { sections, ...content }: Content,
): Promise<number> {
  const { author, today } = writer
  const { companyId } = author
  if (effective_on < today) throw invalid('policy_version.effective_on', 'This date is in the past.')
  await requireFreeDay(trx, writer, effective_on)
  const { last } = await trx
    .selectFrom('policy_versions')
    .select(({ fn }) => fn.max('number').as('last'))
    .where('company_id', '=', companyId)
    .executeTakeFirstOrThrow()
  const number = (last ?? 0) + 1
  const { id } = await trx
    .insertInto('policy_versions')
    .values({
      company_id: companyId,
      number,
      sections: JSON.stringify(sections),
      note,
      user_id: author.userId,
      created_at: author.at,
      effective_on,
      ...content,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await recordEntry(trx, author, {
    kind: 'policy_version_created',
    subject: { type: 'policy_version', id, label: String(number) },
    reason: note,
    after: [effective_on],
  })
  await putInForce(trx, companyId, today)
  return id
}

/** Makes a version of the draft, which is dropped. Returns its id. Refuses: 409 where the draft changed. */
export const createVersion = (
  db: Kysely<Schema>,
  writer: PolicyWriter,
  { revision, ...version }: NewVersion & { readonly revision: number },
): Promise<number> =>
  locked(db, writer.author.companyId, async (trx, { draft, revision: saved, is_approval_required }) => {
    if (draft === null || saved !== revision) throw conflict('The draft changed since.')
    const content = { sections: draft, is_approval_required, reverts_number: null }
    const id = await addVersion(trx, writer, version, content)
    await dropDraft(trx, writer.author.companyId)
    return id
  })

/** Makes a version of an earlier one. Returns its id. Refuses: 404 for a missing and a foreign one. */
export const revertTo = (
  db: Kysely<Schema>,
  writer: PolicyWriter,
  { id, ...version }: NewVersion & { readonly id: number },
): Promise<number> =>
  locked(db, writer.author.companyId, async (trx, { is_approval_required }) => {
    const { sections, number } = await requireVersion({ db: trx }, writer.author.companyId, id)
    return addVersion(trx, writer, version, { sections, is_approval_required, reverts_number: number })
  })

/** Says that a user read a version. A second time changes nothing. */
export const acknowledge = async (
  db: Kysely<Schema>,
  { companyId, userId, at }: Author,
  id: number,
): Promise<void> => {
  await requireVersion({ db }, companyId, id)
  await db
    .insertInto('policy_acknowledgments')
    .values({ policy_version_id: id, user_id: userId, created_at: at })
    .onConflict(known => known.doNothing())
    .execute()
}
