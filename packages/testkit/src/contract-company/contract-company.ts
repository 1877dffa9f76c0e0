import {
  type AreaId,
  type CarrierId,
  type CarrierQuery,
  type CompanyId,
  type RuleOverrideId,
  type RuleSetId,
  type RuleType,
  SCOPES,
  type UserId,
} from '@fairhaul/core'
import type { Kysely } from 'kysely'
import type { NextCarrier } from '../contracts/contract.ts'
import type { Schema } from '@fairhaul/monitor/database/schema.ts'
import { EVERY_FEATURE } from '@fairhaul/monitor/database/paywall-flags.ts'
import type { TestMonitor } from '@fairhaul/monitor/testing/test-monitor.ts'

type AnyId = AreaId & CarrierId & CompanyId & RuleOverrideId & RuleSetId & UserId
const id = (value: number) => value as AnyId

const CARRIERS = 60
/** More than one page of a lookup. */
const ZIPS = 13
const RULE_TYPES = ['bipd_at_least_750000', 'cargo_at_least_100000'] as const satisfies readonly RuleType[]
const EMAIL = 'ann@office.example'
const OTHER_EMAIL = 'ben@office.example'
/** After those given one by one: for contracts that need carriers of their own. */
const SPARE_CARRIERS = 45
/** Longer than any limit on codes lasts. */
const AN_HOUR_AND_MORE_SECONDS = 4_000

/** A monitor over the smallest world in which every contract can run, and the facts of that world. */
export interface ContractCompany<Seeded extends object = object> {
  readonly monitor: TestMonitor
  /** The rows seeded for these contracts. */
  readonly seeded: Seeded
  /** Who may do everything, and has just been forgotten by all limits on codes. */
  readonly newEmail: () => string
  readonly nextCarrier: NextCarrier
  readonly facts: {
    readonly many: CarrierQuery
    readonly ruleTypes: readonly [RuleType, RuleType]
    readonly term: string
    readonly placeInFull: string
    readonly placeInShort: string
    readonly newerZip: string
    readonly zipPrefix: string
    readonly absent: AnyId
    readonly companyId: CompanyId
    readonly otherCompanyId: CompanyId
    readonly otherRuleSetId: RuleSetId
    readonly userId: UserId
    readonly otherUserId: UserId
  }
}

/** Seeds further rows for a group of contracts beside those of the test company, and returns their ids. */
export type Seed<Facts extends object> = (setting: ContractSetting) => Promise<Facts>

export interface ContractSetting {
  readonly db: Kysely<Schema>
  /** The day of the monitor's clock, `YYYY-MM-DD`. */
  readonly today: string
  /** Ids and addresses of the calling broker, and of the other company's user. */
  readonly ann: Person
  readonly ben: Person
  /** Carriers that `nextCarrier` never returns, with DOT numbers and names: ids from 1. */
  readonly firstSpareCarrier: CarrierId
  readonly spareCarriers: number
}

export interface Person {
  readonly userId: UserId
  readonly companyId: CompanyId
  readonly email: string
}

/**
 * Starts it. The caller closes its monitor.
 *
 * The monitor is imported here, not at the top, so that a suite of fakes does not load a database.
 */
