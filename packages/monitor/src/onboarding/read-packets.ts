import type { Kysely } from 'kysely'
import { wireRows } from '../carriers/wire-rows.ts'
import type { Schema } from '../database/schema.ts'
import type { Services } from '../http/services.ts'
import type { Actor } from '../http/session/actor.ts'
import { submissionsByPacket } from './read-submissions.ts'
import type { WirePacket } from './wire-packet.ts'

/** The packets of a broker's own connections. */
export const packetsOf = (db: Kysely<Schema>, companyId: number) =>
  db
    .selectFrom('onboarding_packets')
    .innerJoin('connections', 'connections.id', 'onboarding_packets.connection_id')
    .where('connections.issuer_id', '=', companyId)

/** The same with what goes over the wire, newest first. */
export const listedPackets = (db: Kysely<Schema>, companyId: number) =>
  packetsOf(db, companyId)
    .selectAll('onboarding_packets')
    .select('connections.carrier_id')
    .orderBy('onboarding_packets.created_at', 'desc')
    .orderBy('onboarding_packets.id', 'desc')

type PacketRecord = Awaited<ReturnType<ReturnType<typeof listedPackets>['execute']>>[number]

/** The bank account of a packet; the field is left out without the scope. Source: section 6, "Scopes". */
const bankAccountOf = ({ bank_name, bank_account_last_four }: PacketRecord, actor: Actor) => {
  if (!actor.user.scopes.includes('view_bank_accounts')) return {}
  const given = bank_name !== null && bank_account_last_four !== null
  return { bank_account: given ? { bank_name, account_last_four: bank_account_last_four } : null }
}

/**
 * Packets as they go over the wire, in their order: the tables are read once for all of them.
 *
 * Choice: the rules are assessed on today's data, as in lists, because the broker decides today.
 */
export async function wirePackets(
  services: Services,
  actor: Actor,
  packets: readonly PacketRecord[],
): Promise<WirePacket[]> {
  if (packets.length === 0) return []
  const carriers = await wireRows(services, actor, [...new Set(packets.map(({ carrier_id }) => carrier_id))])
  const assessments = new Map(carriers.map(({ wire }) => [wire.id, wire.rules_assessment]))
  const submissions = await submissionsByPacket(
    services.db,
    packets.map(({ id }) => id),
  )
  return packets.map(packet => ({
    id: packet.id,
    connection_id: packet.connection_id,
    status: packet.status,
    rules_assessment: assessments.get(packet.carrier_id) ?? null,
    executed_contract_id: packet.executed_contract_id,
    ...bankAccountOf(packet, actor),
    tax_form_submissions: submissions.get(packet.id) ?? [],
    created_at: packet.created_at.toISOString(),
    updated_at: packet.updated_at.toISOString(),
  }))
}
