import { momentBefore } from '../days.ts'
import type { WorldRows } from '../world.ts'
import { FIRST_CARRIER_ACCOUNT } from './carrier-accounts.ts'
import { COMPANY } from './demo-companies.ts'

/** A user who can sign in to the demo. */
export interface DemoAccount {
  readonly email: string
  readonly person: string
  readonly company: string
  readonly brand: 'main' | 'watchdog'
  /** A short description of their rights. */
  readonly can: string
}

interface DemoUser {
  readonly id: number
  readonly email: string
  readonly names: readonly [first: string, last: string] | null
  readonly company_id: number | null
  readonly scopes: readonly string[]
  readonly fullProfile?: boolean
  readonly carrierSearch?: boolean
  readonly can: string
}

const OWNER =
  `manage_users sourcing manage_rule_overrides onboarding surveys_publish surveys_workflow insurance_workflow
support_workflow view_bank_accounts connection_notifications tickets_workflow tickets_load_lock_manager
tickets_load_lock_staff compliance`.split(/\s+/u)

/** The users of the demo. Ids and addresses are fixed, as tests and the start banner use them. */
const USERS: readonly DemoUser[] = [
  {
    id: 1,
    email: 'dana@northlake.example',
    names: ['Dana', 'Reyes'],
    company_id: COMPANY.northlake,
    scopes: OWNER,
    can: 'owner: everything',
  },
  {
    id: 2,
    email: 'sam@northlake.example',
    names: ['Sam', 'Okonjo'],
    company_id: COMPANY.northlake,
    scopes: ['sourcing', 'tickets_load_lock_staff'],
    can: 'sourcing: searches and reads, makes no overrides',
  },
  {
    id: 3,
    email: 'robin@northlake.example',
    names: ['Robin', 'Halloran'],
    company_id: COMPANY.northlake,
    scopes: ['block_safety_data', 'sourcing', 'manage_rule_overrides'],
    can: 'sees no safety data',
  },
  {
    id: 4,
    email: 'priya@northlake.example',
    names: ['Priya', 'Sandhar'],
    company_id: COMPANY.northlake,
    scopes: ['compliance', 'manage_rule_overrides', 'onboarding', 'insurance_workflow'],
    can: 'compliance: overrides, onboarding, insurance',
  },
  {
    id: 5,
    email: 'new@northlake.example',
    names: null,
    company_id: COMPANY.northlake,
    scopes: ['sourcing'],
    can: 'just joined: has to give a name first',
  },
  {
    id: 6,
    email: 'wes@palisade.example',
    names: ['Wes', 'Montclair'],
    company_id: COMPANY.palisade,
    scopes: ['manage_users', 'sourcing', 'manage_rule_overrides'],
    can: 'watchdog: carrier search and full profiles, 25 searches',
  },
  {
    id: 7,
    email: 'lee@palisade.example',
    names: ['Lee', 'Vasquin'],
    company_id: COMPANY.palisade,
    scopes: ['sourcing'],
    fullProfile: false,
    carrierSearch: false,
    can: 'watchdog: no carrier search, short profiles',
  },
  {
    id: 8,
    email: 'terry@cedargap.example',
    names: ['Terry', 'Whitlock'],
    company_id: COMPANY.cedarGap,
    scopes: ['manage_users', 'sourcing', 'manage_rule_overrides'],
    can: 'trial expired: my account only',
  },
  {
    id: 9,
    email: 'jo@plainview.example',
    names: ['Jo', 'Lindqvist'],
    company_id: COMPANY.plainview,
    scopes: ['manage_users', 'sourcing'],
    can: 'small plan: no rules, no lane search, 1 search left',
  },
  {
    id: 10,
    email: 'casey@newdesk.example',
    names: ['Casey', 'Navarro'],
    company_id: null,
    scopes: [],
    can: 'signing up: has no company yet',
  },
  {
    id: 11,
    email: 'remy@eaglemesa.example',
    names: ['Remy', 'Castellane'],
    company_id: FIRST_CARRIER_ACCOUNT,
    scopes: ['manage_users'],
    can: 'a carrier: has nothing to open here',
  },
  {
    id: 12,
    email: 'gil@stonebend.example',
    names: ['Gil', 'Marchetti'],
    company_id: COMPANY.stonebend,
    scopes: ['sourcing'],
    can: 'lane search, 2 searches left, no exports',
  },
]

export const demoUsers = (today: string) =>
  USERS.map(user => ({
    id: user.id,
    email: user.email,
    first_name: user.names?.[0] ?? null,
    last_name: user.names?.[1] ?? null,
    phone_e164: user.names === null ? null : `+1312555${String(100 + user.id).padStart(4, '0')}`,
    scopes: [...user.scopes],
    company_id: user.company_id,
    requested_carrier_id: null,
    can_view_full_carrier_profile_for_watchdog: user.fullProfile ?? true,
    can_carrier_search_for_watchdog: user.carrierSearch ?? true,
    access_review_pending: false,
    created_at: momentBefore(today, 400 - user.id * 30),
  })) satisfies WorldRows['users']

/** Feature flags of the owner: one on and one off. */
export const demoFlags: NonNullable<WorldRows['feature_flags']> = [
  { user_id: 1, name: 'VEHICLE_TRACE', is_on: true },
  { user_id: 1, name: 'BETA_LOAD_BOARD', is_on: false },
]

const COMPANY_NAMES: Readonly<Record<number, string>> = {
  [COMPANY.northlake]: 'Northlake Freight Brokers LLC',
  [COMPANY.palisade]: 'Palisade Watch Logistics Inc',
  [COMPANY.cedarGap]: 'Cedar Gap Transport Brokerage LLC',
  [COMPANY.plainview]: 'Plainview Load Desk LLC',
  [COMPANY.stonebend]: 'Stonebend Lane Brokers LLC',
  [FIRST_CARRIER_ACCOUNT]: 'Eagle Mesa Freight LLC',
}

/** The accounts for the start banner and the sign-in page of a demo. There are no passwords: a code is sent. */
export const demoAccounts: readonly DemoAccount[] = USERS.map(({ email, names, company_id, can }) => ({
  email,
  person: names === null ? '(no name yet)' : names.join(' '),
  company: COMPANY_NAMES[company_id ?? 0] ?? '(none yet)',
  brand: company_id === COMPANY.palisade ? 'watchdog' : 'main',
  can,
}))
