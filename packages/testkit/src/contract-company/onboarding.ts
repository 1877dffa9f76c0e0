import type {
  CarrierAgreementId,
  CarrierId,
  ClassificationId,
  ConnectionId,
  ConnectionInvitationId,
  OnboardingPacketId,
  TaxFormId,
  UserId,
} from '@fairhaul/core'
import type { Schema } from '@fairhaul/monitor/database/schema.ts'
import type { Kysely } from 'kysely'
import type { Seed } from './contract-company.ts'

/** Rows for the contracts about connections and onboarding. */
export interface OnboardingFacts {
  /** A carrier that is connected, with two packets and agreements in them. */
  readonly connectedCarrier: CarrierId
  readonly connection: ConnectionId
  readonly packet: OnboardingPacketId
  /** A carrier that is connected and has no packet. */
  readonly carrierWithout: CarrierId
  readonly connectionWithout: ConnectionId
  /** The other company's. */
  readonly foreignConnection: ConnectionId
  readonly foreignPacket: OnboardingPacketId
  readonly foreignAgreement: CarrierAgreementId
  readonly taxForm: TaxFormId
  /** One that waits for a signature after it was uploaded. */
  readonly taxFormInPart: TaxFormId
  /** One that the broker may elect, and one that no one may. */
  readonly electable: ClassificationId
  readonly closed: ClassificationId
  /** Acts for every carrier that `nextCarrier` gives. */
  readonly dispatcher: UserId
  /** An invitation of the connected carrier. */
  readonly answered: ConnectionInvitationId
  /** Someone who works with the calling broker. */
  readonly coworker: UserId
}

type Any = CarrierAgreementId &
  CarrierId &
  ClassificationId &
  ConnectionId &
  ConnectionInvitationId &
  OnboardingPacketId &
  TaxFormId &
  UserId
const id = (value: number) => value as Any

/** Above the ids of the test companies. */
const FIRST_CARRIER_COMPANY = 1_000

/** The carrier's own company, which answers for it. */
const carrierCompany = async (db: Kysely<Schema>, carrierId: number): Promise<number> => {
  const company = FIRST_CARRIER_COMPANY + carrierId
  await db
    .insertInto('companies')
    .values({
      id: company,
      legal_name: 'Oak Office',
      company_type: 'carrier',
      brand: 'main',
      carrier_id: carrierId,
    })
    .execute()
  return company
}

