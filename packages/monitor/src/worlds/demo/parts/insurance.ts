import { agentOf } from '../../carriers/insurance.ts'
import { daysAfter, daysBefore, momentBefore } from '../../days.ts'
import { randomFrom } from '../../random.ts'
import type { WorldRows } from '../../world.ts'
import { COMPANY } from '../demo-companies.ts'
import type { DemoPart, DemoSetting } from '../part.ts'

type Policy = NonNullable<WorldRows['carrier_insurances']>[number]
type Request = NonNullable<WorldRows['insurance_certificate_requests']>[number] & { readonly id: number }
type Activity = NonNullable<WorldRows['insurance_activities']>[number]

/** The first carrier without a fixed plan. */
const FIRST_ORDINARY = 301
const EVERY_SO_MANY = 7

const OTHER_LINES = [
  'workers_compensation',
  'umbrella',
  'trailer_interchange',
  'non_owned_trailer',
  'physical_damage',
] as const

const certificate = (
  carrier_id: number,
  today: string,
  change: Partial<Policy> & { kind: Policy['kind'] },
) => ({
  carrier_id,
  is_primary: true,
  insurer: 'Tidewell Surety',
  policy_number: `COI${carrier_id}${change.kind.length}`,
  amount: 1_000_000,
  effective_on: daysBefore(today, 200),
  expires_on: daysAfter(today, 165),
  cancelled_on: null,
  is_pending: false,
  source: 'certificate' as const,
  source_file: null,
  scheduled_vins: null,
  ...agentOf(carrier_id),
  as_of: daysBefore(today, 3),
  ...change,
})

/** More policies of the named carriers, which do not change their rule results. */
const namedPolicies = ({ fleets, today }: DemoSetting): readonly Policy[] => [
  certificate(2, today, { kind: 'umbrella', amount: 5_000_000, expires_on: daysAfter(today, 9) }),
  certificate(2, today, { kind: 'workers_compensation', cancelled_on: daysBefore(today, 40) }),
  certificate(2, today, { kind: 'physical_damage', amount: null, expires_on: null }),
  certificate(2, today, {
    kind: 'cargo',
    amount: 500_000,
    is_pending: true,
    effective_on: daysAfter(today, 10),
  }),
  ...[2, 3].map(id =>
    certificate(id, today, {
      kind: 'bipd',
      amount: 750_000,
      scheduled_vins: [...(fleets[id - 1]?.scheduledVins ?? [])],
    }),
  ),
  // It is unconfirmed, so the fourth carrier stays incomplete.
  certificate(4, today, { kind: 'cargo', amount: 250_000, is_pending: true }),
  certificate(8, today, { kind: 'trailer_interchange', amount: 40_000, cancelled_on: daysAfter(today, 12) }),
  certificate(9, today, { kind: 'cargo', amount: 250_000, cancelled_on: daysBefore(today, 25) }),
  certificate(11, today, { kind: 'umbrella', amount: 2_000_000, effective_on: daysAfter(today, 20) }),
  certificate(13, today, { kind: 'bipd', amount: 4_000_000, is_primary: false }),
]

/** Every seventh ordinary carrier has a certificate: for cargo that ends within a month, or for another line. */
const ordinaryPolicies = ({ carriers, today }: DemoSetting): readonly Policy[] =>
  carriers.flatMap(({ carrier: { id } }) => {
    if (id < FIRST_ORDINARY || id % EVERY_SO_MANY !== 0) return []
    const random = randomFrom(`demo/insurance/${id}`)
    const soon = daysAfter(today, random.whole(0, 29))
    return [
      random.chance(0.3)
        ? certificate(id, today, { kind: 'cargo', amount: 300_000, expires_on: soon })
        : certificate(id, today, {
            kind: random.pick(OTHER_LINES),
            is_pending: random.chance(0.15),
            expires_on: random.chance(0.2) ? soon : daysAfter(today, random.whole(30, 165)),
            cancelled_on: random.chance(0.15) ? daysBefore(today, random.whole(1, 120)) : null,
          }),
    ]
  })

/** Of carriers that are brokers too: a bond in force, one that was canceled, or none on record. */
const brokerBonds = ({ carriers, today }: DemoSetting): readonly Policy[] =>
  carriers.flatMap(({ carrier: { id }, authority }) => {
    if (authority?.broker !== 'A' || id % 3 === 0) return []
    return [
      certificate(id, today, {
        kind: 'broker_bond',
        policy_number: `BMC84-${id}`,
        amount: 75_000,
        expires_on: null,
        cancelled_on: id % 3 === 1 ? null : daysBefore(today, 30),
        source: 'filing',
        agent_name: null,
        agent_email: null,
        agent_phone: null,
      }),
    ]
  })

