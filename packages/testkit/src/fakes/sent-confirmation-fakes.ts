import {
  type CarrierDetail,
  contactToUse,
  contactWindow,
  type CurrentUser,
  done,
  isOut,
  type Load,
  type NewConfirmation,
  type Outcome,
  type RateConfirmation,
  type RateConfirmations,
  type Refusal,
  refused,
} from '@fairhaul/core'
import { aRateConfirmation } from '../builders/rate-confirmation-builders.ts'
import { unlessBlocked } from './blocked.ts'
import { refusal } from './fake-calls.ts'
import { type FakeWorld, nextIdAmong, nextInstant, todayIn } from './fake-world.ts'
import { loadGateIn } from './gate-fakes.ts'

const DAYS_MS = 7 * 86_400_000

/** What speaks against the address. Null: nothing, or it was confirmed. */
const addressRefusal = (
  world: FakeWorld,
  user: CurrentUser,
  carrier: CarrierDetail,
  { address, addressAgain, addressReason }: NewConfirmation,
): Refusal | null => {
  const { value } = contactToUse('email', carrier, contactWindow(user.company, todayIn(world)))
  if (value === address) return null
  if (addressAgain === null)
    return refusal.invalid('addressAgain', 'This address is not on record for the carrier. Type it again.')
  if (addressAgain !== address)
    return refusal.invalid('addressAgain', 'This is another address than the one above.')
  return addressReason === null
    ? refusal.invalid('addressReason', 'Say how you know that it is theirs.')
    : null
}

const refusalOf = (
  world: FakeWorld,
  user: CurrentUser,
  found: NonNullable<ReturnType<typeof loadGateIn>>,
  sent: NewConfirmation,
): Refusal | null => {
  const { load, carrier, pass } = found
  if ((sent.rateUsd ?? load.details?.rateUsd) == null)
    return refusal.invalid('rateUsd', 'The load has no rate. Enter one.')
  const out = world.rateConfirmations.find(each => each.loadId === load.id && isOut(each))
  if (out !== undefined)
    return refusal.conflict(`Rate confirmation ${out.id} of this load was sent. Cancel it first.`)
  if (carrier === null) return refusal.conflict('This load has no carrier.')
  const allowed = unlessBlocked(world, load.companyId, carrier.id)
  if (!allowed.ok) return allowed.refusal
  if (pass.answer === 'no' && !user.scopes.includes('manage_rule_overrides'))
    return refusal.forbidden('You may not decide against a no.')
  if (pass.answer === 'no' && sent.message === null)
    return refusal.invalid('message', 'The gate says no. Say why the load goes on.')
  return addressRefusal(world, user, carrier, sent)
}

const stored = (world: FakeWorld, user: CurrentUser, load: Load, sent: NewConfirmation): RateConfirmation => {
  const at = nextInstant(world)
  const one = aRateConfirmation({
    id: nextIdAmong(world.rateConfirmations),
    status: 'sent',
    creatorId: user.id,
    carrierId: load.carrierId,
    loadId: load.id,
    loadNumber: load.externalNumber,
    sentTo: sent.address,
    viewedAt: null,
    createdAt: at,
    sending: {
      ...{ handedOverAt: at, mailFailedAt: null, accepted: null, canceled: null },
      linkEndsAt: new Date(Date.parse(at) + DAYS_MS).toISOString(),
      addressReason: sent.addressReason,
      pdfSha256: 'a'.repeat(64),
    },
  })
  world.rateConfirmations = [...world.rateConfirmations, one]
  return one
}

/** Sends the rate confirmation of a load of a world, with the refusals of the server. */
export const sendIn = (
  world: FakeWorld,
  user: CurrentUser,
  sent: NewConfirmation,
): Outcome<RateConfirmation, Refusal> => {
  const found = loadGateIn(world, user, sent.loadId)
  if (found === undefined) return refused(refusal.notFound)
  const against = refusalOf(world, user, found, sent)
  return against === null ? done(stored(world, user, found.load, sent)) : refused(against)
}

/** Cancels one that was sent from here. */
export const cancelIn = (
  world: FakeWorld,
  { id, reason }: Parameters<RateConfirmations['cancelSent']>[0],
): Outcome<RateConfirmation, Refusal> => {
  const found = world.rateConfirmations.find(each => each.id === id)
  if (found === undefined) return refused(refusal.notFound)
  if (found.sending === null || found.sending.canceled !== null)
    return refused(refusal.conflict('This rate confirmation is canceled already, or was not sent from here.'))
  const canceled = { ...found, sending: { ...found.sending, canceled: { at: nextInstant(world), reason } } }
  world.rateConfirmations = world.rateConfirmations.map(each => (each.id === id ? canceled : each))
  return done(canceled)
}
