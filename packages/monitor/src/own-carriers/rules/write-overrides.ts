import { type Kysely, sql, type Transaction } from 'kysely'
import { notBefore } from '../../database/not-before.ts'
import type { Schema } from '../../database/schema.ts'
import { type Author, type NewEntry, recordEntry } from '../../http/audit-log/record-entry.ts'
import { invalid } from '../../http/refused.ts'
import type { Services } from '../../http/services.ts'
import type { Upload } from '../../platform/uploads/read-upload.ts'
import { withFiles } from '../../platform/uploads/store-upload.ts'
import type { KeepAct } from '../decisions/keep-act.ts'

/** The subject of an override. A subject has at most one active override at a time. */
export interface Subject {
  readonly companyId: number
  readonly carrierId: number
  readonly type: string
  /** Null: every classification. */
  readonly classificationId: number | null
}

/** Locks a company's overrides for a carrier until the transaction ends. */
const oneAtATime = (trx: Transaction<Schema>, { companyId, carrierId }: Subject) =>
  sql`select pg_advisory_xact_lock(${companyId}::int, ${carrierId}::int)`.execute(trx)

/** The overrides that are active on a day: switched on and not expired. */
const counting = (trx: Kysely<Schema>, subject: Subject, today: string) =>
  trx
    .selectFrom('rule_overrides')
    .select(['id', 'expiration_date'])
    .where('company_id', '=', subject.companyId)
    .where('carrier_id', '=', subject.carrierId)
    .where('is_type', '=', subject.type)
    .where('classification_id', 'is not distinct from', subject.classificationId)
    .where('is_active', '=', true)
    .where('expiration_date', '>=', today)
    .orderBy('id', 'desc')

async function refuseSecond(trx: Kysely<Schema>, subject: Subject, today: string, field: string) {
  if ((await counting(trx, subject, today).executeTakeFirst()) !== undefined)
    throw invalid(field, 'This rule already has an active override.')
}

const entryOf = (
  kind: NewEntry['kind'],
  id: number,
  { type, carrierId }: Subject,
  expiresOn: string,
): NewEntry => ({
  kind,
  subject: { type: 'rule', id, label: type },
  carrierIds: [carrierId],
  after: [expiresOn],
})

/** Creates an override, its file and its record in one transaction. Refuses: 422 for a second active one. */
export const createOverride = (
  services: Pick<Services, 'db' | 'files'>,
  subject: Subject,
  made: {
    isActive: boolean
    expiresOn: string
    author: Author
    upload: Upload | null
    /** The number of the policy's version under which it is made. Null: there is none. */
    policyVersion: number | null
    today: string
    /** Keeps the record of the act. */
    keep: KeepAct
  },
): Promise<{ readonly id: number; readonly storedId: number | null }> =>
  withFiles(services, async (trx, files) => {
    await oneAtATime(trx, subject)
    if (made.isActive) await refuseSecond(trx, subject, made.today, 'rule_override.is_type')
    const { companyId, carrierId, classificationId, type } = subject
    const fileId = made.upload && (await files.keep(made.upload, made.author))
    const { id } = await trx
      .insertInto('rule_overrides')
      .values({
        company_id: companyId,
        carrier_id: carrierId,
        classification_id: classificationId,
        is_type: type,
        is_active: made.isActive,
        expiration_date: made.expiresOn,
        uploaded_file_id: fileId,
        policy_version: made.policyVersion,
        user_id: made.author.userId,
        created_at: notBefore('rule_overrides', { company_id: companyId }, made.author.at),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await recordEntry(trx, made.author, entryOf('override_created', id, subject, made.expiresOn))
    return { id, storedId: await made.keep(trx, null) }
  })

/** Who ends or restores an override, and when. */
export interface OverrideChanger {
  readonly author: Author
  readonly today: string
}

const endedBy = ({ author: { userId, at } }: OverrideChanger) => ({
  is_active: false,
  ended_by: userId,
  ended_at: at,
})
const RESTORED = { is_active: true, ended_by: null, ended_at: null } as const

/** Deactivates the active override of a subject. Returns its id; undefined when none was active. */
export const deactivateCounting = (
  db: Kysely<Schema>,
  subject: Subject,
  changer: OverrideChanger,
): Promise<number | undefined> =>
  db.transaction().execute(async trx => {
    await oneAtATime(trx, subject)
    const found = await counting(trx, subject, changer.today).executeTakeFirst()
    if (found === undefined) return undefined
    await trx.updateTable('rule_overrides').set(endedBy(changer)).where('id', '=', found.id).execute()
    await recordEntry(
      trx,
      changer.author,
      entryOf('override_ended', found.id, subject, found.expiration_date),
    )
    return found.id
  })

/**
 * Deactivates an override or reactivates it.
 * Refuses: 422 to reactivate an expired one, or one beside another active one.
 */
export const setOverrideActive = (
  db: Kysely<Schema>,
  subject: Subject,
  change: OverrideChanger & { readonly id: number; readonly isActive: boolean },
): Promise<void> =>
  db.transaction().execute(async trx => {
    await oneAtATime(trx, subject)
    const { is_active, expiration_date } = await trx
      .selectFrom('rule_overrides')
      .select(['is_active', 'expiration_date'])
      .where('id', '=', change.id)
      .executeTakeFirstOrThrow()
    if (is_active === change.isActive) return
    if (change.isActive) {
      const field = 'rule_override.is_active'
      if (expiration_date < change.today) throw invalid(field, 'This override has expired. Make a new one.')
      await refuseSecond(trx, subject, change.today, field)
    }
    await trx
      .updateTable('rule_overrides')
      .set(change.isActive ? RESTORED : endedBy(change))
      .where('id', '=', change.id)
      .execute()
    const kind = change.isActive ? 'override_restored' : 'override_ended'
    await recordEntry(trx, change.author, entryOf(kind, change.id, subject, expiration_date))
  })
