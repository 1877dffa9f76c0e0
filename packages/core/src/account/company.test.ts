import { aCompany } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import { companyStatusLabel, EXPIRED_MESSAGE, EXPIRED_STATUS, isBroker, isMade } from './company.ts'

it.each([
  ['broker', true],
  ['carrier', false],
  ['Broker', false],
  [null, false],
])('a company of type %j may use the portal: %s', (companyType, is) => {
  expect(isBroker({ companyType })).toBe(is)
})

it('a company is made once it has an id and a status', () => {
  const company = aCompany({ status: 'active' })
  expect(isMade(company)).toBe(true)
  for (const missing of [{ id: null }, { status: null }])
    expect(isMade({ ...company, ...missing })).toBe(false)
  expect(isMade(null)).toBe(false)
})

it('no company is no broker', () => {
  expect(isBroker(null)).toBe(false)
})

it.each([
  ['subscription_or_trial_expired', 'Subscription or trial expired'],
  ['active', null],
  ['', null],
  [null, null],
])('the status %j is shown as %j', (status, label) => {
  expect(companyStatusLabel(status)).toBe(label)
})

it('an expired company sees what is open and what to do', () => {
  expect(EXPIRED_STATUS).toBe('subscription_or_trial_expired')
  expect(EXPIRED_MESSAGE).toEqual({
    title: 'Your subscription or trial has expired',
    explanation: 'Nothing is lost. Only your account is open until you choose a plan.',
    advice: 'Choose a plan to pick up where you left off.',
    requestId: null,
  })
})
