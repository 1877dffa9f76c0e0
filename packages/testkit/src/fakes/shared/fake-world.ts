import { type CalendarDate, calendarDateOf } from '@fairhaul/core'
import { type AccountWorld, accountWorld } from '../account/account-world.ts'
import { type CompanyWorld, companyWorld } from '../account/company-world.ts'
import { type CarrierWorkWorld, carrierWorkWorld } from '../carrier/carrier-work-world.ts'
import { type CarrierWorld, carrierWorld } from '../carrier/carrier-world.ts'
import { type PeopleWorld, peopleWorld } from '../carrier/people-world.ts'
import { type ConnectionWorld, connectionWorld } from '../connection/connection-world.ts'
import { type IdentityAlertWorld, identityAlertWorld } from '../identity-alert/identity-alert-world.ts'
import { type InsuranceWorld, insuranceWorld } from '../insurance/insurance-world.ts'
import { type LoadWorld, loadWorld } from '../load/load-world.ts'
import { type TeamWorld, teamWorld } from '../load/team-world.ts'
import {
  type RateConfirmationWorld,
  rateConfirmationWorld,
} from '../rate-confirmation/rate-confirmation-world.ts'
import { type RulesWorld, rulesWorld } from '../rules/rules-world.ts'
import { type SearchWorld, searchWorld } from '../search/search-world.ts'

/**
 * What the fakes of one test share, as the calls of one server do: the rows of every room, and the time. Tests may
 * change it at any time.
 */
export interface FakeWorld
  extends AccountWorld,
    CarrierWorkWorld,
    CarrierWorld,
    CompanyWorld,
    ConnectionWorld,
    IdentityAlertWorld,
    InsuranceWorld,
    LoadWorld,
    PeopleWorld,
    RateConfirmationWorld,
    RulesWorld,
    SearchWorld,
    TeamWorld {
  /** Milliseconds since 1970. */
  now: number
}

/** A world with one broker, signed in, one carrier, one area and a rule set that assesses everything. */
export const fakeWorld = (change: Partial<FakeWorld> = {}): FakeWorld => ({
  ...accountWorld(),
  ...carrierWorkWorld(),
  ...carrierWorld(),
  ...companyWorld(),
  ...connectionWorld(),
  ...identityAlertWorld(),
  ...insuranceWorld(),
  ...loadWorld(),
  ...peopleWorld(),
  ...rateConfirmationWorld(),
  ...rulesWorld(),
  ...searchWorld(),
  ...teamWorld(),
  now: new Date(2026, 10, 21, 12).getTime(),
  ...change,
})

/** The day it is in a world, where the test runs. */
export const todayIn = (world: FakeWorld): CalendarDate => calendarDateOf(new Date(world.now))

/** The instant of the world, a millisecond later each time, so that no two things are made at once. */
export const nextInstant = (world: FakeWorld): string => {
  world.now += 1
  return new Date(world.now).toISOString()
}

/** An id that none of these has yet. */
export const nextIdAmong = <Id extends number>(rows: readonly { readonly id: Id }[]): Id =>
  (Math.max(0, ...rows.map(({ id }) => id)) + 1) as Id
