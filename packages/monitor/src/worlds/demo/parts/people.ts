import { momentBefore } from '../../days.ts'
import { FIRST_NAMES, LAST_NAMES } from '../../person-names.ts'
import { randomFrom } from '../../random.ts'
import type { WorldRows } from '../../world.ts'
import { COMPANY } from '../demo-companies.ts'
import type { DemoPart } from '../part.ts'

type Rows<T extends keyof WorldRows> = NonNullable<WorldRows[T]>[number]

/** After the users that tests and the start banner name. */
const FIRST_COLLEAGUE = 101
/** With the five named users, more than a page of users and of invitations. */
const COLLEAGUES = 58
const FIRST_OTHER_COMPANY = 171

const DANA = 1
const WES = 6
const TERRY = 8

/** The scopes of jobs at a brokerage, and how common they are. */
const JOBS = [
  [20, ['sourcing']],
  [10, ['sourcing', 'tickets_load_lock_staff']],
  [8, ['sourcing', 'onboarding', 'connection_notifications']],
  [5, ['onboarding', 'insurance_workflow', 'compliance']],
  [4, ['tickets_workflow', 'tickets_load_lock_manager']],
  [3, ['block_safety_data', 'sourcing']],
  [3, ['support_workflow', 'surveys_workflow', 'surveys_publish']],
  [2, ['view_bank_accounts']],
  [1, ['manage_users', 'sourcing']],
  [2, []],
] as const satisfies readonly (readonly [number, readonly string[]])[]

const user = (id: number, company_id: number, today: string) => {
  const random = randomFrom(`demo/people/${id}`)
  // A few users have not given a name yet.
  const isNamed = !random.chance(0.05)
  const first = random.pick(FIRST_NAMES)
  const last = random.pick(LAST_NAMES)
  const host = { 1: 'northlake', 2: 'palisade', 3: 'cedargap', 4: 'plainview' }[company_id] ?? 'nowhere'
  return {
    id,
    // The id makes the address unique.
    email: `${first}.${last}${id}@${host}.example`.toLowerCase(),
    first_name: isNamed ? first : null,
    last_name: isNamed ? last : null,
    phone_e164: random.chance(0.7) ? `+1312555${String(1_000 + id).padStart(4, '0')}` : null,
    scopes: [...random.weigh<readonly string[]>(JOBS)],
    company_id,
    requested_carrier_id: null,
    can_view_full_carrier_profile_for_watchdog: true,
    can_carrier_search_for_watchdog: true,
    access_review_pending: false,
    created_at: momentBefore(today, random.whole(2, 1_200), random.whole(480, 1_080)),
  } satisfies Rows<'users'>
}

type Invited = Omit<Rows<'user_invitations'>, 'id'>

const invitation = (change: Partial<Invited> & Pick<Invited, 'email' | 'sent_at'>): Invited => ({
  company_id: COMPANY.northlake,
  scopes: ['sourcing'],
  site: 'main',
  user_id: DANA,
  sends: 1,
  delivered_at: null,
  delivery_failed_at: null,
  claimed_at: null,
  claimed_by_id: null,
  withdrawn_at: null,
  created_at: change.sent_at,
  ...change,
})

/** Invitations in every state. */
const invitationsInEveryState = (today: string): readonly Invited[] => {
  const at = (days: number, minute = 600) => momentBefore(today, days, minute)
  const resent = { scopes: ['manage_users', 'sourcing'], sends: 2 }
  return [
    invitation({ email: 'withdrawn@elsewhere.example', sent_at: at(90), withdrawn_at: at(80) }),
    invitation({ email: 'avery@brightdock.example', sent_at: at(60), delivered_at: at(60, 601) }),
    invitation({ email: 'jules@brightdock.example', sent_at: at(21), delivered_at: at(21, 601) }),
    invitation({
      ...resent,
      email: 'kit@brightdock.example',
      sent_at: at(3),
      created_at: at(30),
      delivered_at: at(3, 601),
    }),
    invitation({ ...resent, email: 'lou@brightdock.example', sent_at: at(0, 420), created_at: at(12) }),
    invitation({ email: 'no-such-box@brightdock.example', sent_at: at(9), delivery_failed_at: at(9, 602) }),
    invitation({
      ...resent,
      email: 'full-box@brightdock.example',
      sent_at: at(1),
      created_at: at(8),
      delivery_failed_at: at(1, 602),
    }),
    // Casey has signed up already and can join.
    invitation({
      email: 'casey@newdesk.example',
      scopes: ['sourcing', 'onboarding'],
      sent_at: at(2),
      delivered_at: at(2, 601),
    }),
    invitation({ email: 'robin.hale@newdesk.example', sent_at: at(0, 430), scopes: ['block_safety_data'] }),
    invitation({
      company_id: COMPANY.palisade,
      user_id: WES,
      site: 'watchdog',
      email: 'ash@brightdock.example',
      sent_at: at(5),
      delivered_at: at(5, 601),
    }),
    invitation({
      company_id: COMPANY.cedarGap,
      user_id: TERRY,
      email: 'ash@brightdock.example',
      sent_at: at(40),
      delivered_at: at(40, 601),
    }),
  ]
}

