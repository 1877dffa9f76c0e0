import { aCompany, anExpiredUser, aPaywall, aUser, id } from '@fairhaul/testkit'
import { describe, expect, it } from 'vitest'
import { displayName, errorReportPerson, initials } from './person.ts'
import { mayCarrierSearch, mayMonitor, mayOverride } from './rights.ts'

describe('a person', () => {
  it.each([
    [{}, 'Dana Reyes', 'DR'],
    [{ lastName: null }, 'Dana', 'D'],
    [{ firstName: ' ', lastName: 'reyes' }, 'reyes', 'R'],
    [{ firstName: null, lastName: null }, 'dana@northlake.example', 'D'],
  ])('with %j is %s', (change, name, letters) => {
    expect([displayName(aUser(change)), initials(aUser(change))]).toEqual([name, letters])
  })

  it.each([
    [{}, 'Northlake-Freight-Brokers-LLC-1-4'],
    [{ company: aCompany({ legalName: null }) }, 'None-4'],
    [{ company: aCompany({ legalName: '' }) }, 'None-4'],
    [{ company: null }, 'None-4'],
  ])('with %j is reported as %s', (change, label) => {
    expect(errorReportPerson(aUser({ id: id(4), ...change }))).toBe(label)
  })
})

describe('rights', () => {
  it('an override needs the plan and the scope', () => {
    expect(mayOverride(aUser())).toBe(true)
    expect(mayOverride(aUser({ scopes: ['sourcing'] }))).toBe(false)
    expect(mayOverride(aUser({ paywall: aPaywall({ canRule: false }) }))).toBe(false)
  })

  it.each([
    [false, true, true],
    [false, false, true],
    [true, true, true],
    [true, false, false],
  ])('watchdog %s with carrier search %s may search: %s', (isWatchdog, canCarrierSearch, may) => {
    const user = aUser({
      paywall: aPaywall({ isWatchdog }),
      watchdogLimits: { canViewFullCarrierProfile: true, canCarrierSearch },
    })
    expect(mayCarrierSearch(user)).toBe(may)
  })

  it('monitoring needs a broker whose company has not expired', () => {
    expect(mayMonitor(aUser())).toBe(true)
    expect(mayMonitor(anExpiredUser())).toBe(false)
    expect(mayMonitor(aUser({ company: null }))).toBe(false)
    expect(mayMonitor(aUser({ company: aCompany({ companyType: 'carrier' }) }))).toBe(false)
  })
})
