import type { CarrierRows } from '../../carriers/carrier-rows.ts'
import { daysBefore, momentBefore } from '../../days.ts'
import { digestedDecision } from '../../decision-digests.ts'
import { connectionPlans } from '../../onboarding/connection-plans.ts'
import { passedRules, passedSafetyRules } from '../../passed-rules.ts'
import { randomFrom } from '../../random.ts'
import { namedCarriers } from '../named-carriers.ts'
import type { DemoPart } from '../part.ts'
import { NEWEST_VERSION_DAYS_AGO } from '../policy-days.ts'

const NORTHLAKE = { company_id: 1, company_name: 'Northlake Freight Brokers LLC' }
const DANA = { user_id: 1, user_name: 'Dana Reyes' }
const CENSUS = 'FMCSA census'
const LICENSING = 'FMCSA licensing and insurance'
const SAFETY = 'FMCSA safety measurement'

/** Decisions about named carriers: how many days ago, and what was different then. */
const DECISIONS = [
  { carrier: 3, daysAgo: 300, cargo: 100_000, fewerUnits: 4, phone: '+12145550142', message: null },
  { carrier: 2, daysAgo: 210, cargo: 250_000, fewerUnits: 0, phone: null, message: null },
  {
    carrier: 3,
    daysAgo: 120,
    cargo: 100_000,
    fewerUnits: 2,
    phone: '+12145550142',
    message: 'Weekly lane Dallas to Tulsa for Orchard Foods. Spoke to the owner.',
  },
] as const

/** A decision: about whom, how many days ago, and what was different then. */
interface Then {
  readonly carrier: number
  readonly daysAgo: number
  readonly cargo: number
  readonly fewerUnits: number
  readonly phone: string | null
  readonly message: string | null
}

/** How long ago Northlake decided on its other onboarded carriers: mostly within half a year, a few before, a few never. */
const AGES: readonly (readonly [weight: number, range: readonly [from: number, to: number] | null])[] = [
  [92, [1, 170]],
  [5, [185, 320]],
  [3, null],
]
/** It was last used a good while ago, and decided on before that. */
const UNUSED = { carrier: 364, daysAgo: 130 }
/** Later ones of a very large world are left without: each record is some kilobytes. */
const LAST_DECIDED = 5_000

const onboardedAt = (carrier: number): Then[] => {
  const random = randomFrom(`demo/decided/${carrier}`)
  const range = random.weigh(AGES)
  const daysAgo = carrier === UNUSED.carrier ? UNUSED.daysAgo : range && random.whole(...range)
  if (daysAgo === null) return []
  return [{ carrier, daysAgo, cargo: 100_000, fewerUnits: random.whole(0, 2), phone: null, message: null }]
}

/** The decisions about the ordinary carriers that Northlake has onboarded. */
const onboarded = (carriers: readonly CarrierRows[]): readonly Then[] =>
  connectionPlans(carriers)
    .filter(({ issuer, carrier, state }) => {
      const isOrdinary = carrier > namedCarriers.length && carrier <= LAST_DECIDED
      return issuer === NORTHLAKE.company_id && isOrdinary && state.status === 'onboarded'
    })
    .flatMap(({ carrier }) => onboardedAt(carrier))

/** What everyone may see of a carrier that passed every rule of Northlake. */
const openPart = (one: CarrierRows, then: Then, day: string) => {
  const census = { source: CENSUS, as_of: day }
  const licensing = { source: LICENSING, as_of: day }
  const units = one.census?.power_units
  return {
    verdict: 'pass' as const,
    safety_rules: { count: 3, worst: 'pass' },
    rules: passedRules(then.cargo, day),
    overrides: [],
    facts: [
      { key: 'legal_name', value: one.carrier.legal_name ?? null, ...census },
      { key: 'phone', value: then.phone ?? one.carrier.phone ?? null, ...census },
      { key: 'email', value: one.carrier.email ?? null, ...census },
      { key: 'status_code', value: 'A', ...census },
      { key: 'power_units', value: units == null ? null : Math.max(1, units - then.fewerUnits), ...census },
      { key: 'drivers', value: one.census?.drivers ?? null, ...census },
      { key: 'authority_common', value: one.authority?.common ?? null, ...licensing },
      { key: 'authority_contract', value: one.authority?.contract ?? null, ...licensing },
      { key: 'bipd_amount', value: 1_000_000, ...licensing },
      { key: 'cargo_amount', value: then.cargo, ...licensing },
      { key: 'is_monitored', value: false, source: "Your company's records", as_of: day },
    ],
    policies: one.insurances.map(policy => ({
      kind: policy.kind,
      is_primary: policy.is_primary ?? true,
      insurer: policy.insurer ?? null,
      policy_number: policy.policy_number ?? null,
      amount: policy.kind === 'cargo' ? then.cargo : (policy.amount ?? null),
      effective_on: policy.effective_on ?? null,
      expires_on: policy.expires_on ?? null,
      cancelled_on: null,
      source: policy.source ?? 'filing',
      as_of: day,
    })),
  }
}

const safetyPart = (one: CarrierRows, day: string) => ({
  rules: passedSafetyRules(day),
  overrides: [],
  facts: [{ key: 'safety_rating', value: one.safety?.rating ?? null, source: SAFETY, as_of: day }],
})

const rowOf = (one: CarrierRows, then: Then, today: string) => {
  const day = daysBefore(today, then.daysAgo)
  const who = {
    carrier_id: then.carrier,
    company_id: NORTHLAKE.company_id,
    ...DANA,
    made_at: momentBefore(today, then.daysAgo, 14 * 60 + 5),
    message: then.message,
  }
  const open = openPart(one, then, day)
  const format = 'fairhaul.decision-record.1'
  const { company_name } = NORTHLAKE
  const salt = `${then.daysAgo}`.padStart(32, '0')
  // The version of that day: see `policy`.
  const policy_version = then.daysAgo > NEWEST_VERSION_DAYS_AGO ? 1 : 2
  return {
    ...who,
    verdict: open.verdict,
    policy_version,
    ...digestedDecision({
      general: { format, salt, company_name, day, policy_version, ...who, ...open },
      safety: { salt: `${then.carrier}`.padStart(32, '0'), ...safetyPart(one, day) },
    }),
  }
}

/** Decisions of earlier days. They keep their days when the world moves on, as no record ever changes. */
export const part: DemoPart = ({ today, carriers }) => ({
  decision_records: [...DECISIONS, ...onboarded(carriers)].flatMap(then => {
    const one = carriers[then.carrier - 1]
    return one === undefined ? [] : [rowOf(one, then, today)]
  }),
})
