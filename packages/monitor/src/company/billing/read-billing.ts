import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { Schema, TableRow } from '../../database/schema.ts'
import { PAYWALL_FLAGS } from '../../database/paywall-flags.ts'

/** A plan as it goes over the wire. `features` are the paywall's flags that it opens. */
const wirePlan = z.object({
  id: z.string(),
  name: z.string(),
  usd_per_month: z.number().nullable(),
  carrier_searches: z.number().nullable(),
  features: z.array(z.enum(PAYWALL_FLAGS)),
})

/** A card as it goes over the wire: only what lets its owner recognize it. */
const wirePaymentMethod = z.object({
  id: z.number(),
  brand: z.string(),
  last_four: z.string().nullable(),
  expiration_month: z.number().nullable(),
  expiration_year: z.number().nullable(),
  is_default: z.boolean(),
})

/** How a company pays, and for what. */
export const wireBilling = z.object({
  plan: wirePlan.nullable(),
  plans: z.array(wirePlan),
  payment_methods: z.array(wirePaymentMethod),
  /** The card provider; `test` is a picker of test cards. Null: cards cannot be entered. */
  card_provider: z.string().nullable(),
})

export type WirePlan = z.input<typeof wirePlan>
export type WireBilling = z.input<typeof wireBilling>

type Plan = TableRow<'plans'>
type Opens = Pick<Plan, (typeof PAYWALL_FLAGS)[number] | 'carrier_searches_limit'>

const opened = (by: Opens) => ({
  carrier_searches: by.carrier_searches_limit,
  features: PAYWALL_FLAGS.filter(flag => by[flag]),
})

const wirePlanOf = (plan: Plan): WirePlan => ({
  id: plan.id,
  name: plan.name,
  usd_per_month: plan.usd_per_month,
  ...opened(plan),
})

/**
 * How a company pays and what it may choose: the plans that are offered to its brand, and its cards, the default first,
 * then the newest.
 *
 * Choice: the current plan is shown with the company's own flags and limit, which may have been agreed individually; a
 * plan that is not in the table has its id for a name and no price.
 */
export async function readBilling(
  db: Kysely<Schema>,
  companyId: number,
): Promise<Omit<WireBilling, 'card_provider'>> {
  const company = await db
    .selectFrom('companies')
    .selectAll()
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow()
  const plans = await db
    .selectFrom('plans')
    .selectAll()
    .where(eb =>
      eb.or([
        eb.and([eb('is_offered', '=', true), eb('brand', '=', company.brand)]),
        eb('id', '=', company.plan_id),
      ]),
    )
    .orderBy('place')
    .orderBy('id')
    .execute()
  const methods = await db
    .selectFrom('payment_methods')
    .select(['id', 'brand', 'last_four', 'expiration_month', 'expiration_year', 'is_default'])
    .where('company_id', '=', companyId)
    .orderBy('is_default', 'desc')
    .orderBy('id', 'desc')
    .execute()
  const inForce = plans.find(({ id }) => id === company.plan_id)
  return {
    plan:
      company.plan_id === null
        ? null
        : {
            id: company.plan_id,
            name: inForce?.name ?? company.plan_id,
            usd_per_month: inForce?.usd_per_month ?? null,
            ...opened(company),
          },
    plans: plans.filter(plan => plan.is_offered && plan.brand === company.brand).map(wirePlanOf),
    payment_methods: methods,
  }
}
