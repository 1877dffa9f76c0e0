import { daysAfter, daysBefore } from '../days.ts'
import { FIRST_NAMES, LAST_NAMES } from '../person-names.ts'
import { type Random, randomFrom } from '../random.ts'
import type { CarrierRows } from './carrier-rows.ts'
import { phoneOf } from './contacts.ts'

type Policy = CarrierRows['insurances'][number]
/** The lines of coverage that rules assess. */
type AssessedKind = 'bipd' | 'cargo' | 'general_liability'

/** Invented insurers. */
const INSURERS = [
  'Harrowgate Mutual Casualty',
  'Lantern Bay Indemnity',
  'Cooper & Vale Specialty',
  'Northfen Commercial Lines',
  'Tidewell Surety',
  'Old Meridian Assurance',
] as const

const AGENCIES = [
  'harborcover',
  'plainsagency',
  'ridgewaybrokers',
  'fourwindsinsurance',
  'millstonecover',
] as const

/** The agent of all of a carrier's policies, sometimes with only a phone. */
export const agentOf = (carrier_id: number) => {
  const random = randomFrom(`agent/${carrier_id}`)
  const first = random.pick(FIRST_NAMES)
  const name = `${first} ${random.pick(LAST_NAMES)}`
  const email = `${first.toLowerCase()}@${random.pick(AGENCIES)}.example`
  return {
    agent_name: name,
    agent_email: random.chance(0.85) ? email : null,
    agent_phone: phoneOf(random),
  }
}

/** The state of a line of coverage. */
export type CoverProfile = 'in force' | 'federal' | 'cancelling' | 'expired' | 'cancelled' | 'missing'

const COVER_PROFILES: readonly (readonly [number, CoverProfile])[] = [
  [62, 'in force'],
  [22, 'federal'],
  [4, 'cancelling'],
  [4, 'expired'],
  [3, 'cancelled'],
  [5, 'missing'],
]

const AMOUNTS: Readonly<Record<AssessedKind, readonly (readonly [number, number | null])[]>> = {
  bipd: [
    [2, 300_000],
    [12, 750_000],
    [1, 999_999],
    [74, 1_000_000],
    [6, 2_000_000],
    [4, 5_000_000],
    [1, null],
  ],
  cargo: [
    [3, 25_000],
    [6, 50_000],
    [1, 99_999],
    [65, 100_000],
    [15, 250_000],
    [6, 500_000],
    [3, 1_000_000],
    [1, null],
  ],
  general_liability: [
    [10, 500_000],
    [80, 1_000_000],
    [9, 2_000_000],
    [1, null],
  ],
}

/** One policy; null when the profile has none on record. The amount is in whole US dollars. */
export const policyOf = (
  random: Random,
  today: string,
  {
    carrier_id,
    kind,
    profile,
    amount,
  }: Pick<Policy, 'carrier_id' | 'kind'> & { profile: CoverProfile; amount: number | null },
): Policy | null => {
  if (profile === 'missing') return null
  const begun = random.whole(20, 330)
  const policy = {
    carrier_id,
    kind,
    is_primary: true,
    insurer: random.pick(INSURERS),
    policy_number: `${random.pick(['CA', 'MTC', 'GL', 'TR'])}${random.whole(1_000_000, 9_999_999)}`,
    amount,
    effective_on: daysBefore(today, begun),
    expires_on: daysAfter(today, 365 - begun) as string | null,
    cancelled_on: null as string | null,
    source: kind === 'general_liability' ? ('certificate' as const) : ('filing' as const),
    ...agentOf(carrier_id),
    as_of: daysBefore(today, 1),
  }
  switch (profile) {
    case 'in force':
      return policy
    case 'federal':
      return { ...policy, expires_on: null }
    case 'cancelling':
      return { ...policy, expires_on: null, cancelled_on: daysAfter(today, random.whole(3, 30)) }
    case 'expired':
      return {
        ...policy,
        effective_on: daysBefore(today, 420),
        expires_on: daysBefore(today, random.whole(2, 54)),
      }
    case 'cancelled':
      return { ...policy, expires_on: null, cancelled_on: daysBefore(today, random.whole(1, 19)) }
  }
}

/** The policies of an ordinary carrier, with amounts below, at and above what brokers require. */
export const insurancesOf = (random: Random, carrier_id: number, today: string): readonly Policy[] => {
  const kinds: AssessedKind[] = ['bipd', 'cargo']
  if (random.chance(0.35)) kinds.push('general_liability')
  const policies = kinds.map(kind =>
    policyOf(random, today, {
      carrier_id,
      kind,
      profile: random.weigh(COVER_PROFILES),
      amount: random.weigh(AMOUNTS[kind]),
    }),
  )
  if (random.chance(0.04)) {
    const excess = policyOf(random, today, {
      carrier_id,
      kind: 'bipd',
      profile: 'in force',
      amount: 1_000_000,
    })
    policies.push(excess === null ? null : { ...excess, is_primary: false })
  }
  return policies.filter(policy => policy !== null)
}
