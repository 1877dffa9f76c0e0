import {
  type BlockedConnection,
  CARRIER_LIST_TAB_NAMES,
  type CarrierId,
  type CarrierListTab,
  type CompanyId,
  type ConnectionId,
  type Connections,
  NOTES_CHARACTERS_MAX,
  type Notes,
  type UserId,
} from '@fairhaul/core'
import { beforeAll, describe, expect, it } from 'vitest'
import { connectionTabTests, rowsOfTab } from './connection-tab-tests.ts'
import { expectInvalid, expectRefused, type Make, type NextCarrier, valueOf } from './contract.ts'

/** A broker whose plan connects. */
export interface ConnectionsSubject {
  readonly connections: Connections
  readonly issuerId: CompanyId
  readonly otherIssuerId: CompanyId
  /** Carriers without a connection. */
  readonly nextCarrier: NextCarrier
  /** A connection in progress whose packet is not on hold. */
  readonly packeted: ConnectionId
  /** A carrier with three rate confirmations for loads NL-1, NL-2 and NL-3, of which the last is delivered. */
  readonly booked: CarrierId
  /** Someone of the broker's company. */
  readonly coworker: UserId
  readonly notes: Pick<Notes, 'list'>
  /** No connection, carrier or user has it. */
  readonly absent: ConnectionId & CarrierId & UserId
}

/** A connection as it is listed, without what only the answer to a change says. */
const stored = (connection: BlockedConnection): BlockedConnection => ({ ...connection, storedId: undefined })