const connect = async (
  db: Kysely<Schema>,
  issuer: number,
  carrier: number,
  receiver: number | null = null,
) => {
  const made = await db
    .insertInto('connections')
    .values({
      issuer_id: issuer,
      carrier_id: carrier,
      status: 'needs_to_onboard',
      receiver_company_id: receiver,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id(made.id)
}

const packetOf = async (db: Kysely<Schema>, connection: number, day: string) => {
  const made = await db
    .insertInto('onboarding_packets')
    .values({ connection_id: connection, status: 'sent', created_at: day, updated_at: day })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id(made.id)
}

/** A contract of a company, put into packets of its own. The ids of the agreements. */
const agreeIn = async (db: Kysely<Schema>, company: number, packets: readonly number[]) => {
  const contract = await db
    .insertInto('contracts')
    .values({ company_id: company, name: 'Broker-carrier agreement', is_current: true })
    .returning('id')
    .executeTakeFirstOrThrow()
  const made = await db
    .insertInto('onboarding_packet_contracts')
    .values(
      packets.map(packet => ({
        onboarding_packet_id: packet,
        contract_id: contract.id,
        status: 'signed' as const,
      })),
    )
    .returning('id')
    .execute()
  return made.map(row => id(row.id))
}

const taxFormNamed = async (db: Kysely<Schema>, name: string) =>
  id((await db.selectFrom('tax_forms').select('id').where('name', '=', name).executeTakeFirstOrThrow()).id)

const classificationsFor = async (db: Kysely<Schema>, company: number, other: number) => {
  const kind = await db
    .insertInto('explicit_classifications')
    .values({ name: 'Refrigerated' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const made = await db
    .insertInto('classifications')
    .values([
      { company_id: company, explicit_classification_id: kind.id, is_by_broker_election: true },
      { company_id: null, is_by_broker_election: false },
      { company_id: company, is_active: false, is_by_broker_election: true },
      { company_id: other, is_by_broker_election: true },
    ])
    .returning('id')
    .execute()
  return made.map(row => id(row.id))
}

const dispatcherOf = async (db: Kysely<Schema>, carriers: readonly number[]) => {
  const person = await db
    .insertInto('carrier_people')
    .values({ name: 'Dee Invented', email: 'dee@dispatch.example' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('carrier_roles')
    .values(
      carriers.map(carrier_id => ({ carrier_id, person_id: person.id, list: 'active_dispatchers' as const })),
    )
    .execute()
  return id(person.id)
}

const invited = async (db: Kysely<Schema>, issuer: number, carrier: number) => {
  const made = await db
    .insertInto('connection_invitations')
    .values({
      issuer_id: issuer,
      carrier_id: carrier,
      classification_ids: [],
      email: 'office@oak.example',
      created_at: '2026-09-01',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id(made.id)
}

/** Two open loads and one that is closed, each with a rate confirmation. */
const bookedBy = async (
  db: Kysely<Schema>,
  company: { companyId: number; userId: number },
  carrier: number,
) => {
  for (const [at, status] of (['covered', 'progress', 'delivered'] as const).entries()) {
    const number = `NL-${at + 1}`
    const load = await db
      .insertInto('loads')
      .values({ company_id: company.companyId, external_load_number: number, carrier_id: carrier, status })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db
      .insertInto('rate_confirmations')
      .values({
        company_id: company.companyId,
        creator_id: company.userId,
        carrier_id: carrier,
        load_id: load.id,
        viewed_at: '2026-10-02',
        created_at: '2026-10-01',
      })
      .execute()
  }
}

const coworkerOf = async (db: Kysely<Schema>, company: number) => {
  const made = await db
    .insertInto('users')
    .values({
      company_id: company,
      email: 'coworker@office.example',
      first_name: 'Sam',
      last_name: 'Oak',
      scopes: [],
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id(made.id)
}

/** The first spare carrier is being onboarded and has loads, the second is only connected; both companies have packets. */
export const seedOnboarding: Seed<OnboardingFacts> = async ({ db, ann, ben, firstSpareCarrier }) => {
  const carrier = firstSpareCarrier as Any
  const next = id(carrier + 1)
  const connection = await connect(db, ann.companyId, carrier, await carrierCompany(db, carrier))
  const connectionWithout = await connect(db, ann.companyId, next)
  const foreignConnection = await connect(db, ben.companyId, carrier)
  const packet = await packetOf(db, connection, '2026-10-01')
  const newer = await packetOf(db, connection, '2026-10-02')
  const foreignPacket = await packetOf(db, foreignConnection, '2026-10-01')
  await agreeIn(db, ann.companyId, [packet, newer])
  const [foreignAgreement] = await agreeIn(db, ben.companyId, [foreignPacket])
  await db.insertInto('payment_terms').values({ company_id: ann.companyId, net_days: 30 }).execute()
  await bookedBy(db, ann, carrier)
  const [electable, , closed] = await classificationsFor(db, ann.companyId, ben.companyId)
  return {
    connectedCarrier: carrier,
    connection,
    packet,
    carrierWithout: next,
    connectionWithout,
    foreignConnection,
    foreignPacket,
    foreignAgreement: foreignAgreement as Any,
    taxForm: await taxFormNamed(db, 'W-9'),
    taxFormInPart: await taxFormNamed(db, 'W-8BEN-E'),
    electable: electable as Any,
    closed: closed as Any,
    dispatcher: await dispatcherOf(
      db,
      Array.from({ length: firstSpareCarrier - 1 }, (_, at) => at + 1),
    ),
    coworker: await coworkerOf(db, ann.companyId),
    answered: await invited(db, ann.companyId, carrier),
  }
}
