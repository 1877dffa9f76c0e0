import type { CarrierId, ClassificationId } from '@fairhaul/core'
import type { Schema } from '@fairhaul/monitor/database/schema.ts'
import type { Kysely } from 'kysely'
import type { Seed } from './contract-company.ts'

/** Groups of associated carriers: the contract blocks some, so each test takes a new group. */
const GROUPS = 9
const GROUP_SIZE = 4
const USERS = 61

/** Carriers and people for the contracts about them. */
export interface PeopleFacts {
  /** A carrier of whose group two share an e-mail with it, one of them its phone too, and one its phone alone. */
  readonly nextOfGroup: () => CarrierId
  /** With more users than a page holds, dispatchers, contacts, federal information, an account, and a hidden phone. */
  readonly known: CarrierId
  readonly contact: { readonly carrierId: CarrierId; readonly email: string; readonly phone: string }
  readonly lookalike: string
  /** Not returned elsewhere, with its number. */
  readonly numbered: { readonly carrierId: CarrierId; readonly dot: string }
  /** Carriers with nothing but a name and a number. */
  readonly silent: CarrierId
  readonly stranger: CarrierId
  /** Its phone changed twice and its address once. */
  readonly changed: CarrierId
  /** A carrier with the phone of a revoked one. */
  readonly tied: { readonly carrierId: CarrierId; readonly revoked: CarrierId }
  readonly classificationIds: readonly ClassificationId[]
}

const seedGroups = async (db: Kysely<Schema>, first: number) => {
  for (let group = 0; group < GROUPS; group++) {
    const [one, both, email, phone] = Array.from(
      { length: GROUP_SIZE },
      (_, at) => first + group * GROUP_SIZE + at,
    )
    const set = (id: number | undefined, reach: { email?: string; phone?: string }) =>
      db
        .updateTable('carriers')
        .set(reach)
        .where('id', '=', id ?? 0)
        .execute()
    const shared = { email: `desk@group${group}.example`, phone: `+1214555010${group}` }
    await set(one, shared)
    await set(both, { ...shared, email: shared.email.toUpperCase() })
    await set(email, { email: shared.email })
    await set(phone, { phone: shared.phone })
  }
}

const seedDirectory = async (db: Kysely<Schema>, carrier_id: number) => {
  await db
    .updateTable('carriers')
    .set({ phone: '+12145550199', email: 'office@known.example', physical_city: 'DALLAS' })
    .where('id', '=', carrier_id)
    .execute()
  await db.insertInto('carrier_census').values({ carrier_id, as_of: '2026-11-01' }).execute()
  const contact = { carrier_id, phone: null, email: null }
  await db
    .insertInto('carrier_contacts')
    .values([
      { ...contact, name: 'Nora Invented', title: 'Owner', source: 'FMCSA census' },
      { ...contact, name: 'Otis Invented', title: 'Safety', source: 'Onboarding packet' },
    ])
    .execute()
  const people = await db
    .insertInto('carrier_people')
    .values(
      Array.from({ length: USERS }, (_, at) => ({
        name: `Person ${at + 1} Invented`,
        email: `person${at + 1}@known.example`,
        phone_e164: `+1972555${String(at).padStart(4, '0')}`,
        hides: at === 0 ? ['phone' as const] : [],
      })),
    )
    .returning('id')
    .execute()
  const role = (list: 'carrier_users' | 'active_dispatchers') => (person: { id: number }) => ({
    carrier_id,
    person_id: person.id,
    list,
    is_types: ['driver'],
  })
  await db
    .insertInto('carrier_roles')
    .values([...people.map(role('carrier_users')), ...people.slice(0, 2).map(role('active_dispatchers'))])
    .execute()
  await db
    .insertInto('companies')
    .values({ id: 70, legal_name: 'Known Carrier LLC', company_type: 'carrier', brand: 'main', carrier_id })
    .execute()
}

const seedClassifications = async (db: Kysely<Schema>, companyId: number) => {
  const rows = await db
    .insertInto('classifications')
    .values([
      { company_id: companyId, is_active: true, is_by_broker_election: false },
      { company_id: companyId, is_active: false, is_by_broker_election: true },
      { company_id: null, is_active: true, is_by_broker_election: true },
    ])
    .returning('id')
    .execute()
  return rows.map(({ id }) => id as ClassificationId)
}

/** A carrier with an agent, and one with its phone that was revoked. */
const seedTies = async (db: Parameters<typeof seedGroups>[0], carrierId: CarrierId, revoked: CarrierId) => {
  await db
    .updateTable('carriers')
    .set({ phone: '+12145550188', email: null, physical_street: null, mailing_street: null })
    .where('id', 'in', [carrierId, revoked])
    .execute()
  await db
    .insertInto('carrier_authorities')
    .values({ carrier_id: revoked, common: 'I', ended_on: '2024-01-29', end_kind: 'revoked' })
    .onConflict(other =>
      other
        .column('carrier_id')
        .doUpdateSet({ common: 'I', contract: 'N', ended_on: '2024-01-29', end_kind: 'revoked' }),
    )
    .execute()
  const agent = await db
    .insertInto('process_agents')
    .values({ name: 'INVENTED PROCESS AGENTS, INC.', city: 'DOVER', state: 'DE' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const key = { federal_key: 1, federal_digest: 0, as_of: '2026-11-20' }
  await db
    .insertInto('carrier_process_agents')
    .values({ carrier_id: carrierId, agent_id: agent.id, source_file: 'Motus BOC3', ...key })
    .execute()
  return { carrierId, revoked }
}

export const seedPeople: Seed<PeopleFacts> = async ({ db, ann, firstSpareCarrier }) => {
  await seedGroups(db, firstSpareCarrier)
  const after = (place: number) => (firstSpareCarrier + GROUPS * GROUP_SIZE + place) as CarrierId
  const [known, contact, numbered] = [after(0), after(1), after(2)] as const
  await seedDirectory(db, known)
  const reach = { email: 'ruth@eaglemesa.example', phone: '+12145550111' }
  await db.updateTable('carriers').set(reach).where('id', '=', contact).execute()
  const { value: dot } = await db
    .selectFrom('carrier_identifiers')
    .select('value_key as value')
    .where('carrier_id', '=', numbered)
    .executeTakeFirstOrThrow()
  const changed = after(5)
  await db.updateTable('carriers').set({ phone: '+12145550144' }).where('id', '=', changed).execute()
  const change = { carrier_id: changed, is_type: 'phone' as const, was: '+12145550142' }
  await db
    .insertInto('contact_changes')
    .values([
      { ...change, changed_on: '2024-03-01' },
      { ...change, changed_on: '2026-03-01', was: '+12145550143' },
      { ...change, changed_on: '2025-03-01', is_type: 'address', was: '9 Depot Road, 79101' },
    ])
    .execute()
  let groupsGiven = 0
  return {
    nextOfGroup: () => {
      if (groupsGiven >= GROUPS) throw new Error('There are no more groups of carriers.')
      return (firstSpareCarrier + groupsGiven++ * GROUP_SIZE) as CarrierId
    },
    known,
    contact: { carrierId: contact, ...reach },
    lookalike: 'ruth@eag1emesa.example',
    numbered: { carrierId: numbered, dot },
    silent: after(3),
    stranger: after(4),
    changed,
    tied: await seedTies(db, after(6), after(7)),
    classificationIds: await seedClassifications(db, ann.companyId),
  }
}
