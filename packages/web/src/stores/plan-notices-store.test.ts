import { aPaywall, aUser } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import { PlanNoticesStore } from './plan-notices-store.ts'
import { exportUnderPlan, searchUnderPlan } from './under-plan.ts'

const used = (count: number) =>
  aUser({ paywall: aPaywall({ limits: { carrierSearches: 10 }, usage: { carrierSearchesCount: count } }) })
const first = { page: 1, isRetry: false }

it('a search at the limit is withheld and raises the notice, until a search is allowed', () => {
  const store = new PlanNoticesStore()
  expect(searchUnderPlan(store, used(10), first).kind).toBe('withheld')
  expect(store.notices).toEqual({ 'plan-limit': true, 'no-export': false })
  expect(searchUnderPlan(store, used(9), first).kind).toBe('ask')
  expect(store.notices['plan-limit']).toBe(false)
})

it.each([
  ['its second page', { page: 2, isRetry: false }],
  ['the same search asked again', { page: 1, isRetry: true }],
])('%s is no new search', (_, request) => {
  const store = new PlanNoticesStore()
  expect(searchUnderPlan(store, used(10), request).kind).toBe('ask')
  expect(store.notices['plan-limit']).toBe(false)
})

it('an export that the plan does not include is withheld and raises the other notice', () => {
  const store = new PlanNoticesStore()
  store.show('plan-limit')
  const without = aUser({ paywall: aPaywall({ canExport: false }) })
  expect(exportUnderPlan(store, without, { wantsInsights: true }).kind).toBe('withheld')
  expect(store.notices).toEqual({ 'plan-limit': true, 'no-export': true })
  store.hide('plan-limit')
  expect(store.notices).toEqual({ 'plan-limit': false, 'no-export': true })
  expect(exportUnderPlan(store, aUser(), { wantsInsights: false }).kind).toBe('export')
  store.clear()
  expect(store.notices).toEqual({ 'plan-limit': false, 'no-export': false })
})
