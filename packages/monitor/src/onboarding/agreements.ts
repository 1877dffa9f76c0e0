import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { Schema } from '../database/schema.ts'
import { wireFile } from '../platform/uploads/stored-file.ts'

/** A contract inside a packet. Source: section 3, "Carrier agreement". */
export const wireAgreement = z.object({
  id: z.number(),
  onboarding_packet_id: z.number(),
  is_broker_uploaded: z.boolean(),
  contract: z.object({ id: z.number(), name: z.string() }),
  /** The version of this contract in this packet, from 1. */
  version: z.number(),
  status: z.enum(['sent', 'signed', 'redlined']),
  /** Null: it was written in the portal. */
  file: wireFile.nullable(),
  created_at: z.string(),
})

/** The agreements in the packets of a broker's own connections. An agreement without a file has its contract's file. */
export const ownAgreements = (db: Kysely<Schema>, companyId: number) =>
  db
    .selectFrom('onboarding_packet_contracts as agreements')
    .innerJoin('onboarding_packets', 'onboarding_packets.id', 'agreements.onboarding_packet_id')
    .innerJoin('connections', 'connections.id', 'onboarding_packets.connection_id')
    .innerJoin('contracts', 'contracts.id', 'agreements.contract_id')
    .leftJoin('uploaded_files', join =>
      join.on('uploaded_files.id', '=', ({ fn, ref }) =>
        fn.coalesce(ref('agreements.uploaded_file_id'), ref('contracts.uploaded_file_id')),
      ),
    )
    .selectAll('agreements')
    .select(['contracts.name as contract_name', 'uploaded_files.name as file_name'])
    .select('uploaded_files.id as file_id')
    .where('connections.issuer_id', '=', companyId)
    .orderBy('agreements.id', 'desc')

type AgreementRecord = Awaited<ReturnType<ReturnType<typeof ownAgreements>['execute']>>[number]

/** An agreement as it goes over the wire. */
export const wireAgreementOf = (record: AgreementRecord): z.input<typeof wireAgreement> => ({
  id: record.id,
  onboarding_packet_id: record.onboarding_packet_id,
  is_broker_uploaded: record.is_broker_uploaded,
  contract: { id: record.contract_id, name: record.contract_name },
  version: record.version,
  status: record.status,
  file:
    record.file_name === null
      ? null
      : { name: record.file_name, url: `/monitor/onboarding_packet_contracts/${record.id}/file` },
  created_at: record.created_at.toISOString(),
})
