import { z } from 'zod'
import { requireFindable } from '../../carriers/require-findable.ts'
import { authorOf } from '../../http/audit-log/record-entry.ts'
import { idInBody, idInQuery } from '../../http/fields.ts'
import { planGuard, scopeGuard } from '../../http/guards/guards.ts'
import { missing } from '../../http/refused.ts'
import { type Route, route } from '../../http/route.ts'
import type { Services } from '../../http/services.ts'
import { companyOf } from '../../http/session/actor.ts'
import { ownAgreements, wireAgreement, wireAgreementOf } from '../../onboarding/agreements.ts'
import { addRedlinedContract } from '../../onboarding/redlined-contract.ts'
import { WRITINGS } from '../../platform/uploads/file-kinds.ts'
import { readUpload } from '../../platform/uploads/read-upload.ts'
import { storedFile } from '../../platform/uploads/stored-file.ts'

const mayConnect = planGuard('can_connect')

/** The most agreements of a carrier in one response, the newest. Choice: years of a connection have fewer. */
const AGREEMENTS_MAX = 500

async function agreementOf({ db }: Services, companyId: number, id: number) {
  const found = await ownAgreements(db, companyId).where('agreements.id', '=', id).executeTakeFirst()
  if (found === undefined) throw missing()
  return found
}

const ofCarrier = route({
  method: 'GET',
  path: 'onboarding_packet_contracts/search_by_carrier_id',
  summary: 'All agreements with one carrier, newest first',
  access: 'broker',
  guards: [mayConnect],
  query: z.strictObject({ carrier_id: idInQuery }),
  answer: z.array(wireAgreement),
  handle: async ({ services: { db }, actor, query }) => {
    const rows = await ownAgreements(db, companyOf(actor))
      .where('connections.carrier_id', '=', query.carrier_id)
      .limit(AGREEMENTS_MAX)
      .execute()
    if (rows.length === 0) await requireFindable(db, query.carrier_id)
    return { body: rows.map(wireAgreementOf) }
  },
})

const one = route({
  method: 'GET',
  path: 'onboarding_packet_contracts/:id',
  summary: 'One agreement',
  access: 'broker',
  guards: [mayConnect],
  answer: wireAgreement,
  handle: async ({ services, actor, params }) => ({
    body: wireAgreementOf(await agreementOf(services, companyOf(actor), params.id)),
  }),
})

const file = route({
  method: 'GET',
  path: 'onboarding_packet_contracts/:id/file',
  summary: 'The text of an agreement, as a download',
  access: 'broker',
  guards: [mayConnect],
  handle: async ({ services, actor, params }) => {
    const { file_id } = await agreementOf(services, companyOf(actor), params.id)
    return { file: await storedFile(services, companyOf(actor), file_id) }
  },
})

const redline = route({
  method: 'POST',
  path: 'onboarding_packet_contracts/upload_redlined_contract',
  summary: 'Puts a contract with changes marked into a packet',
  access: 'broker',
  // Choice: section 6 names the scope and not its routes; contracts are part of onboarding.
  guards: [scopeGuard('onboarding'), mayConnect],
  multipart: true,
  body: z.strictObject({
    contract_id: idInBody,
    onboarding_packet_id: idInBody,
    file: z.instanceof(File, { error: 'Send a file.' }),
  }),
  answer: wireAgreement,
  handle: async ({ services, actor, body }) => {
    const companyId = companyOf(actor)
    const id = await addRedlinedContract(services, {
      author: authorOf(actor, services.clock),
      packetId: body.onboarding_packet_id,
      contractId: body.contract_id,
      upload: await readUpload(body.file, 'file', WRITINGS),
    })
    return { status: 201, body: wireAgreementOf(await agreementOf(services, companyId, id)) }
  },
})

export const routes: readonly Route[] = [ofCarrier, one, file, redline]