/** The claimed invitation of a user, sent some days before they joined. */
const joinedBy = ({ id, email, scopes, created_at }: Rows<'users'>): Invited => {
  const random = randomFrom(`demo/people/joined/${id ?? 0}`)
  const joined = new Date(created_at ?? 0)
  const sent = new Date(joined.getTime() - random.whole(1, 14) * 86_400_000).toISOString()
  return invitation({
    email,
    scopes: scopes ?? [],
    sent_at: sent,
    delivered_at: sent,
    claimed_at: joined.toISOString(),
    claimed_by_id: id ?? null,
  })
}

/** Applications of Northlake; the last has no classification and is not listed. */
const applications = (today: string): readonly Rows<'oauth_applications'>[] =>
  (
    [
      [1, 'Load board', 1],
      [2, 'Transport management', 2],
      [3, 'Night desk scripts', 1],
      [4, 'Reporting warehouse', null],
    ] as const
  ).map(([id, name, explicit_classification_id]) => ({
    id,
    company_id: COMPANY.northlake,
    name,
    explicit_classification_id,
    created_at: momentBefore(today, 700 - id * 120),
  }))

/**
 * Keys of Northlake that no one has, in every state: in use, never used, expired and revoked.
 */
const apiKeys = (today: string): readonly Rows<'api_keys'>[] =>
  (
    [
      [1, DANA, 'Laptop of last year', ['read', 'override'], 300, 90, 215, null],
      [2, FIRST_COLLEAGUE, 'Rate import', ['read', 'write'], 120, 365, 31, 30],
      [3, DANA, 'TMS bridge', ['read', 'connect', 'write'], 40, 90, 2, null],
      [4, DANA, 'Weekly report', ['read'], 5, 365, null, null],
    ] as const
  ).map(([id, user_id, name, scopes, daysOld, lifetime, usedDaysAgo, revokedDaysAgo]) => ({
    id,
    company_id: COMPANY.northlake,
    user_id,
    name,
    public_id: `0000000000${10 + id}`,
    key_hash: `no-key-has-this-hash-${id}`,
    scopes: [...scopes],
    created_at: momentBefore(today, daysOld),
    expires_at: momentBefore(today, daysOld - lifetime),
    last_used_at: usedDaysAgo === null ? null : momentBefore(today, usedDaysAgo),
    revoked_at: revokedDaysAgo === null ? null : momentBefore(today, revokedDaysAgo),
  }))

/** More than a page of users, their invitations, open invitations, and applications that use the API. */
export const part: DemoPart = ({ today }) => {
  const colleagues = Array.from({ length: COLLEAGUES }, (_, at) =>
    user(FIRST_COLLEAGUE + at, COMPANY.northlake, today),
  )
  const others = [COMPANY.palisade, COMPANY.palisade, COMPANY.plainview, COMPANY.plainview].map(
    (company, at) => user(FIRST_OTHER_COMPANY + at, company, today),
  )
  return {
    users: [...colleagues, ...others],
    user_invitations: [...colleagues.map(joinedBy), ...invitationsInEveryState(today)].map((row, at) => ({
      id: at + 1,
      ...row,
    })),
    oauth_applications: applications(today),
    api_keys: apiKeys(today),
  }
}
