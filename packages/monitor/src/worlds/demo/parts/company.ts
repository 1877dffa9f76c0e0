import { momentBefore } from '../../days.ts'
import type { WorldRows } from '../../world.ts'
import { demoUsers } from '../demo-accounts.ts'
import { COMPANY } from '../demo-companies.ts'
import type { DemoPart } from '../part.ts'

type Rows<T extends keyof WorldRows> = NonNullable<WorldRows[T]>[number]
type Field = Rows<'company_change_order_changes'>['field']
type Change = readonly [field: Field, before: string | null, after: string | null]

const DANA = 1

/** The records of the companies, beside their names. */
const DETAILS: NonNullable<WorldRows['company_details']> = [
  {
    company_id: COMPANY.northlake,
    doing_business_name: 'Northlake Brokers',
    email: 'office@northlake.example',
    phone: '+13125550100',
    dot_number: '9000001',
    mc_number: '3000001',
    address: '14 Harbor Row, Chicago, IL 60601',
  },
  {
    company_id: COMPANY.palisade,
    doing_business_name: null,
    email: 'desk@palisade.example',
    phone: '+12015550111',
    dot_number: null,
    mc_number: null,
    address: '3 Cliff Street, Fort Lee, NJ 07024',
  },
]

interface Order {
  readonly company: number
  readonly by: string | null
  readonly daysAgo: number
  readonly changes: readonly Change[]
  /** Left out: it is pending. */
  readonly decided?: {
    readonly state: 'approved' | 'rejected'
    readonly daysAgo: number
    readonly by: string | null
    readonly reason?: string
  }
}

const NAME = 'Northlake Freight Brokers LLC'
const HARBOR = '14 Harbor Row, Chicago, IL 60601'
const north = { company: COMPANY.northlake, by: 'Priya Sandhar' }

/** Change orders of every kind and state; the record has changed since the fourth, so it can only be rejected. */
const ORDERS: readonly Order[] = [
  { ...north, daysAgo: 1, changes: [['legal_name', NAME, 'Northlake Logistics LLC']] },
  {
    ...north,
    daysAgo: 2,
    changes: [
      ['address', HARBOR, '200 Canal Street, Chicago, IL 60606'],
      ['phone', '+13125550100', '+13125550180'],
    ],
  },
  { ...north, daysAgo: 3, by: null, changes: [['mc_number', '3000001', null]] },
  { ...north, daysAgo: 5, changes: [['email', 'hello@northlake.example', 'vetting@northlake.example']] },
  { ...north, daysAgo: 6, changes: [['doing_business_name', 'Northlake Brokers', 'Northlake']] },
  {
    ...north,
    daysAgo: 40,
    changes: [['email', 'hello@northlake.example', 'office@northlake.example']],
    decided: { state: 'approved', daysAgo: 39, by: 'Dana Reyes', reason: 'Agreed with Priya by phone.' },
  },
  {
    ...north,
    daysAgo: 90,
    changes: [
      ['dot_number', null, '9000001'],
      ['mc_number', null, '3000001'],
    ],
    decided: { state: 'approved', daysAgo: 88, by: null },
  },
  {
    ...north,
    daysAgo: 120,
    by: 'The registered agent',
    changes: [['legal_name', NAME, '=Northlake & <b>Sons</b>']],
    decided: { state: 'rejected', daysAgo: 119, by: 'Dana Reyes', reason: 'This is not our name.' },
  },
  {
    ...north,
    daysAgo: 300,
    changes: [['address', null, HARBOR]],
    decided: { state: 'approved', daysAgo: 299, by: 'Dana Reyes' },
  },
  { company: COMPANY.palisade, by: 'Lee Vasquin', daysAgo: 4, changes: [['mc_number', null, '3000777']] },
  {
    company: COMPANY.cedarGap,
    by: null,
    daysAgo: 9,
    changes: [['legal_name', 'Cedar Gap Transport Brokerage LLC', 'Cedar Gap Brokerage LLC']],
  },
]

const orderRows = (today: string): WorldRows => ({
  company_change_orders: ORDERS.map(({ company, by, daysAgo, decided }, at) => ({
    id: at + 1,
    company_id: company,
    state: decided?.state ?? 'pending',
    requested_by: by,
    requested_at: momentBefore(today, daysAgo),
    decided_by_user_id: decided?.by === 'Dana Reyes' ? DANA : null,
    decided_by: decided?.by ?? null,
    decided_at: decided === undefined ? null : momentBefore(today, decided.daysAgo),
    reason: decided?.reason ?? null,
  })),
  company_change_order_changes: ORDERS.flatMap(({ changes }, at) =>
    changes.map(([field, before, after]) => ({ company_change_order_id: at + 1, field, before, after })),
  ),
})

