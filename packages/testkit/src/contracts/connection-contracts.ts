import {
  CARRIER_LIST_TAB_NAMES,
  type CarrierId,
  type CarrierListTab,
  type CarrierQuery,
  type ClassificationId,
  type CompanyId,
  type ConnectedCarrier,
  type ConnectionId,
  type ConnectionInvitationId,
  type ConnectionInvitations,
  type Connections,
  type InvitationAddressee,
  NOTES_CHARACTERS_MAX,
  overallVerdict,
  shortConnection,
  stripName,
  tabOfConnection,
  type UserId,
  WORST_FIRST,
} from '@fairhaul/core'
import { beforeAll, describe, expect, it } from 'vitest'
import { expectInvalid, expectRefused, type Make, type NextCarrier, valueOf } from './contract.ts'

/** The day of the contract's company. */
const TODAY = '2026-11-21'

/** A broker whose plan connects. */
export interface ConnectionsSubject {
  readonly connections: Connections
  readonly issuerId: CompanyId
  readonly otherIssuerId: CompanyId
  /** Carriers without a connection. */
  readonly nextCarrier: NextCarrier
  /** A connection in progress whose packet is not on hold. */
  readonly packeted: ConnectionId
  /** Neither a connection nor a carrier has it. */
  readonly absent: ConnectionId & CarrierId
}

