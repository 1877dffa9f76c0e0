import { z } from 'zod'
import { idInBody, messageInBody } from '../../http/fields.ts'
import { missing } from '../../http/refused.ts'
import { type Route, route } from '../../http/route.ts'
import { EVIDENCE_KINDS, wireEvidence } from '../../onboarding/identity-alerts/wire-alert.ts'
import { evidenceOf, readAlert } from '../../onboarding/identity-alerts/read-alerts.ts'
import { addEvidence } from '../../onboarding/identity-alerts/write-alerts.ts'
import { SCANS } from '../../platform/uploads/file-kinds.ts'
import { readUpload } from '../../platform/uploads/read-upload.ts'
import { storedFile } from '../../platform/uploads/stored-file.ts'

const NOTE_MAX = 500

/** Beyond section 7: what a broker has in hand. */
const create = route({
  method: 'POST',
  path: 'identity_alert_evidence',
  summary: 'Adds evidence to an alert of the own company, with a file or described only',
  access: 'broker',
  multipart: true,
  body: z.strictObject({
    evidence: z.strictObject({
      identity_alert_id: idInBody,
      kind: z.enum(EVIDENCE_KINDS, 'This is not a valid kind.'),
      note: messageInBody(NOTE_MAX, 'Say what it shows.'),
      file: z.instanceof(File, { error: 'Send a file.' }).optional(),
    }),
  }),
  answer: wireEvidence,
  handle: async ({ services, actor, body: { evidence: sent } }) => {
    const { identity_alert_id: alertId, kind, note } = sent
    const upload = sent.file ? await readUpload(sent.file, 'evidence.file', SCANS) : null
    const id = await addEvidence(services, actor, { alertId, kind, note, upload, at: services.clock.now() })
    const made = (await evidenceOf(services.db, actor, alertId)).find(each => each.id === id)
    if (made === undefined) throw missing()
    return { status: 201, body: made }
  },
})

/** Every broker who may see the alert may open its evidence; watchdog users may not, as it may have contacts. */
const file = route({
  method: 'GET',
  path: 'identity_alert_evidence/:id/file',
  summary: 'The file of a piece of evidence',
  access: 'broker',
  handle: async ({ services, actor, params: { id } }) => {
    const found = await services.db
      .selectFrom('identity_alert_evidence as e')
      .innerJoin('identity_alerts as a', 'a.id', 'e.identity_alert_id')
      .select(['e.uploaded_file_id', 'a.id', 'a.company_id'])
      .where('e.id', '=', id)
      .executeTakeFirst()
    if (found === undefined || actor.paywall.is_watchdog) throw missing()
    if ((await readAlert(services, actor, found.id)) === undefined) throw missing()
    return { file: await storedFile(services, found.company_id, found.uploaded_file_id) }
  },
})

export const routes: readonly Route[] = [create, file]