export const startContractCompany = async <Facts extends object>(
  seed: Seed<Facts>,
): Promise<ContractCompany<Facts>> => {
  const { startTestMonitor } = await import('@fairhaul/monitor/testing/test-monitor.ts')
  const monitor = await startTestMonitor()
  const { db } = monitor.database
  await seedTestCompany(db)
  const person = (at: number): Person => ({
    userId: id(at),
    companyId: id(at),
    email: at === 1 ? EMAIL : OTHER_EMAIL,
  })
  const seeded = await seed({
    db,
    today: monitor.clock.now().toISOString().slice(0, 10),
    ann: person(1),
    ben: person(2),
    firstSpareCarrier: id(CARRIERS + 1),
    spareCarriers: SPARE_CARRIERS,
  })
  let carriersGiven = 0
  return {
    monitor,
    seeded,
    newEmail: () => {
      monitor.clock.move(AN_HOUR_AND_MORE_SECONDS)
      return EMAIL
    },
    nextCarrier: () => {
      carriersGiven++
      if (carriersGiven > CARRIERS) throw new Error('The office has no more carriers.')
      return id(carriersGiven)
    },
    facts: {
      many: { kind: 'name-prefix', value: 'OAKFIELD' },
      ruleTypes: RULE_TYPES,
      term: 'dal',
      placeInFull: 'Saint Louis',
      placeInShort: 'st. louis',
      newerZip: '63199',
      zipPrefix: '752',
      absent: id(999_999),
      companyId: id(1),
      otherCompanyId: id(2),
      otherRuleSetId: id(2),
      userId: id(1),
      otherUserId: id(2),
    },
  }
}

const seedTestCompany = async (db: Kysely<Schema>): Promise<void> => {
  const { nameKey } = await import('@fairhaul/monitor/database/name-key.ts')
  const { placeKey } = await import('@fairhaul/monitor/database/place-key.ts')
  // Ids are dealt out in this order, so that a company that is made later has the next.
  const company = (legal_name: string) =>
    ({
      legal_name,
      company_type: 'broker',
      brand: 'main',
      status: 'active',
      ...EVERY_FEATURE,
    }) as const
  await db
    .insertInto('companies')
    .values([company('North Office'), company('South Office')])
    .execute()
  await db
    .insertInto('users')
    .values(
      [EMAIL, OTHER_EMAIL].map((email, at) => ({
        company_id: at + 1,
        scopes: SCOPES.filter(scope => scope !== 'block_safety_data'),
        email,
        first_name: 'An',
        last_name: 'Invention',
      })),
    )
    .execute()
  await seedCarriers(db, nameKey)
  const is_types = JSON.stringify({
    ...Object.fromEntries(RULE_TYPES.map(type => [type, 2])),
    active_operating_status: 1,
  })
  await db
    .insertInto('rule_sets')
    .values([1, 2].map(company_id => ({ company_id, is_types })))
    .execute()
  const area = (
    is_type: 'kma' | 'five_zip' | 'three_zip' | 'country',
    code: string,
    name: string,
    country = 'US',
  ) => ({
    is_type,
    code,
    name,
    name_key: placeKey(name),
    country,
    zip_count: 1,
  })
  await db
    .insertInto('areas')
    .values([
      area('kma', 'DAL', 'Dallas'),
      ...Array.from({ length: ZIPS }, (_, at) => 75_201 + at)
        .toReversed()
        .map(code => ({
          ...area('five_zip', String(code), `Dallas, TX ${code}`),
          latitude: 32.78,
          longitude: -96.8,
        })),
      area('country', 'US', 'United States'),
      area('country', 'CA', 'Canada', 'CA'),
      area('country', 'MX', 'Mexico', 'MX'),
      area('three_zip', '631', 'Saint Louis, MO 631'),
    ])
    .execute()
}

const seedCarriers = async (db: Kysely<Schema>, nameKey: (name: string) => string): Promise<void> => {
  const numbers = Array.from({ length: CARRIERS + SPARE_CARRIERS }, (_, at) => at + 1)
  await db
    .insertInto('carriers')
    .values(
      numbers.map(number => {
        const legal_name = `Oak-Field Haulage ${number}, Inc.`
        return {
          legal_name,
          legal_name_key: nameKey(legal_name),
          is_census_verified: true,
          source: 'world' as const,
        }
      }),
    )
    .execute()
  await db
    .insertInto('carrier_identifiers')
    .values(
      numbers.map(number => {
        const value = String(3_210_000 + number)
        return { carrier_id: number, is_type: 'DOT' as const, value, value_key: value, region: null }
      }),
    )
    .execute()
}
