import { type Kysely, sql } from 'kysely'
import { z } from 'zod'
import { doNotUseCounts } from '../associations/do-not-use.ts'
import { endedTieCounts } from '../associations/ended-ties.ts'
import { type Clock, today } from '../clock.ts'
import type { Schema } from '../database/schema.ts'
import { INSURANCE_KINDS } from '../database/tables/vetting-tables.ts'
import { blocksSafety, isShownFullProfile } from '../guards/guards.ts'
import { hasInsight, INSIGHT_KINDS, type InsightKind } from '../insights/insight-carriers.ts'
import { coverageOf, policyStatus } from '../insurance/read-policies.ts'
import { type Actor, companyOf } from '../session/actor.ts'
import type { CarrierRecord } from './read-records.ts'

/**
 * What deserves a look at a carrier although no rule fails; beyond section 7. Null: the user may not see it.
 */
export const wireCautions = z.object({
  alert_days: z.array(z.string()),
  do_not_use_count: z.number().nullable(),
  ended_ties_count: z.number().nullable(),
  cancellations: z
    .array(z.object({ coverage: z.enum(INSURANCE_KINDS), cancelled_on: z.string() }))
    .nullable(),
  insights: z.array(z.enum(INSIGHT_KINDS)).nullable(),
})
export type WireCautions = z.input<typeof wireCautions>

/** How long an alert is recent. Source: section 9, "Alert window". */
const ALERT_WINDOW_DAYS = 7

interface Row {
  readonly carrier_id: number
  readonly alert_days: readonly string[]
  readonly insights: readonly InsightKind[]
}

/** The recent alerts and the insights of each carrier: one statement, whatever their number. */
async function foundOf(db: Kysely<Schema>, ids: readonly number[], day: string) {
  const kinds = INSIGHT_KINDS.map(kind => sql`case when ${hasInsight([kind])} then ${kind}::text end`)
  const { rows } = await sql<Row>`
    select carriers.id as carrier_id,
      array(
        select file_date::text from identity_alerts
        where identity_alerts.carrier_id = carriers.id and unpublished_at is null
          and file_date >= ${day}::date - ${sql.lit(ALERT_WINDOW_DAYS)} and file_date <= ${day}::date
        order by file_date desc
      ) as alert_days,
      array_remove(array[${sql.join(kinds)}], null) as insights
    from carriers where carriers.id = any(${sql.val(ids)}::int[])`.execute(db)
  return new Map(rows.map(row => [row.carrier_id, row]))
}

/**
 * The policies in force on a day whose cancellation is announced. Left out: one that another takes the place of, or beside
 * which another of its coverage goes on.
 */
const cancellationsOf = ({ insurances }: Pick<CarrierRecord, 'insurances'>, day: string) => {
  const inForce = insurances.filter(
    policy =>
      policyStatus({ ...policy, is_pending: false }, day) === 'active' &&
      (policy.effective_on === null || policy.effective_on <= day),
  )
  return inForce.flatMap(policy => {
    const { cancelled_on, is_replaced } = policy
    const coverage = coverageOf(policy)
    const goesOn = inForce.some(other => other.cancelled_on === null && coverageOf(other) === coverage)
    return cancelled_on === null || is_replaced || goesOn ? [] : [{ coverage, cancelled_on }]
  })
}

/**
 * What the orange shield of some carriers is decided from, by carrier. Left out is what the user may not see elsewhere:
 * a short profile has only the alerts, and insights need the plan's feature.
 */
export async function readCautions(
  { db, clock }: { readonly db: Kysely<Schema>; readonly clock: Clock },
  actor: Actor,
  ids: readonly number[],
): Promise<(record: Pick<CarrierRecord, 'id' | 'insurances'>) => WireCautions> {
  const day = today(clock)
  const isFull = isShownFullProfile(actor)
  const [found, doNotUseOf, endedTiesOf] = await Promise.all([
    foundOf(db, ids, day),
    isFull ? doNotUseCounts({ db, clock }, companyOf(actor)) : null,
    isFull ? endedTieCounts({ db, clock }, ids, { seesSafety: !blocksSafety(actor), today: day }) : null,
  ])
  return record => {
    const row = found.get(record.id)
    return {
      alert_days: [...(row?.alert_days ?? [])],
      do_not_use_count: doNotUseOf && doNotUseOf(record.id),
      ended_ties_count: endedTiesOf && endedTiesOf(record.id),
      cancellations: isFull ? cancellationsOf(record, day) : null,
      insights: isFull && actor.paywall.can_view_insights ? [...(row?.insights ?? [])] : null,
    }
  }
}
