import { z } from 'zod'
import { authorOf } from '../../http/audit-log/record-entry.ts'
import { idInBody } from '../../http/fields.ts'
import { planGuard, scopeGuard } from '../../http/guards/guards.ts'
import { type Route, route } from '../../http/route.ts'
import { companyOf } from '../../http/session/actor.ts'
import { packetsOf } from '../../onboarding/read-packets.ts'
import { readSubmission } from '../../onboarding/read-submissions.ts'
import { addRedlinedTaxForm } from '../../onboarding/redlined-tax-form.ts'
import { wireTaxFormSubmission } from '../../onboarding/wire-packet.ts'
import { SCANS } from '../../platform/uploads/file-kinds.ts'
import { readUpload } from '../../platform/uploads/read-upload.ts'
import { storedFile } from '../../platform/uploads/stored-file.ts'

const mayConnect = planGuard('can_connect')

const redline = route({
  method: 'POST',
  path: 'tax_form_submissions/upload_redlined_tax_contract',
  summary: 'Puts a tax form with changes marked into a packet; 206 while the carrier has still to sign it',
  access: 'broker',
  // Choice: section 6 names the scope and not its routes; tax forms are part of onboarding.
  guards: [scopeGuard('onboarding'), mayConnect],
  multipart: true,
  body: z.strictObject({
    tax_form_id: idInBody,
    onboarding_packet_id: idInBody,
    file: z.instanceof(File, { error: 'Send a file.' }),
  }),
  answer: z.union([wireTaxFormSubmission, z.object({ status: z.literal('awaiting_signature') })]),
  handle: async ({ services, actor, body }) => {
    const { db, clock } = services
    const { id, isComplete } = await addRedlinedTaxForm(services, {
      author: authorOf(actor, clock),
      packetId: body.onboarding_packet_id,
      taxFormId: body.tax_form_id,
      upload: await readUpload(body.file, 'file', SCANS),
    })
    // Choice: 206 means that the file is stored and becomes a submission once it is signed.
    return isComplete
      ? { status: 201, body: await readSubmission(db, id) }
      : { status: 206, body: { status: 'awaiting_signature' as const } }
  },
})

const file = route({
  method: 'GET',
  path: 'tax_form_submissions/:id/file',
  summary: 'A tax form that was put into a packet, as a download',
  access: 'broker',
  guards: [mayConnect],
  handle: async ({ services, actor, params }) => {
    const companyId = companyOf(actor)
    const found = await packetsOf(services.db, companyId)
      .innerJoin('tax_form_submissions', 'tax_form_submissions.onboarding_packet_id', 'onboarding_packets.id')
      .select('tax_form_submissions.uploaded_file_id')
      .where('tax_form_submissions.id', '=', params.id)
      .executeTakeFirst()
    return { file: await storedFile(services, companyId, found?.uploaded_file_id) }
  },
})

export const routes: readonly Route[] = [redline, file]
