import { type Author, recordEntry } from '../http/audit-log/record-entry.ts'
import { missing } from '../http/refused.ts'
import type { Services } from '../http/services.ts'
import type { Upload } from '../platform/uploads/read-upload.ts'
import { withFiles } from '../platform/uploads/store-upload.ts'
import { touchOwnPacket } from './touch-packet.ts'

/**
 * Adds a tax form with marked changes to a packet, with its file in the same transaction. Returns the submission's id
 * and whether it is complete: a form that needs the carrier's signature is stored and awaits it.
 *
 * Refuses: 404 for a missing form, and a packet that is not the company's.
 */
export const addRedlinedTaxForm = (
  services: Pick<Services, 'db' | 'files'>,
  sent: {
    readonly author: Author
    readonly packetId: number
    readonly taxFormId: number
    readonly upload: Upload
  },
): Promise<{ readonly id: number; readonly isComplete: boolean }> =>
  withFiles(services, async (trx, files) => {
    const { companyId, at } = sent.author
    const carrierId = await touchOwnPacket(trx, { companyId, packetId: sent.packetId, at })
    const form = await trx
      .selectFrom('tax_forms')
      .select(['name', 'needs_signature'])
      .where('id', '=', sent.taxFormId)
      .executeTakeFirst()
    if (form === undefined) throw missing()
    const { id } = await trx
      .insertInto('tax_form_submissions')
      .values({
        onboarding_packet_id: sent.packetId,
        tax_form_id: sent.taxFormId,
        uploaded_file_id: await files.keep(sent.upload, sent.author),
        status: form.needs_signature ? 'awaiting_signature' : 'submitted',
        created_at: at,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await recordEntry(trx, sent.author, {
      kind: 'tax_form_uploaded',
      subject: { type: 'tax_form', id: sent.taxFormId, label: form.name },
      carrierIds: [carrierId],
      after: [sent.upload.name],
    })
    return { id, isComplete: !form.needs_signature }
  })
