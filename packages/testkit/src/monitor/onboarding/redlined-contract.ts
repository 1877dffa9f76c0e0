import { missing } from '../http/refused.ts'
import type { Services } from '../services.ts'
import type { Upload } from '../uploads/read-upload.ts'
import { withFiles } from '../uploads/store-upload.ts'
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
    readonly companyId: number
    readonly userId: number
    readonly packetId: number
    readonly contractId: number
    readonly upload: Upload
    readonly at: Date
  },
): Promise<number> =>
  withFiles(services, async (trx, files) => {
    await touchOwnPacket(trx, sent)
    const contract = await trx
      .selectFrom('contracts')
      .select('id')
      .where('id', '=', sent.contractId)
      .where('company_id', '=', sent.companyId)
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
        uploaded_file_id: await files.keep(sent.upload, sent),
        created_at: sent.at,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  })
