import { type Kysely, sql } from 'kysely'
import { anyOf } from '../database/any-of.ts'
import { doNotUseCounts } from './associations/do-not-use.ts'
import { daysBefore } from '../kernel/calendar.ts'
import type { RuleKindName } from '../rules/terms/known-rules.ts'
import { strictestThreshold, type RuleType } from '../rules/terms/rule-types.ts'
import { lineOnRecord, pendingCancellation } from '../rules/assessment/cover-in-force.ts'
import { isInForce } from '../rules/assessment/policy-days.ts'
import { identityTiesOf } from './associations/identity-ties.ts'
import { type Clock, today } from '../kernel/clock.ts'
import type { Schema } from '../database/schema.ts'
import type { InsuranceKind } from '../rules/assessment/policy-terms.ts'
import { cached } from '../kernel/frozen.ts'
import { blocksSafety, isShownFullProfile } from '../http/guards/guards.ts'
import { hasInsight, INSIGHT_KINDS, type InsightKind } from './insights/insight-carriers.ts'
import { coverageOf } from './insurance/read-policies.ts'
import type { Actor } from '../http/session/actor.ts'
import { factsCacheOf } from './facts-cache.ts'
import type { CarrierRecord, KnownCarrier } from './read-records.ts'
import type { WireCautions } from './wire-cautions.ts'

/** How long an alert is recent. Source: section 9, "Alert window". */
const ALERT_WINDOW_DAYS = 7

interface Row {
  readonly carrier_id: number
  readonly insights: readonly InsightKind[]
}

/** The insights of each carrier: one statement, whatever their number. */
async function readInsights(db: Kysely<Schema>, ids: readonly number[]) {
  const kinds = INSIGHT_KINDS.map(kind => sql`case when ${hasInsight([kind])} then ${kind}::text end`)
  const { rows } = await sql<Row>`
    select carriers.id as carrier_id, array_remove(array[${sql.join(kinds)}], null) as insights
    from carriers where carriers.id = ${anyOf(ids)}`.execute(db)
  return new Map(rows.map(({ carrier_id, insights }) => [carrier_id, insights]))
}

/** The lines of cover that rules are about. */
const LINES: Readonly<Partial<Record<InsuranceKind, RuleKindName>>> = {
  bipd: 'bipd_at_least',
  cargo: 'cargo_at_least',
  general_liability: 'general_liability_at_least',
}

/** What ends a line ahead, or leaves less of it than the company's rules ask for. Not a last day, which a policy has from its start. */
const lineCancellations = (known: KnownCarrier, types: readonly RuleType[] | null, day: string) =>
  Object.entries(LINES).flatMap(([name, kind]) => {
    const coverage = name as InsuranceKind
    const line = lineOnRecord({ insurance: { policies: known.insurances } }, coverage, day)
    if (line.status !== 'in-force') return []
    const required = strictestThreshold(kind, types ?? []) ?? 0
    const needed = (line.policy.amount ?? 0) < required ? 0 : required
    const canceled = new Set(
      known.insurances.flatMap(policy =>
        coverageOf(policy) === coverage && policy.cancelled_on !== null ? [policy.cancelled_on] : [],
      ),
    )
    const step = line.later.find(({ on, amount, end }) =>
      amount === null ? end !== null : amount < needed && canceled.has(on),
    )
    if (step === undefined) return []
    return [{ coverage, cancelled_on: step.on, amount: step.amount }]
  })

/** The policies of other coverages in force on a day whose cancellation is pending. */
const otherCancellations = ({ insurances }: KnownCarrier, day: string) =>
  insurances
    .filter(policy => LINES[coverageOf(policy)] === undefined && isInForce(policy, day))
    .flatMap(policy => {
      const coverage = coverageOf(policy)
      const ofItsKind = insurances.filter(other => coverageOf(other) === coverage)
      const cancelled_on = pendingCancellation(policy, ofItsKind)
      return cancelled_on === null ? [] : [{ coverage, cancelled_on, amount: null }]
    })

const cancellationsOf = cached((known: KnownCarrier, types: readonly RuleType[] | null, day: string) => [
  ...lineCancellations(known, types, day),
  ...otherCancellations(known, day),
])

/** The same object while nothing of it changes. Days are one text, and ties JSON, as they are read anew each time. */
const cautionsOf = cached(
  (
    known: KnownCarrier,
    types: readonly RuleType[] | null,
    day: string,
    isFull: boolean,
    alertDays: string,
    doNotUseCount: number | null,
    identityTies: string,
    insights: readonly InsightKind[] | null,
  ): WireCautions => ({
    alert_days: alertDays === '' ? [] : alertDays.split(','),
    do_not_use_count: doNotUseCount,
    identity_ties: JSON.parse(identityTies) as WireCautions['identity_ties'],
    cancellations: isFull ? [...cancellationsOf(known, types, day)] : null,
    insights: insights && [...insights],
  }),
)

const NO_INSIGHTS: readonly InsightKind[] = []

/**
 * What the orange shield of some carriers is decided from, by carrier. Left out is what the user may not see elsewhere:
 * a short profile has only the alerts, and insights need the plan's feature.
 *
 * `blocked` are the carriers that the company has set to do-not-dispatch.
 */
export async function readCautions(
  { db, clock }: { readonly db: Kysely<Schema>; readonly clock: Clock },
  actor: Actor,
  { records, blocked }: { readonly records: readonly CarrierRecord[]; readonly blocked: readonly number[] },
): Promise<(record: CarrierRecord) => WireCautions> {
  const day = today(clock)
  const first = daysBefore(day, ALERT_WINDOW_DAYS)
  const isFull = isShownFullProfile(actor)
  const ids = records.map(({ id }) => id)
  const seesInsights = isFull && actor.paywall.can_view_insights
  const seen = { seesSafety: !blocksSafety(actor), today: day, blocked: new Set(blocked) }
  const [insights, doNotUseOf] = await Promise.all([
    seesInsights ? factsCacheOf(db).insightsOf(ids, missing => readInsights(db, missing)) : null,
    isFull ? doNotUseCounts({ db, clock }, blocked) : null,
  ])
  return ({ id, known, alert_days, rule_types }) =>
    cautionsOf(
      known,
      rule_types,
      day,
      isFull,
      alert_days.filter(on => on >= first && on <= day).join(','),
      doNotUseOf && doNotUseOf(id),
      JSON.stringify(isFull ? identityTiesOf(known.ties ?? [], seen) : null),
      insights && (insights.get(id) ?? NO_INSIGHTS),
    )
}