const NOTES = {
  reminded: ['Called: the agent is out until Monday.', 'Sent again.', null],
  received: ['Came by e-mail, holder is named.', null],
  declined: [
    'The policy ended last month.',
    'The agent no longer writes for this carrier.',
    'Ask the carrier first, says the agent.',
  ],
  cancelled: ['Asked for by mistake.', 'The carrier sent another policy.'],
  noted: [
    'The limit on the certificate is lower than on file.',
    'Certificate holder misspelt; asked for another.',
  ],
} as const

type Status = NonNullable<Request['status']>
type Ending = Exclude<Status, 'requested'>

/** One certificate request with its activities. */
const requestWith = (
  id: number,
  today: string,
  params: { company: number; user: number; carrier: number; status: Status; daysAgo: number },
): { readonly request: Request; readonly activities: readonly Activity[] } => {
  const random = randomFrom(`demo/insurance/request/${id}`)
  const { agent_email } = agentOf(params.carrier)
  const on = (days: number) => momentBefore(today, days, random.whole(480, 1_000))
  const activity = (is_type: Activity['is_type'], note: string | null, daysAgo: number): Activity => ({
    insurance_certificate_request_id: id,
    is_type,
    note,
    created_at: on(daysAgo),
  })
  const first =
    agent_email === null
      ? 'The agent’s e-mail address is not on record. Call instead.'
      : `By e-mail to ${agent_email}`
  const ended = (status: Ending) => activity(status, random.pick(NOTES[status]), params.daysAgo - 4)
  return {
    request: {
      id,
      company_id: params.company,
      carrier_id: params.carrier,
      insurance_policy_id: null,
      user_id: params.user,
      status: params.status,
      created_at: on(params.daysAgo),
    },
    activities: [
      activity('requested', first, params.daysAgo),
      ...(params.daysAgo > 2 && random.chance(0.6)
        ? [activity('reminded', random.pick(NOTES.reminded), params.daysAgo - 2)]
        : []),
      ...(params.status === 'requested' ? [] : [ended(params.status)]),
      ...(params.status === 'received' && params.daysAgo > 5 && random.chance(0.4)
        ? [activity('noted', random.pick(NOTES.noted), params.daysAgo - 5)]
        : []),
    ],
  }
}

/** The second carrier has requests of every status; the third has waited since yesterday, the ninth too long. */
const NAMED_REQUESTS: readonly (readonly [carrier: number, status: Status, daysAgo: number])[] = [
  [2, 'received', 340],
  [2, 'declined', 120],
  [2, 'cancelled', 60],
  [2, 'received', 20],
  [3, 'requested', 1],
  [4, 'declined', 30],
  [8, 'received', 12],
  [9, 'requested', 16],
  [10, 'cancelled', 5],
  [11, 'requested', 3],
]
const NORTHLAKE_USERS = [1, 4, 4]
const ORDINARY_REQUESTS = 90
const OTHERS = [
  { company: COMPANY.palisade, user: 6 },
  { company: COMPANY.cedarGap, user: 8 },
] as const

const allRequests = ({ carriers, today }: DemoSetting) => {
  const made: ReturnType<typeof requestWith>[] = []
  const add = (params: Parameters<typeof requestWith>[2]) =>
    made.push(requestWith(made.length + 1, today, params))
  for (const [carrier, status, daysAgo] of NAMED_REQUESTS)
    add({ company: COMPANY.northlake, user: 4, carrier, status, daysAgo })
  for (let at = 0; at < ORDINARY_REQUESTS; at++) {
    const random = randomFrom(`demo/insurance/asked/${at}`)
    const daysAgo = random.whole(1, 90)
    const other = at % 6 === 5 ? random.pick(OTHERS) : undefined
    add({
      company: other?.company ?? COMPANY.northlake,
      user: other?.user ?? random.pick(NORTHLAKE_USERS),
      carrier: random.whole(FIRST_ORDINARY, carriers.length),
      // No agent answers within the week.
      status:
        daysAgo < 6
          ? 'requested'
          : random.weigh([
              [2, 'requested'],
              [4, 'received'],
              [2, 'declined'],
              [1, 'cancelled'],
            ] as const),
      daysAgo,
    })
  }
  return made
}

/** Certificates, certificate requests of every status, and their activities. */
export const part: DemoPart = setting => {
  const requests = allRequests(setting)
  return {
    carrier_insurances: [...namedPolicies(setting), ...ordinaryPolicies(setting), ...brokerBonds(setting)],
    insurance_certificate_requests: requests.map(({ request }) => request),
    insurance_activities: requests.flatMap(({ activities }) => activities),
  }
}