/** Northlake has valid cards, an expired one and one with few details; Cedar Gap's has expired. */
const CARDS = [
  [COMPANY.northlake, 'mastercard', '4444', 2020, false],
  [COMPANY.northlake, 'other', null, null, false],
  [COMPANY.northlake, 'american-express', '0005', 2079, false],
  [COMPANY.northlake, 'visa', '4242', 2080, true],
  [COMPANY.palisade, 'discover', '1117', 2080, true],
  [COMPANY.cedarGap, 'visa', '0069', 2021, true],
] as const

const cardRows = (today: string): readonly Rows<'payment_methods'>[] =>
  CARDS.map(([company_id, brand, last_four, year, is_default]) => ({
    company_id,
    brand,
    last_four,
    expiration_month: year === null ? null : 4,
    expiration_year: year,
    is_default,
    provider: 'test',
    user_id: null,
    created_at: momentBefore(today, 200),
  }))

/** Report numbers, which are the last part of report ids. */
const REPORT = { monitored: 1, overrides: 3, insurance: 4, alerts: 5, users: 6 } as const
const REPORTS_A_COMPANY = 100
/** Above the ids that the database assigns to files. */
const FILE_ID = 50_001

const usersFile = (today: string): Uint8Array => {
  const own = demoUsers(today).filter(({ company_id }) => company_id === COMPANY.northlake)
  const lines = own.map(({ first_name, last_name, email, scopes }) =>
    [first_name ?? '', last_name ?? '', email, scopes.join('; ').replaceAll('_', ' ')].join(),
  )
  return new TextEncoder().encode(
    `\uFEFF${['First name,Last name,E-mail,Rights', ...lines].map(line => `${line}\r\n`).join('')}`,
  )
}

const UNTOUCHED = {
  progress: 0,
  attempts: 0,
  lease_owner: null,
  lease_until: null,
  started_at: null,
  ended_at: null,
  reason: null,
  uploaded_file_id: null,
}

/** Report runs in every state. The running and the queued one stay so until tomorrow, when a worker takes them. */
const reportRows = (today: string): WorldRows => {
  const tomorrow = momentBefore(today, -1)
  const job = (number: number, daysAgo: number, change: Partial<Rows<'jobs'>>): Rows<'jobs'> => ({
    kind: 'company_report',
    subject_id: COMPANY.northlake * REPORTS_A_COMPANY + number,
    company_id: COMPANY.northlake,
    user_id: DANA,
    asked_at: momentBefore(today, daysAgo),
    not_before: momentBefore(today, daysAgo),
    ...UNTOUCHED,
    ...change,
  })
  const ended = (daysAgo: number) => ({
    attempts: 1,
    started_at: momentBefore(today, daysAgo, 601),
    ended_at: momentBefore(today, daysAgo, 603),
  })
  return {
    uploaded_files: [
      {
        id: FILE_ID,
        company_id: COMPANY.northlake,
        user_id: DANA,
        name: 'users.csv',
        media_type: 'text/csv; charset=utf-8',
        bytes: usersFile(today),
        created_at: momentBefore(today, 3, 603),
      },
    ],
    jobs: [
      job(REPORT.users, 3, { state: 'done', progress: 100, ...ended(3), uploaded_file_id: FILE_ID }),
      job(REPORT.alerts, 8, {
        state: 'failed',
        ...ended(8),
        attempts: 3,
        reason: 'Something went wrong on our side. Try again later.',
      }),
      job(REPORT.insurance, 20, {
        state: 'cancelled',
        ...ended(20),
        reason: 'Your plan no longer includes exports.',
      }),
      job(REPORT.monitored, 0, {
        state: 'running',
        progress: 40,
        attempts: 1,
        started_at: momentBefore(today, 0, 601),
        lease_owner: 'another worker',
        lease_until: tomorrow,
      }),
      job(REPORT.overrides, 0, { state: 'queued', not_before: tomorrow }),
    ],
  }
}

/** The companies' own data: cards, records, change orders and reports. */
export const part: DemoPart = ({ today }) => ({
  payment_methods: cardRows(today),
  company_details: DETAILS,
  ...orderRows(today),
  ...reportRows(today),
})
