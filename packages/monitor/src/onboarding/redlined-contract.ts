import { type Author, recordEntry } from '../http/audit-log/record-entry.ts'
import { missing } from '../http/refused.ts'
import type { Services } from '../http/services.ts'
import type { Upload } from '../platform/uploads/read-upload.ts'
import { withFiles } from '../platform/uploads/store-upload.ts'
import { touchOwnPacket } from './touch-packet.ts'

/**
 * Adds a contract with marked changes to a packet as its next version, uploaded by the broker, with its file in the
 * same transaction. Returns the new agreement's id.
 *
 * Refuses: 404 for a contract or a packet that is not the company's.
 */
export const addRedlinedContract = (
  services: Pick<Services, 'db' | 'files'>,
  sent: {
    readonly author: Author
    readonly packetId: number
    readonly contractId: number
    readonly upload: Upload
  },
): Promise<number> =>
  withFiles(services, async (trx, files) => {
    const { companyId, at } = sent.author
    const carrierId = await touchOwnPacket(trx, { companyId, packetId: sent.packetId, at })
    const contract = await trx
      .selectFrom('contracts')
      .select('name')
      .where('id', '=', sent.contractId)
      .where('company_id', '=', companyId)
      .executeTakeFirst()
    if (contract === undefined) throw missing()
    const { last } = await trx
      .selectFrom('onboarding_packet_contracts')
      .select(({ fn }) => fn.max('version').as('last'))
      .where('onboarding_packet_id', '=', sent.packetId)
      .where('contract_id', '=', sent.contractId)
      .executeTakeFirstOrThrow()
    const { id } = await trx
      .insertInto('onboarding_packet_contracts')
      .values({
        onboarding_packet_id: sent.packetId,
        contract_id: sent.contractId,
        is_broker_uploaded: true,
        version: (last ?? 0) + 1,
        status: 'redlined',
        uploaded_file_id: await files.keep(sent.upload, sent.author),
        created_at: at,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await recordEntry(trx, sent.author, {
      kind: 'agreement_uploaded',
      subject: { type: 'contract', id: sent.contractId, label: contract.name },
      carrierIds: [carrierId],
      after: [sent.upload.name],
    })
    return id
  })
