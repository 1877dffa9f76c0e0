import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestCompany, type TestCompany } from '../testing/start-test-company.ts'
import type { TestBrowser } from '../testing/test-browser.ts'
import { claimInvitation } from './claim-connection-invitation.ts'
import { movePacket, type PacketStatus } from './move-packet.ts'
import { sendPacket } from './send-packet.ts'

let testCompany: TestCompany
let north: TestBrowser
beforeAll(async () => {
  testCompany = await startTestCompany()
  north = await testCompany.as('north')
  const carrier = { company_type: 'carrier', brand: 'main' as const }
  const names = ['Eagle', 'Zion', 'Eagle & Sons']
  for (const [at, legal_name] of names.entries())
    await db()
      .insertInto('companies')
      .values({ ...carrier, id: 101 + at, legal_name, carrier_id: 1 + at })
      .execute()
  await db()
    .insertInto('contracts')
    .values([
      { company_id: 1, name: 'Broker-carrier agreement', is_current: true },
      { company_id: 2, name: 'Southern agreement', is_current: true },
    ])
    .execute()
  await db().insertInto('classifications').values({ company_id: 1, is_by_broker_election: true }).execute()
})
afterAll(() => testCompany.close())

const db = () => testCompany.database.db
const at = () => testCompany.clock.now()

const invite = async (carrier_id: number) => {
  const response = await north.post('connection_invitations', {
    connection_invitation: { carrier_id, email: 'desk@eagle.example', classification_ids: [3] },
  })
  return ((await response.json()) as { id: number }).id
}
const claim = async (invitationId: number, companyId: number) =>
  claimInvitation(db(), { invitationId, companyId, at: at() })
const tabOf = async (id: number) =>
  (await db().selectFrom('connections').select('tab').where('id', '=', id).executeTakeFirstOrThrow()).tab
const get = async (path: string) => (await (await north.get(path)).json()) as Record<string, unknown>[]

