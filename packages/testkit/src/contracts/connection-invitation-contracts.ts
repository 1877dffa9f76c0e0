import type {
  CarrierId,
  Carriers,
  ClassificationId,
  CompanyId,
  ConnectionInvitationId,
  ConnectionInvitations,
  Connections,
  InvitationAddressee,
  UserId,
} from '@fairhaul/core'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  expectBlocked,
  expectInvalid,
  expectRefused,
  type Make,
  type NextCarrier,
  valueOf,
} from './contract.ts'

/** A broker whose plan connects. */
export interface ConnectionInvitationsSubject {
  readonly invitations: ConnectionInvitations
  readonly carriers: Pick<Carriers, 'detail'>
  readonly connections: Pick<Connections, 'markDoNotDispatch'>
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

    it('invitations of carriers are in the row of their carrier: the one that was sent last', async () => {
      const { invitations, carriers, nextCarrier } = subject
      const carrierId = nextCarrier()
      const shown = async () => valueOf(await carriers.detail({ id: carrierId })).invitation
      expect((await shown()) ?? null).toBeNull()
      const first = await create(carrierId)
      expect(await shown()).toMatchObject({ id: first.id, sentAt: first.sentAt, claimedAt: null })
      const second = await create(carrierId)
      expect(await shown()).toMatchObject({ id: second.id })
      const again = valueOf(await invitations.resend({ id: first.id, classificationIds: [] }))
      expect(again.sentAt >= second.sentAt).toBe(true)
      expect(again.createdAt).toBe(first.createdAt)
    })

    it('invitations of a carrier that was marked do not dispatch meanwhile are neither sent nor resent', async () => {
      const { invitations, connections, nextCarrier } = subject
      const carrierId = nextCarrier()
      const { id } = await create(carrierId)
      valueOf(await connections.markDoNotDispatch({ carrierId }))
      expectBlocked(await invitations.resend({ id, classificationIds: [] }))
      expectBlocked(await invitations.create({ carrierId, addressee: EMAIL, classificationIds: [] }))
      expect((await listed(carrierId)).total).toBe(1)
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