/** What every `Connections` does. Source: section 4, "Connection status"; section 4, "Do not dispatch". */
export const connectionsContract = (make: Make<ConnectionsSubject>): void => {
  describe('connections', () => {
    let subject: ConnectionsSubject
    beforeAll(async () => {
      subject = await make()
    })

    const marked = async (notes?: string) =>
      valueOf(
        await subject.connections.markDoNotDispatch({
          carrierId: subject.nextCarrier(),
          ...(notes === undefined ? {} : { notes }),
        }),
      )
    const listed = async (carrierId: CarrierId) =>
      valueOf(await subject.connections.list({ issuerId: subject.issuerId, carrierId }))
    const allIn = async (tab: CarrierListTab): Promise<readonly ConnectedCarrier[]> => {
      const rows: ConnectedCarrier[] = []
      for (let page = 1, pages = 1; page <= pages; page += 1) {
        const answer = valueOf(await subject.connections.listTab({ tab, page }))
        rows.push(...answer.items)
        pages = answer.pages
      }
      return rows
    }
    const tabsShowing = async (wanted: ConnectionId): Promise<readonly CarrierListTab[]> => {
      const showing: CarrierListTab[] = []
      for (const tab of CARRIER_LIST_TAB_NAMES)
        if ((await allIn(tab)).some(({ connection }) => connection.id === wanted)) showing.push(tab)
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

    it('connections take a status, which decides their tab', async () => {
      const made = await marked()
      const onboarded = valueOf(await subject.connections.setStatus({ id: made.id, status: 'onboarded' }))
      expect(onboarded).toEqual({ ...made, status: 'onboarded' })
      expect(await tabsShowing(made.id)).toEqual(['my-carriers'])
    })

    it('connections are dismissed and restored, and keep their status', async () => {
      const made = await marked()
      valueOf(await subject.connections.setStatus({ id: made.id, status: 'onboarded' }))
      const dismissed = valueOf(await subject.connections.setDismissed({ id: made.id, isDismissed: true }))
      expect(dismissed).toEqual({ ...made, status: 'onboarded', isDismissed: true })
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

    it('connections are in the tab of their state, highest id first, with their carrier', async () => {
      await marked()
      await marked()
      for (const tab of CARRIER_LIST_TAB_NAMES) {
        const rows = await allIn(tab)
        const ids = rows.map(({ connection }) => connection.id)
        expect(ids).toEqual([...new Set(ids)].toSorted((one, other) => other - one))
        for (const { connection, carrier } of rows) {
          expect(tabOfConnection(connection)).toBe(tab)
          expect(carrier.id).toBe(connection.carrierId)
          expect(carrier.connection).toEqual(shortConnection(connection))
        }
      }
    })

    it('connections are counted by tab, as many as each tab lists', async () => {
      await marked()
      const counts = valueOf(await subject.connections.countTabs({}))
      for (const tab of CARRIER_LIST_TAB_NAMES) expect(counts[tab]).toBe((await allIn(tab)).length)
    })

    it('connections are listed and counted for the carriers that a query finds', async () => {
      const made = await marked()
      const whole = await allIn('do-not-dispatch')
      const row = whole.find(({ connection }) => connection.id === made.id)
      const query: CarrierQuery = { kind: 'name-contains', value: row?.carrier.legalName ?? '' }
      const found = valueOf(await subject.connections.listTab({ tab: 'do-not-dispatch', query }))
      expect(found.items.map(({ connection }) => connection.id)).toContain(made.id)
      expect(found.total).toBeLessThanOrEqual(whole.length)
      const counts = valueOf(await subject.connections.countTabs({ query }))
      expect(counts['do-not-dispatch']).toBe(found.total)
      const none: CarrierQuery = { kind: 'name-contains', value: 'NO CARRIER HAS THIS NAME' }
      expect(valueOf(await subject.connections.listTab({ tab: 'do-not-dispatch', query: none })).total).toBe(
        0,
      )
      expect(valueOf(await subject.connections.countTabs({ query: none }))['do-not-dispatch']).toBe(0)
    })

    it('connections are narrowed to a verdict, as many as are counted with it', async () => {
      await marked()
      for (const tab of CARRIER_LIST_TAB_NAMES) {
        const counts = valueOf(await subject.connections.countVerdicts({ tab }))
        let total = 0
        for (const verdict of WORST_FIRST) {
          const { items, ...page } = valueOf(await subject.connections.listTab({ tab, verdict }))
          expect(page.total).toBe(counts[verdict])
          for (const { connection } of items) expect(tabOfConnection(connection)).toBe(tab)
          total += page.total
        }
        expect(total).toBeLessThanOrEqual((await allIn(tab)).length)
      }
    })

    it('connections are ordered by verdict, the worst first, and those without one last', async () => {
      await marked()
      const rankOf = ({ carrier: { rulesAssessment } }: ConnectedCarrier) => {
        const verdict = rulesAssessment && overallVerdict(rulesAssessment, TODAY)
        return verdict === null ? WORST_FIRST.length : WORST_FIRST.indexOf(verdict)
      }
      for (const tab of CARRIER_LIST_TAB_NAMES) {
        const sort = { by: 'verdict', direction: 'ascending' } as const
        const ranks = valueOf(await subject.connections.listTab({ tab, sort })).items.map(rankOf)
        expect(ranks).toEqual(ranks.toSorted((one, other) => one - other))
      }
    })

    it('connections are ordered by a column of their carriers, ties by carrier', async () => {
      await marked()
      await marked()
      for (const direction of ['ascending', 'descending'] as const) {
        const sort = { by: 'name', direction } as const
        const { items } = valueOf(await subject.connections.listTab({ tab: 'do-not-dispatch', sort }))
        expect(items.length).toBeGreaterThan(1)
        const names = items.map(({ carrier }) => stripName(carrier.legalName))
        const sorted = names.toSorted()
        expect(names).toEqual(direction === 'ascending' ? sorted : sorted.toReversed())
      }
    })

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

/** A broker whose plan connects. */
export interface ConnectionInvitationsSubject {
  readonly invitations: ConnectionInvitations
  readonly issuerId: CompanyId
  readonly otherIssuerId: CompanyId
  /** Carriers without an invitation. */
  readonly nextCarrier: NextCarrier
  /** A user who may be written to. */
  readonly userId: UserId
  /** One that the broker may elect. */
  readonly classificationId: ClassificationId
  /** One that the broker may not elect. */
  readonly closedClassification: ClassificationId
  /** An invitation that its carrier has answered. */
  readonly answered: ConnectionInvitationId
  readonly absent: CarrierId & ConnectionInvitationId
}

const EMAIL: InvitationAddressee = { kind: 'email', email: 'dispatch@carrier.example' }

/** What every `ConnectionInvitations` does. Source: section 3, "Connection invitation". */
export const connectionInvitationsContract = (make: Make<ConnectionInvitationsSubject>): void => {
  describe('invitations of carriers', () => {
    let subject: ConnectionInvitationsSubject
    beforeAll(async () => {
      subject = await make()
    })

    const create = async (carrierId: CarrierId, addressee: InvitationAddressee = EMAIL) =>
      valueOf(await subject.invitations.create({ carrierId, addressee, classificationIds: [] }))
    const listed = async (carrierId: CarrierId) =>
      valueOf(await subject.invitations.list({ issuerId: subject.issuerId, carrierId }))

    it('invitations of a carrier without any are an empty first page', async () => {
      expect(await listed(subject.nextCarrier())).toEqual({ items: [], page: 1, pages: 1, total: 0 })
    })

    it('invitations of carriers are sent to an address or to a person, and listed newest first', async () => {
      const carrierId = subject.nextCarrier()
      const person: InvitationAddressee = { kind: 'user', userId: subject.userId }
      const [first, second] = [await create(carrierId), await create(carrierId, person)]
      expect(first).toMatchObject({ issuerId: subject.issuerId, carrierId, addressee: EMAIL })
      expect(second.addressee).toEqual(person)
      expect((await listed(carrierId)).items.map(({ id }) => id)).toEqual([second.id, first.id])
    })

    it('invitations of all carriers are listed together', async () => {
      const made = await create(subject.nextCarrier())
      const { items } = valueOf(await subject.invitations.list({ issuerId: subject.issuerId }))
      expect(items[0]?.id).toBe(made.id)
    })

    it('invitations of carriers have classifications, which change when they are sent again', async () => {
      const { invitations, classificationId } = subject
      const made = valueOf(
        await invitations.create({
          carrierId: subject.nextCarrier(),
          addressee: EMAIL,
          classificationIds: [classificationId],
        }),
      )
      expect(made.classificationIds).toEqual([classificationId])
      const again = valueOf(await invitations.resend({ id: made.id, classificationIds: [] }))
      expect(again).toMatchObject({ id: made.id, classificationIds: [] })
      expect((await listed(made.carrierId)).total).toBe(1)
    })

    it('invitations of carriers refuse an invalid address, naming the address field', async () => {
      const carrierId = subject.nextCarrier()
      const addressee: InvitationAddressee = { kind: 'email', email: 'dispatch' }
      expectInvalid(
        await subject.invitations.create({ carrierId, addressee, classificationIds: [] }),
        'email',
      )
      expect((await listed(carrierId)).total).toBe(0)
    })

    it('invitations of carriers refuse classifications that may not be elected, naming the field', async () => {
      const { invitations, closedClassification } = subject
      const carrierId = subject.nextCarrier()
      const classificationIds = [closedClassification]
      const created = await invitations.create({ carrierId, addressee: EMAIL, classificationIds })
      expectInvalid(created, 'classificationIds')
      const { id } = await create(carrierId)
      expectInvalid(await invitations.resend({ id, classificationIds }), 'classificationIds')
    })

    it('invitations of carriers that are answered are not sent again', async () => {
      const params = { id: subject.answered, classificationIds: [] }
      expectRefused(await subject.invitations.resend(params), 'conflict')
    })

    it('invitations of carriers that do not exist, or of a missing carrier, are not found', async () => {
      const { invitations, absent } = subject
      expectRefused(await invitations.resend({ id: absent, classificationIds: [] }), 'not-found')
      const params = { carrierId: absent, addressee: EMAIL, classificationIds: [] }
      expectRefused(await invitations.create(params), 'not-found')
    })

    it('invitations of carriers of another broker are not found', async () => {
      expectRefused(await subject.invitations.list({ issuerId: subject.otherIssuerId }), 'not-found')
    })
  })
}
