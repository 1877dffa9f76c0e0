import { type Kysely, sql } from 'kysely'
import type { RuleType } from '../rules/terms/rule-types.ts'
import { identifierKey, nameKey } from '../database/name-key.ts'
import { placeKey } from '../database/place-key.ts'
import type { Schema } from '../database/schema.ts'
import { EVERY_FEATURE } from '../database/paywall-flags.ts'

/** The day of the monitor's own tests. */
export const TEST_NOW = new Date('2026-11-21T08:00:00.000Z')

const ASSESSED: readonly RuleType[] = [
  'active_interstate_authority',
  'bipd_at_least_750000',
  'cargo_at_least_100000',
  'satisfactory_or_unrated_safety_rating',
]

const COMPANIES = [
  { id: 1, legal_name: 'North Office', brand: 'main', status: 'active', ...EVERY_FEATURE },
  { id: 2, legal_name: 'South Office', brand: 'main', status: 'active', ...EVERY_FEATURE },
  {
    id: 3,
    legal_name: 'Ended Trial',
    brand: 'main',
    status: 'subscription_or_trial_expired',
    ...EVERY_FEATURE,
  },
  { id: 4, legal_name: 'Watch Office', brand: 'watchdog', status: 'active' },
  {
    id: 5,
    legal_name: 'A Carrier',
    brand: 'main',
    status: 'active',
    company_type: 'carrier',
    ...EVERY_FEATURE,
  },
  { id: 6, legal_name: 'Least Plan', brand: 'main', status: 'active' },
] as const

/** Every right. The scope that restricts is not among them. Source: section 6, "Scopes". */
const RIGHTS = [
  'manage_users',
  'sourcing',
  'manage_rule_overrides',
  'onboarding',
  'surveys_publish',
  'surveys_workflow',
  'insurance_workflow',
  'support_workflow',
  'view_bank_accounts',
  'connection_notifications',
  'tickets_workflow',
  'tickets_load_lock_manager',
  'tickets_load_lock_staff',
  'compliance',
] as const

/** The users, by their purpose. Every address is at `office.example`. */
const USERS = [
  { name: 'north', company_id: 1, scopes: RIGHTS },
  { name: 'plain', company_id: 1, scopes: [] },
  { name: 'unsafe', company_id: 1, scopes: ['block_safety_data'] },
  { name: 'reviewed', company_id: 1, scopes: [], access_review_pending: true },
  { name: 'south', company_id: 2, scopes: RIGHTS },
  { name: 'ended', company_id: 3, scopes: RIGHTS },
  {
    name: 'watch',
    company_id: 4,
    scopes: ['manage_rule_overrides'],
    can_view_full_carrier_profile_for_watchdog: false,
    can_carrier_search_for_watchdog: false,
  },
  { name: 'trucker', company_id: 5, scopes: RIGHTS },
  { name: 'new', company_id: null, scopes: [] },
  { name: 'unpaid', company_id: 6, scopes: RIGHTS },
] as const
export type Person = (typeof USERS)[number]['name']

export const emailOf = (name: Person) => `${name}@office.example`

type Names = readonly [legal: string | null, dba: string | null]
/** By id, from 1. A search does not find the fourth: nothing about it is verified. */
const CARRIERS: readonly Names[] = [
  ['Eagle Mesa Freight, L.L.C.', null],
  ['Zion Haul', 'Eagle Express'],
  ['EAGLE & SONS', 'Eagle Brothers'],
  ['Eagle Unverified', null],
  ['Dot Foods', null],
]

const IDENTIFIERS = [
  [1, 'DOT', '123', null],
  [1, 'MC', '9001', null],
  [2, 'DOT', '1234', null],
  [2, 'NSC', '1239', 'ON'],
  [3, 'DOT', '12345', null],
  [3, 'NSC', '1239', 'QC'],
  [4, 'DOT', '123456', null],
  [5, 'DOT', '777', null],
  [5, 'NIR_QC', 'R-123456-7', null],
] as const

async function seedCarriers(db: Kysely<Schema>) {
  await db
    .insertInto('carriers')
    .values(
      CARRIERS.map(([legal, dba], at) => ({
        legal_name: legal,
        legal_name_key: legal && nameKey(legal),
        dba_name: dba,
        dba_name_key: dba && nameKey(dba),
        physical_city: 'Amarillo',
        physical_state: 'TX',
        physical_country: 'US',
        phone: '+18065550100',
        is_census_verified: at !== 3,
        source: 'world' as const,
      })),
    )
    .execute()
  await db
    .insertInto('carrier_identifiers')
    .values(
      IDENTIFIERS.map(([carrier_id, is_type, value, region]) => ({
        carrier_id,
        is_type,
        value,
        value_key: identifierKey(value),
        region,
      })),
    )
    .execute()
  const as_of = '2026-11-01'
  await db
    .insertInto('carrier_census')
    .values({ carrier_id: 1, status_code: 'A', carrier_operation: 'A', power_units: 0, as_of })
    .execute()
  await db
    .insertInto('carrier_authorities')
    .values({ carrier_id: 1, common: 'A', contract: 'N', broker: 'N', granted_on: '2016-05-02', as_of })
    .execute()
  await db
    .insertInto('carrier_insurances')
    .values({ carrier_id: 1, kind: 'bipd', amount: 1_000_000, cancelled_on: '2026-12-01', as_of })
    .execute()
  await db
    .insertInto('carrier_safety')
    .values({ carrier_id: 1, rating: 'C', vehicle_inspections: 4, vehicle_oos_inspections: 1, as_of })
    .execute()
  await db
    .insertInto('carrier_contacts')
    .values({ carrier_id: 1, name: 'Invented Person', source: 'FMCSA census' })
    .execute()
}

/** Seeds a few companies, users and carriers: the fewest that show what the monitor decides. */
export async function seedTestCompany(db: Kysely<Schema>): Promise<void> {
  for (const company of COMPANIES)
    await db
      .insertInto('companies')
      .values({ company_type: 'broker', ...company })
      .execute()
  await sql`select setval(pg_get_serial_sequence('companies', 'id'), (select max(id) from companies))`.execute(
    db,
  )
  for (const { name, ...user } of USERS)
    await db
      .insertInto('users')
      .values({
        ...user,
        scopes: [...user.scopes],
        email: emailOf(name),
        first_name: name,
        last_name: 'Person',
      })
      .execute()
  await seedCarriers(db)
  await db
    .insertInto('rule_sets')
    .values(
      [1, 2, 3].map(company_id => ({
        company_id,
        is_types: JSON.stringify({
          ...Object.fromEntries(ASSESSED.map(type => [type, 2])),
          active_operating_status: 1,
        }),
      })),
    )
    .execute()
  await db
    .insertInto('explicit_classifications')
    .values([{ name: 'Reefer' }, { name: 'Flatbed' }])
    .execute()
  await db
    .insertInto('classifications')
    .values([
      { company_id: 1, explicit_classification_id: 1 },
      { company_id: 2, explicit_classification_id: 2 },
    ])
    .execute()
  await db.insertInto('feature_flags').values({ user_id: 1, name: 'SOME_FLAG', is_on: true }).execute()
  await db
    .insertInto('areas')
    .values(
      (
        [
          ['state', 'TX', 'Texas', 2],
          ['five_zip', '75201', 'Dallas, TX 75201', 1],
          ['kma', 'DAL', 'Dallas', 2],
        ] as const
      ).map(([is_type, code, name, zip_count]) => ({
        is_type,
        code,
        name,
        name_key: placeKey(name),
        country: 'US',
        zip_count,
      })),
    )
    .execute()
}
