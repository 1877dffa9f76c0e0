import {
  type Area,
  type CalendarDate,
  type CarrierDetail,
  type CurrentUser,
  calendarDateOf,
  type RuleOverride,
  type RuleSet,
  type Subscription,
} from '@fairhaul/core'
import { aCarrierDetail, aRuleSet, aUser, anArea } from '../builders/index.ts'

/** What the fakes of one test share, as the calls of one server do. Tests may change it at any time. */
export interface FakeWorld {
  /** Who is signed in; null for a visitor. */
  user: CurrentUser | null
  /** Everyone who may sign in. */
  accounts: CurrentUser[]
  carriers: CarrierDetail[]
  subscriptions: Subscription[]
  overrides: RuleOverride[]
  ruleSets: RuleSet[]
  areas: Area[]
  /** Flags that are on for everyone. */
  flags: Set<string>
  /** Milliseconds since 1970. */
  now: number
}

/** A world with one broker, signed in, one carrier, one area and a rule set that assesses everything. */
export const fakeWorld = (change: Partial<FakeWorld> = {}): FakeWorld => ({
  user: aUser(),
  accounts: [aUser()],
  carriers: [aCarrierDetail()],
  subscriptions: [],
  overrides: [],
  ruleSets: [aRuleSet()],
  areas: [anArea()],
  flags: new Set(),
  now: new Date(2026, 10, 21, 12).getTime(),
  ...change,
})

export const todayIn = (world: FakeWorld): CalendarDate => calendarDateOf(new Date(world.now))

/** The instant of the world, a millisecond later each time, so that no two things are made at once. */
export const nextInstant = (world: FakeWorld): string => {
  world.now += 1
  return new Date(world.now).toISOString()
}

/** An id that none of these has yet. */
export const nextIdAmong = <Id extends number>(rows: readonly { readonly id: Id }[]): Id =>
  (Math.max(0, ...rows.map(({ id }) => id)) + 1) as Id
