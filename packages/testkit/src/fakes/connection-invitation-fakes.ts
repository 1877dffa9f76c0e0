import {
  type CompanyId,
  type ConnectionInvitation,
  type ConnectionInvitations,
  connectionInvitationState,
  displayName,
  done,
  electableClassifications,
  mayResend,
  type NewConnectionInvitation,
  type Outcome,
  PAGE_SIZE,
  type Refusal,
  type ResendConnectionInvitation,
  readConnectionInvitation,
  readResend,
  refused,
  shortInvitation,
} from '@fairhaul/core'
import { unlessBlocked } from './blocked.ts'
import { type FakeCalls, pageOf, refusal, userCalls } from './fake-calls.ts'
import { type FakeWorld, fakeWorld, nextIdAmong, nextInstant } from './fake-world.ts'
import { connectingCompany, andThen, rowOrNotFound } from './fake-calls.ts'

type ConnectionInvitationsCall = 'list' | 'create' | 'resend'

const newestFirst = (one: ConnectionInvitation, other: ConnectionInvitation): number =>
  other.createdAt.localeCompare(one.createdAt) || other.id - one.id

/** A carrier has the invitation that was sent last. */
const inItsRow = (world: FakeWorld, invitation: ConnectionInvitation): void => {
  world.carriers = world.carriers.map(each =>
    each.id === invitation.carrierId ? { ...each, invitation: shortInvitation(invitation) } : each,
  )
}

const made = (
  world: FakeWorld,
  issuerId: CompanyId,
  params: NewConnectionInvitation,
): Outcome<ConnectionInvitation, Refusal> => {
  const read = readConnectionInvitation(
    {
      carrierId: params.carrierId,
      classificationIds: params.classificationIds,
      email: params.addressee.kind === 'email' ? params.addressee.email : '',
      userId: params.addressee.kind === 'user' ? params.addressee.userId : null,
    },
    electableClassifications(world.classifications, issuerId),
  )
  if (!world.carriers.some(({ id }) => id === params.carrierId)) return refused(refusal.notFound)
  if (!read.ok) return refused({ kind: 'invalid', problems: read.refusal, requestId: null })
  const createdAt = nextInstant(world)
  const invitation: ConnectionInvitation = {
    ...read.value,
    id: nextIdAmong(world.connectionInvitations),
    issuerId,
    deliveredAt: null,
    isUndeliverable: false,
    claimedAt: null,
    invitedBy: world.user === null ? null : displayName(world.user),
    carrierName: world.carriers.find(({ id }) => id === params.carrierId)?.legalName ?? null,
    sentAt: createdAt,
    createdAt,
  }
  world.connectionInvitations.push(invitation)
  inItsRow(world, invitation)
  return done(invitation)
}

const sentAgain = (
  world: FakeWorld,
  before: ConnectionInvitation,
  params: ResendConnectionInvitation,
): Outcome<ConnectionInvitation, Refusal> => {
  const { issuerId, carrierId } = before
  const connection =
    world.connections.find(each => each.issuerId === issuerId && each.carrierId === carrierId) ?? null
  if (!mayResend(connectionInvitationState(before, connection)))
    return refused(refusal.conflict('The carrier has already responded.'))
  const electable = electableClassifications(world.classifications, issuerId)
  const read = readResend(before, params.classificationIds, electable)
  if (!read.ok) return refused({ kind: 'invalid', problems: read.refusal, requestId: null })
  const after: ConnectionInvitation = {
    ...before,
    ...read.value,
    sentAt: nextInstant(world),
    deliveredAt: null,
    isUndeliverable: false,
  }
  inItsRow(world, after)
  world.connectionInvitations = world.connectionInvitations.map(each => (each.id === after.id ? after : each))
  return done(after)
}

/** `ConnectionInvitations` in memory. What is sent is never delivered, unless a test says so in the world. */
export const fakeConnectionInvitations = (
  world: FakeWorld = fakeWorld(),
): ConnectionInvitations & FakeCalls<ConnectionInvitationsCall> => {
  const { control, answer } = userCalls<ConnectionInvitationsCall>(world)
  return {
    ...control,
    list: (params, signal) =>
      answer('list', params, signal, () =>
        andThen(connectingCompany(world), company => {
          if (params.issuerId !== company) return refused(refusal.notFound)
          const rows = world.connectionInvitations.filter(
            ({ issuerId, carrierId }) =>
              issuerId === company && (params.carrierId === undefined || carrierId === params.carrierId),
          )
          return done(pageOf(rows.toSorted(newestFirst), params.page ?? 1, PAGE_SIZE))
        }),
      ),
    create: params =>
      answer('create', params, undefined, () =>
        andThen(connectingCompany(world), company =>
          andThen(unlessBlocked(world, company, params.carrierId), () => made(world, company, params)),
        ),
      ),
    resend: params =>
      answer('resend', params, undefined, () =>
        andThen(connectingCompany(world), company =>
          andThen(
            rowOrNotFound(
              world.connectionInvitations.find(
                ({ id, issuerId }) => id === params.id && issuerId === company,
              ),
            ),
            before =>
              andThen(unlessBlocked(world, company, before.carrierId), () =>
                sentAgain(world, before, params),
              ),
          ),
        ),
      ),
  }
}