describe('accepting a connection invitation', () => {
  it('accepting an invitation connects and classifies the carrier and sends a packet with the current contract', async () => {
    const invitation = await invite(1)
    const { connectionId, packetId } = await claim(invitation, 101)
    expect(await get('connections?carrier_id=1')).toMatchObject([
      {
        id: connectionId,
        status: 'needs_to_onboard',
        receiver: { company_id: 101, signed_contract_id: null },
        latest_onboarding_packet: { status: 'sent' },
      },
    ])
    expect(await tabOf(connectionId)).toBe('in-progress')
    expect(await get('onboarding_packet_contracts/search_by_carrier_id?carrier_id=1')).toMatchObject([
      {
        onboarding_packet_id: packetId,
        status: 'sent',
        is_broker_uploaded: false,
        contract: { name: 'Broker-carrier agreement' },
      },
    ])
    expect(await db().selectFrom('carrier_classifications').selectAll().execute()).toMatchObject([
      { company_id: 1, carrier_id: 1, classification_id: 3 },
    ])
    const [listed] = await get('connection_invitations?q[carrier_id_eq]=1')
    expect(listed).toMatchObject({ claimed_at: at().toISOString() })
    const again = await north.call('PATCH', `connection_invitations/${invitation}/resend`, {
      classification_ids: [],
    })
    expect(again.status).toBe(409)
  })

  it('accepting an invitation keeps a do-not-dispatch status', async () => {
    const invitation = await invite(2)
    const marked = await north.call('PATCH', 'connections/set_carrier_to_do_not_dispatch?carrier_id=2', {
      status: 'do_not_dispatch',
      notes: 'Hostage load.',
    })
    const { id } = (await marked.json()) as { id: number }
    const { connectionId } = await claim(invitation, 102)
    expect(connectionId).toBe(id)
    expect(await tabOf(id)).toBe('do-not-dispatch')
    expect(await get('connections?carrier_id=2')).toMatchObject([
      { notes: 'Hostage load.', receiver: { company_id: 102 } },
    ])
    await north.call('PATCH', `connections/${id}`, { connection: { status: 'needs_to_onboard' } })
  })

  it('one of several simultaneous acceptances wins', async () => {
    const invitation = await invite(3)
    const claims = await Promise.allSettled(Array.from({ length: 4 }, () => claim(invitation, 103)))
    expect(claims.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const [connection] = await get('connections?carrier_id=3')
    expect(await get(`onboarding_packets?connection_id=${String(connection?.['id'])}`)).toHaveLength(1)
  })

  it.each([
    ['by the company of another carrier', 102],
    ['by a broker', 2],
    ['by nobody', 999],
  ])('accepting an invitation is rejected: %s', async (_, company) => {
    await expect(claim(await invite(1), company)).rejects.toMatchObject({ status: 404 })
  })

  it('accepting a missing invitation is rejected', async () => {
    await expect(claim(999_999, 101)).rejects.toMatchObject({ status: 404 })
  })
})

describe('onboarding packets', () => {
  const move = (id: number, status: PacketStatus) => movePacket(db(), { id, status, at: at() })

  it('a packet moves its connection through the tabs and has its contract executed when complete', async () => {
    const { connectionId, packetId } = await claim(await invite(1), 101)
    const seen = []
    for (const status of ['started', 'submitted', 'held', 'complete'] as const) {
      testCompany.clock.move(60)
      await move(packetId, status)
      seen.push(await tabOf(connectionId))
    }
    expect(seen).toEqual(['in-progress', 'in-progress', 'on-hold', null])
    expect(await get('connections?carrier_id=1')).toMatchObject([
      {
        receiver: { signed_contract_id: 1 },
        latest_onboarding_packet: { status: 'complete', updated_at: at().toISOString() },
      },
    ])
    expect(await get(`onboarding_packets?connection_id=${connectionId}`)).toMatchObject([
      { id: packetId, status: 'complete', executed_contract_id: 1 },
      { status: 'sent' },
    ])
    await north.call('PATCH', `connections/${connectionId}`, { connection: { status: 'onboarded' } })
    expect(await tabOf(connectionId)).toBe('my-carriers')
  })

  it('a packet that the broker put on hold stays on hold whatever the carrier does, and goes on where it came to', async () => {
    const { connectionId, packetId } = await claim(await invite(2), 102)
    await north.call('PATCH', `connections/${connectionId}`, { connection: { status: 'needs_to_onboard' } })
    const held = await north.call('PATCH', `connections/${connectionId}/hold`, {
      notes: ' Insurance lapsed. ',
    })
    expect(await held.json()).toMatchObject({
      latest_onboarding_packet: { status: 'held' },
      hold: { status_before: 'sent', at: at().toISOString(), notes: 'Insurance lapsed.' },
    })
    await move(packetId, 'started')
    await move(packetId, 'submitted')
    await expect(move(packetId, 'sent')).rejects.toMatchObject({ status: 409 })
    expect(await tabOf(connectionId)).toBe('on-hold')
    const released = await north.call('PATCH', `connections/${connectionId}/release`)
    expect(await released.json()).toMatchObject({
      latest_onboarding_packet: { status: 'submitted' },
      hold: null,
    })
    const { changes } = (await (await north.get('carriers/2/changes')).json()) as {
      readonly changes: readonly { readonly subject: string; readonly now: string | null }[]
    }
    expect(changes.filter(({ subject }) => subject === 'hold').map(({ now }) => now)).toEqual([
      'false',
      'true',
    ])
  })

  it('a new packet of a carrier on hold waits too', async () => {
    const [connection] = await get('connections?carrier_id=2')
    const id = Number(connection?.['id'])
    await north.call('PATCH', `connections/${id}/hold`, {})
    testCompany.clock.move(60)
    await db()
      .transaction()
      .execute(trx => sendPacket(trx, { connectionId: id, issuerId: 1, at: at() }))
    expect(await tabOf(id)).toBe('on-hold')
    const released = await north.call('PATCH', `connections/${id}/release`)
    expect(await released.json()).toMatchObject({ latest_onboarding_packet: { status: 'sent' } })
  })

  it('of several who put a carrier on hold at once, as they saw it, one does', async () => {
    const [connection] = await get('connections?carrier_id=2')
    const path = `connections/${Number(connection?.['id'])}`
    const seen = { 'if-match': '"needs_to_onboard"' }
    const holds = await Promise.all(
      ['Ann', 'Ben', 'Cleo'].map(notes => north.call('PATCH', `${path}/hold`, { notes }, seen)),
    )
    expect(holds.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409, 409])
    expect((await north.call('PATCH', `${path}/release`, undefined, seen)).status).toBe(409)
  })

  it('a hold that ends because the packet changed elsewhere leaves nothing behind', async () => {
    const [connection] = await get('connections?carrier_id=2')
    const id = Number(connection?.['id'])
    await db()
      .updateTable('onboarding_packets')
      .set({ status: 'started' })
      .where('connection_id', '=', id)
      .execute()
    expect(await get('connections?carrier_id=2')).toMatchObject([{ hold: null }])
  })

  it('a newer packet replaces an older one', async () => {
    const [connection] = await get('connections?carrier_id=1')
    const id = Number(connection?.['id'])
    await north.call('PATCH', `connections/${id}`, { connection: { status: 'needs_to_onboard' } })
    expect(await tabOf(id)).toBeNull()
    testCompany.clock.move(60)
    await db()
      .transaction()
      .execute(trx => sendPacket(trx, { connectionId: id, issuerId: 1, at: at() }))
    expect(await tabOf(id)).toBe('in-progress')
  })

  it.each([
    ['sent', 'complete'],
    ['sent', 'submitted'],
    ['complete', 'started'],
    ['complete', 'held'],
    ['held', 'sent'],
  ] as const)('a packet with status %s cannot move to %s', async (from, to) => {
    const { id } = await db()
      .insertInto('onboarding_packets')
      .values({ connection_id: 2, status: from })
      .returning('id')
      .executeTakeFirstOrThrow()
    await expect(move(id, to)).rejects.toMatchObject({ status: 409 })
  })

  it('a missing packet cannot move', async () => {
    await expect(move(999_999, 'started')).rejects.toMatchObject({ status: 404 })
  })

  it('of packets sent at the same time all are stored and the newest counts', async () => {
    const [connection] = await get('connections?carrier_id=3')
    const connectionId = Number(connection?.['id'])
    const send = () =>
      db()
        .transaction()
        .execute(trx => sendPacket(trx, { connectionId, issuerId: 1, at: at() }))
    testCompany.clock.move(60)
    const ids = await Promise.all(Array.from({ length: 8 }, send))
    const newest = Math.max(...ids)
    await move(newest, 'held')
    expect(await tabOf(connectionId)).toBe('on-hold')
    const packets = await get(`onboarding_packets?connection_id=${connectionId}`)
    expect(packets.slice(0, 8).map(({ id }) => id)).toEqual(ids.toSorted((one, other) => other - one))
  })

  it('one of several simultaneous submissions of a packet wins', async () => {
    const { packetId } = await claim(await invite(3), 103)
    await move(packetId, 'started')
    const moves = await Promise.allSettled(Array.from({ length: 3 }, () => move(packetId, 'submitted')))
    expect(moves.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })
})
