import {
  type ConfirmCertificate,
  done,
  hasInsuranceWorkflow,
  type InsuranceCertificate,
  type InsuranceCertificates,
  type Outcome,
  PAGE_SIZE,
  type Refusal,
  refused,
  type WithdrawCertificate,
} from '@fairhaul/core'
import { type FakeCalls, pageOf, refusal, userCalls } from './fake-calls.ts'
import { type FakeWorld, fakeWorld, nextIdAmong, todayIn } from './fake-world.ts'

/** Why certificates are not open to a user, for reading or for writing. Empty: undefined when they are. */
const refusedTo = ({ user }: FakeWorld, may: 'read' | 'write'): Refusal | undefined => {
  if (user === null) return refusal.unauthenticated
  if (may === 'write' && !hasInsuranceWorkflow(user))
    return refusal.forbidden('You need the "insurance workflow" permission to do this.')
  return user.paywall.canViewInsuranceCertificates
    ? undefined
    : refusal.forbidden('Your plan does not include insurance certificates.')
}

const nameIn = ({ user }: FakeWorld): string => [user?.firstName, user?.lastName].join(' ')

const confirmed = (
  world: FakeWorld,
  { carrierId, values, file }: ConfirmCertificate,
): Outcome<InsuranceCertificate, Refusal> => {
  const why = refusedTo(world, 'write')
  if (why !== undefined) return refused(why)
  if (!world.carriers.some(({ id }) => id === carrierId)) return refused(refusal.notFound)
  const id = nextIdAmong(world.certificates)
  const certificate: InsuranceCertificate = {
    ...values,
    id,
    carrierId,
    file: { name: file.name, url: `/files/${file.name}` },
    confirmedOn: todayIn(world),
    confirmedBy: nameIn(world),
    withdrawnOn: null,
    withdrawnBy: null,
    withdrawnReason: null,
    unconfirmed: null,
    unconfirmedOn: null,
  }
  world.certificates.push(certificate)
  return done(certificate)
}

const withdrawn = (
  world: FakeWorld,
  { id, reason }: WithdrawCertificate,
): Outcome<InsuranceCertificate, Refusal> => {
  const why = refusedTo(world, 'write')
  if (why !== undefined) return refused(why)
  const found = world.certificates.find(each => each.id === id)
  if (found === undefined) return refused(refusal.notFound)
  if (found.withdrawnOn !== null) return refused(refusal.conflict('This certificate was taken back already.'))
  const certificate = {
    ...found,
    withdrawnOn: todayIn(world),
    withdrawnBy: nameIn(world),
    withdrawnReason: reason,
  }
  world.certificates = world.certificates.map(each => (each.id === id ? certificate : each))
  return done(certificate)
}

/** `InsuranceCertificates` in memory, with the refusals of the server. */
export const fakeInsuranceCertificates = (
  world: FakeWorld = fakeWorld(),
): InsuranceCertificates & FakeCalls<'list' | 'confirm' | 'withdraw'> => {
  const { control, answer } = userCalls<'list' | 'confirm' | 'withdraw'>(world)
  return {
    ...control,
    list: (params, signal) =>
      answer('list', params, signal, () => {
        const why = refusedTo(world, 'read')
        if (why !== undefined) return refused(why)
        if (!world.carriers.some(({ id }) => id === params.carrierId)) return refused(refusal.notFound)
        const own = world.certificates.filter(({ carrierId }) => carrierId === params.carrierId)
        return done(pageOf(own.toReversed(), params.page ?? 1, PAGE_SIZE))
      }),
    confirm: (params, signal) => answer('confirm', params, signal, () => confirmed(world, params)),
    withdraw: params => answer('withdraw', params, undefined, () => withdrawn(world, params)),
  }
}
