import { aCompany, anExpiredUser, aPaywall, aUser, aWatchdogUser } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import { USUAL_TOGGLES } from '../account/feature-toggles.ts'
import { isOffered } from './offered.ts'

const WITHOUT_CONNECTIONS = aUser({ paywall: aPaywall({ canConnect: false }) })
const WITHOUT_INSIGHTS = aUser({ paywall: aPaywall({ canViewInsights: false }) })
const WITHOUT_SEARCH = aWatchdogUser({
  watchdogLimits: { canCarrierSearch: false, canViewFullCarrierProfile: true },
})
const SHORT_PROFILES = aWatchdogUser({
  watchdogLimits: { canCarrierSearch: true, canViewFullCarrierProfile: false },
})

it.each([
  ['directory', aUser(), USUAL_TOGGLES, true],
  ['directory', aUser(), { ...USUAL_TOGGLES, showsDirectory: false }, false],
  ['directory', SHORT_PROFILES, USUAL_TOGGLES, false],
  ['directory', WITHOUT_SEARCH, USUAL_TOGGLES, true],
  ['connections', aUser(), USUAL_TOGGLES, true],
  ['connections', WITHOUT_CONNECTIONS, USUAL_TOGGLES, false],
  ['my-carriers', WITHOUT_CONNECTIONS, USUAL_TOGGLES, false],
  ['insights', aUser(), USUAL_TOGGLES, true],
  ['insights', WITHOUT_INSIGHTS, USUAL_TOGGLES, false],
  ['insights', WITHOUT_SEARCH, USUAL_TOGGLES, false],
  ['upload-list', aUser(), USUAL_TOGGLES, true],
  ['upload-list', WITHOUT_SEARCH, USUAL_TOGGLES, false],
  ['upload-list', anExpiredUser(), USUAL_TOGGLES, false],
  ['upload-certificates', aUser({ scopes: ['insurance_workflow'] }), USUAL_TOGGLES, true],
  ['upload-certificates', aUser({ scopes: [] }), USUAL_TOGGLES, false],
  ['digest', aUser({ scopes: ['connection_notifications'] }), USUAL_TOGGLES, true],
  ['digest', aUser({ scopes: [] }), USUAL_TOGGLES, false],
  ['compare', WITHOUT_SEARCH, { ...USUAL_TOGGLES, showsDirectory: false }, true],
  ['directory', anExpiredUser(), USUAL_TOGGLES, false],
  ['rule-what-if', aUser({ scopes: ['manage_users'] }), USUAL_TOGGLES, true],
  ['audit-log', aUser({ scopes: ['manage_users'] }), USUAL_TOGGLES, true],
  ['audit-log', aUser({ scopes: ['compliance'] }), USUAL_TOGGLES, true],
  ['audit-log', aUser({ scopes: ['sourcing'] }), USUAL_TOGGLES, false],
  ['pickup-check', aUser(), USUAL_TOGGLES, true],
  ['pickup-check', aUser({ company: aCompany({ hideVehicleSearch: true }) }), USUAL_TOGGLES, false],
  ['rule-what-if', aUser({ scopes: [] }), USUAL_TOGGLES, false],
  ['policy', aUser({ scopes: [] }), USUAL_TOGGLES, true],
  ['policy', aUser({ paywall: aPaywall({ canRule: false }) }), USUAL_TOGGLES, false],
] as const)('whether the route %s is offered, case %#', (name, user, toggles, offered) => {
  expect(isOffered(user, name, toggles)).toBe(offered)
})