/** What every `Connections` does. Source: section 4, "Connection status"; section 4, "Do not dispatch". */
export const connectionsContract = (make: Make<ConnectionsSubject>): void => {
  describe('connections', () => {
    let subject: ConnectionsSubject
    beforeAll(async () => {
      subject = await make()
    })

    const marked = async (notes?: string) =>
      stored(
        valueOf(
          await subject.connections.markDoNotDispatch({
            carrierId: subject.nextCarrier(),
            ...(notes === undefined ? {} : { notes }),
          }),
        ),
      )
    const listed = async (carrierId: CarrierId) =>
      valueOf(await subject.connections.list({ issuerId: subject.issuerId, carrierId }))
    const tabsShowing = async (wanted: ConnectionId): Promise<readonly CarrierListTab[]> => {
      const showing: CarrierListTab[] = []
      for (const tab of CARRIER_LIST_TAB_NAMES)
        if ((await rowsOfTab(subject.connections, tab)).some(({ connection }) => connection.id === wanted))
          showing.push(tab)
      return showing
    }

    it('connections to a carrier without any are an empty first page', async () => {
      expect(await listed(subject.nextCarrier())).toEqual({ items: [], page: 1, pages: 1, total: 0 })
    })

    it('connections are created by a do not dispatch, with its notes', async () => {
      const made = await marked('Double brokered a load.')
      expect(made).toMatchObject({
        issuerId: subject.issuerId,
        status: 'do_not_dispatch',
        isDismissed: false,
        notes: 'Double brokered a load.',
      })
      expect(await listed(made.carrierId)).toEqual({ items: [made], page: 1, pages: 1, total: 1 })
      expect(await tabsShowing(made.id)).toEqual(['do-not-dispatch'])
    })

    it('connections keep their notes when a change has none', async () => {
      const { id, carrierId } = await marked('Hostage load.')
      valueOf(await subject.connections.setStatus({ id, status: 'onboarded' }))
      const again = valueOf(await subject.connections.markDoNotDispatch({ carrierId }))
      expect(again).toMatchObject({ id, status: 'do_not_dispatch', notes: 'Hostage load.' })
    })

    it('connections say who set them to do not dispatch, when and why, until they have another status', async () => {
      const made = await marked('Hostage load.')
      expect(made.block).toEqual({ at: expect.any(String), by: expect.any(String), notes: 'Hostage load.' })
      const { id, carrierId } = made
      expect(valueOf(await subject.connections.markDoNotDispatch({ carrierId })).block).toEqual(made.block)
      const onboarded = valueOf(await subject.connections.setStatus({ id, status: 'onboarded' }))
      expect(onboarded.block).toBeNull()
      const back = valueOf(await subject.connections.setStatus({ id, status: 'do_not_dispatch' }))
      expect(back.block).toEqual({ ...made.block, at: expect.any(String) })
      expect((await listed(carrierId)).items[0]?.block).toEqual(back.block)
    })

    it('connections say which notes a do not dispatch replaced, and take them back with a status', async () => {
      const made = await marked('Pays late.')
      expect(made.replacedNotes).toBeUndefined()
      const { id, carrierId } = made
      valueOf(await subject.connections.setStatus({ id, status: 'onboarded' }))
      const again = valueOf(await subject.connections.markDoNotDispatch({ carrierId, notes: 'Do not book.' }))
      expect(again).toMatchObject({ notes: 'Do not book.', replacedNotes: 'Pays late.' })
      const back = { id, status: 'onboarded', notes: 'Pays late.' } as const
      expect(stored(valueOf(await subject.connections.setStatus(back)))).toEqual({
        ...made,
        status: 'onboarded',
        block: null,
      })
      expect(valueOf(await subject.connections.setStatus({ ...back, notes: null })).notes).toBeNull()
      const long = { ...back, notes: 'x'.repeat(NOTES_CHARACTERS_MAX + 1) }
      expectInvalid(await subject.connections.setStatus(long), 'notes')
    })

    it('connections whose notes mention someone have them as a note of the carrier, once', async () => {
      const { connections, notes, coworker, nextCarrier } = subject
      const carrierId = nextCarrier()
      const block = { carrierId, notes: 'Double brokered. @Sam Oak', mentioned: [coworker, coworker] }
      const found = async () =>
        valueOf(await notes.list({ subject: { kind: 'carrier', carrierId } })).items.filter(
          ({ mentions }) => mentions.length > 0,
        )
      valueOf(await connections.markDoNotDispatch(block))
      valueOf(await connections.markDoNotDispatch(block))
      expect(await found()).toMatchObject([
        { text: 'Double brokered. @Sam Oak', mentions: [{ userId: coworker, isSeen: false }] },
      ])
      const unknown = { ...block, notes: 'Other', mentioned: [subject.absent] }
      expectInvalid(await connections.markDoNotDispatch(unknown), 'mentioned')
      expect((await listed(carrierId)).items).toMatchObject([{ notes: 'Double brokered. @Sam Oak' }])
    })

    it('connections have open work: the open loads of some carriers, and the rate confirmations for them', async () => {
      const { connections, booked, absent } = subject
      const work = valueOf(await connections.openWork({ carrierIds: [booked, absent] }))
      expect(work.loads.total).toBe(2)
      expect(work.loads.newest.map(load => load.externalNumber)).toEqual(['NL-2', 'NL-1'])
      expect(work.confirmations?.newest.map(({ loadNumber }) => loadNumber)).toEqual(['NL-2', 'NL-1'])
      const none = { total: 0, newest: [] }
      expect(valueOf(await connections.openWork({ carrierIds: [absent] }))).toEqual({
        loads: none,
        confirmations: none,
      })
    })

    it('connections take a status, which decides their tab', async () => {
      const made = await marked()
      const onboarded = valueOf(await subject.connections.setStatus({ id: made.id, status: 'onboarded' }))
      expect(stored(onboarded)).toEqual({ ...made, status: 'onboarded', block: null })
      expect(await tabsShowing(made.id)).toEqual(['my-carriers'])
    })

    it('connections are dismissed and restored, and keep their status', async () => {
      const made = await marked()
      valueOf(await subject.connections.setStatus({ id: made.id, status: 'onboarded' }))
      const dismissed = valueOf(await subject.connections.setDismissed({ id: made.id, isDismissed: true }))
      expect(dismissed).toEqual({ ...made, status: 'onboarded', block: null, isDismissed: true })
      expect(await tabsShowing(made.id)).toEqual(['dismissed'])
      const restored = valueOf(await subject.connections.setDismissed({ id: made.id, isDismissed: false }))
      expect(restored).toEqual({ ...dismissed, isDismissed: false })
      expect(await tabsShowing(made.id)).toEqual(['my-carriers'])
    })

    it('connections are changed as long as they are as they were seen, and refused after that', async () => {
      const { connections, nextCarrier } = subject
      const carrierId = nextCarrier()
      const { id } = valueOf(await connections.markDoNotDispatch({ carrierId, seen: null }))
      const seen = { status: 'do_not_dispatch', isDismissed: false } as const
      valueOf(await connections.setStatus({ id, status: 'onboarded', seen }))
      expectRefused(await connections.setStatus({ id, status: 'needs_to_onboard', seen }), 'conflict')
      expectRefused(await connections.setDismissed({ id, isDismissed: true, seen }), 'conflict')
      const late = { carrierId, notes: 'Hostage load.' }
      expectRefused(await connections.markDoNotDispatch({ ...late, seen }), 'conflict')
      expectRefused(await connections.markDoNotDispatch({ ...late, seen: null }), 'conflict')
      const { items } = await listed(carrierId)
      expect(items).toMatchObject([{ status: 'onboarded', isDismissed: false, notes: null }])
      const onboarded = { status: 'onboarded', isDismissed: false } as const
      valueOf(await connections.setDismissed({ id, isDismissed: true, seen: onboarded }))
      const dismissed = { ...onboarded, isDismissed: true }
      expect(valueOf(await connections.markDoNotDispatch({ ...late, seen: dismissed }))).toMatchObject({ id })
    })

    it('connections are put on hold with notes, and released to where their packet was', async () => {
      const { connections, packeted: id } = subject
      const released = valueOf(await connections.release({ id }))
      const before = released.latestPacket?.status
      const seen = { ...released, hold: null }
      const held = valueOf(await connections.hold({ id, notes: 'Insurance lapsed.', seen }))
      expect(held).toEqual({
        ...released,
        latestPacket: { status: 'held', updatedAt: expect.any(String), taxForms: [] },
        hold: {
          statusBefore: before,
          at: expect.any(String),
          by: expect.any(String),
          notes: 'Insurance lapsed.',
        },
      })
      expect(await tabsShowing(id)).toEqual(['on-hold'])
      const again = valueOf(await connections.hold({ id }))
      expect(again.hold).toEqual(held.hold)
      expectRefused(await connections.hold({ id, seen }), 'conflict')
      expectRefused(await connections.setStatus({ id, status: 'onboarded', seen }), 'conflict')
      const back = valueOf(await connections.release({ id, seen: held }))
      expect(back).toMatchObject({ hold: null, latestPacket: { status: before } })
      expectRefused(await connections.release({ id, seen: held }), 'conflict')
    })

    it('connections without a packet cannot be put on hold, nor missing ones', async () => {
      const made = await marked()
      expectRefused(await subject.connections.hold({ id: made.id }), 'conflict')
      expect(valueOf(await subject.connections.release({ id: made.id }))).toEqual(made)
      expectRefused(await subject.connections.hold({ id: subject.absent }), 'not-found')
      expectRefused(await subject.connections.release({ id: subject.absent }), 'not-found')
      const notes = 'x'.repeat(NOTES_CHARACTERS_MAX + 1)
      expectInvalid(await subject.connections.hold({ id: subject.packeted, notes }), 'notes')
    })

    it('connections that do not exist yet are not created for someone who saw one', async () => {
      const carrierId = subject.nextCarrier()
      const seen = { status: 'onboarded', isDismissed: false } as const
      expectRefused(await subject.connections.markDoNotDispatch({ carrierId, seen }), 'conflict')
      expect((await listed(carrierId)).total).toBe(0)
    })

    connectionTabTests(() => subject)

    it('connections refuse notes that are too long, naming the notes field', async () => {
      const carrierId = subject.nextCarrier()
      const notes = 'x'.repeat(NOTES_CHARACTERS_MAX + 1)
      expectInvalid(await subject.connections.markDoNotDispatch({ carrierId, notes }), 'notes')
      expect((await listed(carrierId)).total).toBe(0)
    })

    it('connections that do not exist are not found', async () => {
      const { connections, absent } = subject
      expectRefused(await connections.setStatus({ id: absent, status: 'onboarded' }), 'not-found')
      expectRefused(await connections.setDismissed({ id: absent, isDismissed: true }), 'not-found')
      expectRefused(await connections.markDoNotDispatch({ carrierId: absent }), 'not-found')
    })

    it('connections of another broker are not found', async () => {
      const params = { issuerId: subject.otherIssuerId, carrierId: subject.nextCarrier() }
      expectRefused(await subject.connections.list(params), 'not-found')
    })
  })
}
