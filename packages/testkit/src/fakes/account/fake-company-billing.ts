import {
  type AddPaymentMethod,
  type Billing,
  type CompanyAction,
  type CompanyBilling,
  done,
  looksLikeCardNumber,
  mayInCompany,
  type Outcome,
  type PlanId,
  planChange,
  planOf,
  type Refusal,
  refused,
  withPaymentMethod,
} from '@fairhaul/core'
import { type FakeCalls, userCalls } from '../shared/fake-calls.ts'
import { refusal } from '../shared/fake-refusals.ts'
import { type FakeWorld, fakeWorld, nextIdAmong } from '../shared/fake-world.ts'

/** Why the one who is signed in may not do something about their company. Empty: null when they may. */
export const companyRefusal = ({ user }: FakeWorld, action: CompanyAction): Refusal | null =>
  user !== null && mayInCompany(user, action)
    ? null
    : refusal.forbidden('You may not do this for your company.')

const changedPlan = (world: FakeWorld, planId: PlanId): Outcome<Billing, Refusal> => {
  const change = planChange(world.billing, planId)
  if (!change.ok) return refused(refusal.invalid('planId', change.refusal.message))
  world.billing = { ...world.billing, plan: change.value.to }
  return done(world.billing)
}

const added = (world: FakeWorld, { nonce, planId }: AddPaymentMethod): Outcome<Billing, Refusal> => {
  if (looksLikeCardNumber(nonce)) return refused(refusal.invalid('nonce', 'A card number is not taken here.'))
  if (world.usedNonces.has(nonce)) return refused(refusal.invalid('nonce', 'This card entry has been used.'))
  const plan = planOf(world.billing, planId)
  if (plan === undefined) return refused(refusal.invalid('planId', 'This plan is not offered.'))
  world.usedNonces.add(nonce)
  const { paymentMethods } = world.billing
  world.billing = {
    ...world.billing,
    plan,
    paymentMethods: withPaymentMethod(paymentMethods, {
      id: nextIdAmong(paymentMethods),
      brand: 'visa',
      lastFour: '4242',
      expiry: { month: 4, year: 2029 },
      isDefault: true,
    }),
  }
  return done(world.billing)
}

/** `CompanyBilling` in memory. Every nonce stands for the same test card, and is taken once. */
export const fakeCompanyBilling = (
  world: FakeWorld = fakeWorld(),
): CompanyBilling & FakeCalls<'current' | 'changePlan' | 'addPaymentMethod'> => {
  const { control, answer } = userCalls<'current' | 'changePlan' | 'addPaymentMethod'>(world)
  const unless = <T>(action: CompanyAction, give: () => Outcome<T, Refusal>): Outcome<T, Refusal> => {
    const not = companyRefusal(world, action)
    return not === null ? give() : refused(not)
  }
  return {
    ...control,
    current: signal =>
      answer('current', undefined, signal, () => unless('see-billing', () => done(world.billing))),
    changePlan: params =>
      answer('changePlan', params, undefined, () =>
        unless('change-plan', () => changedPlan(world, params.planId)),
      ),
    addPaymentMethod: params =>
      answer('addPaymentMethod', params, undefined, () =>
        unless('add-payment-method', () => added(world, params)),
      ),
  }
}
