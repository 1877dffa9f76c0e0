import { aPlan } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import { planPriceText, planSearchesText } from './plan.ts'

it.each([
  [199, '$199 a month'],
  [349.5, '$349.50 a month'],
  [0, 'Free'],
  [null, 'Custom pricing'],
])('a plan for %s is shown as %s', (usdPerMonth, text) => {
  expect(planPriceText(aPlan({ usdPerMonth }))).toBe(text)
})

it.each([
  [1_500, '1,500 carrier searches'],
  [1, '1 carrier search'],
  [0, '0 carrier searches'],
  [null, 'Unlimited carrier searches'],
])('a plan with %s searches is shown as %s', (carrierSearches, text) => {
  expect(planSearchesText(aPlan({ carrierSearches }))).toBe(text)
})
