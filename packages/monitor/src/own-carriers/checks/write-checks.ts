import type { Kysely, Transaction } from 'kysely'
import { notBefore } from '../../database/not-before.ts'
import type { Schema, TableRow } from '../../database/schema.ts'
import { type Author, recordEntry } from '../../http/audit-log/record-entry.ts'
import { conflict, invalid } from '../../http/refused.ts'
import type { Services } from '../../http/services.ts'
import { addMonths } from '../../kernel/calendar.ts'
import type { Upload } from '../../platform/uploads/read-upload.ts'
import { withFiles } from '../../platform/uploads/store-upload.ts'
import type { OwnCheckFact, OwnCheckKind } from '../../rules/assessment/facts.ts'

/** A check that is to be recorded. */
export interface NewCheck extends Pick<OwnCheckFact, 'is_verified' | 'checked_on' | 'expires_on'> {
  readonly carrier_id: number
  readonly kind: OwnCheckKind
  readonly note: string | null
}

/** The first day of a check, and how many months one counts at most. Choice: what was seen three years ago is no check. */
const EARLIEST = '2000-01-01'
const MONTHS_MAX = 36

/** Refuses: 422 by field, for days that cannot be those of a check. */
export function requireDays({ is_verified, checked_on, expires_on }: NewCheck, today: string): void {
  if (checked_on > today) throw invalid('own_check.checked_on', 'This day is in the future.')
  if (checked_on < EARLIEST) throw invalid('own_check.checked_on', 'Give a day from 2000 on.')
  const field = 'own_check.expires_on'
  if (is_verified !== (expires_on !== null))
    throw invalid(
      field,
      is_verified ? 'Give the last day it counts.' : 'A check that found nothing has no last day.',
    )
  if (expires_on === null) return
  if (expires_on < checked_on) throw invalid(field, 'This is before the check.')
  if (expires_on < today) throw invalid(field, 'This date is in the past.')
  if (expires_on > addMonths(checked_on, MONTHS_MAX))
    throw invalid(field, 'Give a day within 3 years of the check.')
}

/** A check as a row, without who records it. */
type CheckRow = Omit<NewCheck, 'kind'> & Pick<TableRow<'own_checks'>, 'kind' | 'address' | 'uploaded_file_id'>

/** Records a check and its entry. Returns its id. */
export async function insertCheck(
  trx: Transaction<Schema>,
  author: Author,
  check: CheckRow,
): Promise<number> {
  const { companyId, userId, at } = author
  const { id } = await trx
    .insertInto('own_checks')
    .values({
      ...check,
      company_id: companyId,
      user_id: userId,
      created_at: notBefore('own_checks', { company_id: companyId }, at),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await recordEntry(trx, author, {
    kind: 'check_recorded',
    subject: { type: 'own_check', id, label: check.kind },
    carrierIds: [check.carrier_id],
    ...(check.expires_on !== null && { after: [check.expires_on] }),
  })
  return id
}

/** Records a check with its file in one transaction. Returns its id. */
export const recordCheck = (
  services: Pick<Services, 'db' | 'files'>,
  check: NewCheck,
  { author, upload }: { readonly author: Author; readonly upload: Upload | null },
): Promise<number> =>
  withFiles(services, async (trx, files) =>
    insertCheck(trx, author, {
      ...check,
      address: null,
      uploaded_file_id: upload && (await files.keep(upload, author)),
    }),
  )

/** Takes a check back: it decides nothing from then on. Refuses: 409 for one that was taken back before. */
export const withdrawCheck = (
  db: Kysely<Schema>,
  author: Author,
  { id, reason }: { readonly id: number; readonly reason: string },
): Promise<void> =>
  db.transaction().execute(async trx => {
    const taken = await trx
      .updateTable('own_checks')
      .set({ withdrawn_by: author.userId, withdrawn_at: author.at, withdrawn_reason: reason })
      .where('id', '=', id)
      .where('company_id', '=', author.companyId)
      .where('withdrawn_at', 'is', null)
      .returning(['carrier_id', 'kind'])
      .executeTakeFirst()
    if (taken === undefined) throw conflict('This check was taken back before.')
    await recordEntry(trx, author, {
      kind: 'check_withdrawn',
      subject: { type: 'own_check', id, label: taken.kind },
      carrierIds: [taken.carrier_id],
      reason,
    })
  })
