import { aBilling, anExpiredUser, aPlan, aUser } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import { billingToChooseFrom, planOf } from './billing.ts'

it('a plan is found among the offered ones, and the current one also if it is no longer offered', () => {
  const old = aPlan({ id: 'old', name: 'Old' })
  const billing = aBilling({ plan: old })
  expect(planOf(billing, 'network')).toBe(billing.plans[2])
  expect(planOf(billing, 'old')).toBe(old)
  expect(planOf(billing, 'none')).toBeUndefined()
  expect(planOf(aBilling({ plan: null }), 'old')).toBeUndefined()
})

it('the plan of an expired company has ended and may start again if it is offered', () => {
  const billing = aBilling()
  expect(billingToChooseFrom(aUser(), billing)).toBe(billing)
  expect(billingToChooseFrom(anExpiredUser(), billing)).toEqual({ ...billing, plan: null })
  expect(planOf(billingToChooseFrom(anExpiredUser(), billing), 'fleet')).toBe(billing.plans[1])
})
