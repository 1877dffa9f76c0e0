import type { Kysely } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import { type Author, recordEntry } from '../../http/audit-log/record-entry.ts'
import { conflict, forbidden, invalid } from '../../http/refused.ts'
import { numberInForce, putInForce } from './put-in-force.ts'
import { requireVersion } from './read-policy.ts'
import { locked, type PolicyWriter } from './write-policy.ts'

/**
 * Approves a version that waits, or declines it. Refuses: 403 for its author, 409 where it does not wait, 422 to decline
 * without a reason.
 */
export const decideVersion = (
  db: Kysely<Schema>,
  { author, today }: PolicyWriter,
  sent: { readonly id: number; readonly is_approved: boolean; readonly reason: string | null },
): Promise<void> =>
  locked(db, author.companyId, async trx => {
    const { id, is_approved } = sent
    const reason = is_approved ? null : sent.reason || null
    const version = await requireVersion({ db: trx }, author.companyId, id)
    if (version.withdrawn_at !== null) throw conflict('This version was withdrawn.')
    if (!version.is_approval_required || version.is_approved !== null)
      throw conflict('This version does not wait for approval.')
    if (version.user_id === author.userId)
      throw forbidden('A second person has to decide about this version.')
    if (!is_approved && reason === null) throw invalid('policy_version.reason', 'Say why not.')
    await trx
      .updateTable('policy_versions')
      .set({ is_approved, decided_by: author.userId, decided_at: author.at, declined_reason: reason })
      .where('id', '=', id)
      .execute()
    await recordEntry(trx, author, {
      kind: is_approved ? 'policy_version_approved' : 'policy_version_declined',
      subject: { type: 'policy_version', id, label: String(version.number) },
      reason,
    })
    if (is_approved) await putInForce(trx, author.companyId, today)
  })

/**
 * Withdraws a version that has not decided anything: its day has not come, or it waits for a second person. A second time
 * changes nothing. Refuses: 409 where it decided, decides or was declined.
 */
export const withdrawVersion = (
  db: Kysely<Schema>,
  { author, today }: PolicyWriter,
  id: number,
): Promise<void> =>
  locked(db, author.companyId, async trx => {
    const { companyId, userId, at } = author
    const version = await requireVersion({ db: trx }, companyId, id)
    if (version.withdrawn_at !== null) return
    const isWaiting = version.is_approval_required && version.is_approved === null
    const isToCome = version.is_approved !== false && version.effective_on > today
    // A call of the day before may have waited for one that put this version in force.
    if (!(isWaiting || isToCome) || (await numberInForce(trx, companyId)) === version.number)
      throw conflict('Only a version that has not begun can be withdrawn.')
    await trx
      .updateTable('policy_versions')
      .set({ withdrawn_by: userId, withdrawn_at: at })
      .where('id', '=', id)
      .execute()
    await recordEntry(trx, author, {
      kind: 'policy_version_withdrawn',
      subject: { type: 'policy_version', id, label: String(version.number) },
    })
    await putInForce(trx, companyId, today)
  })

/** Sets whether each new version has to be approved. The same again writes nothing. */
export const setApprovalRequired = (db: Kysely<Schema>, author: Author, isRequired: boolean): Promise<void> =>
  locked(db, author.companyId, async (trx, { is_approval_required: was }) => {
    if (was === isRequired) return
    await trx
      .updateTable('policy_settings')
      .set({ is_approval_required: isRequired })
      .where('company_id', '=', author.companyId)
      .execute()
    const text = (required: boolean) => [required ? 'required' : 'not_required']
    await recordEntry(trx, author, {
      kind: 'policy_approval_changed',
      before: text(was),
      after: text(isRequired),
    })
  })
