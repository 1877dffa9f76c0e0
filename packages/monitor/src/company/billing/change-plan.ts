import type { Kysely, Transaction } from 'kysely'
import { type Author, recordEntry } from '../../http/audit-log/record-entry.ts'
import type { Schema, TableRow } from '../../database/schema.ts'
import { EXPIRED } from '../../http/session/trial.ts'
import { invalid } from '../../http/refused.ts'
import { featuresWhere } from '../../database/paywall-flags.ts'

type Company = TableRow<'companies'>

/** A company, locked until the transaction ends, so that one decision about plan and cards is made at a time. */
export const lockCompany = (trx: Transaction<Schema>, companyId: number): Promise<Company> =>
  trx.selectFrom('companies').selectAll().where('id', '=', companyId).forUpdate().executeTakeFirstOrThrow()

/**
 * The plan in force, or one that is offered to the company's brand. Refuses: 422 on `plan_id` for any other, and to an
 * expired company for one that is not offered, so that no company begins a second trial.
 */
export async function requirePlan(
  db: Kysely<Schema>,
  company: Pick<Company, 'brand' | 'plan_id' | 'status'>,
  planId: string,
) {
  const plan = await db.selectFrom('plans').selectAll().where('id', '=', planId).executeTakeFirst()
  const isOffered = plan?.is_offered === true && plan.brand === company.brand
  const isInForce = plan?.id === company.plan_id && company.status !== EXPIRED
  if (plan === undefined || !(isOffered || isInForce)) throw invalid('plan_id', 'This plan is not available.')
  return plan
}

/**
 * Puts a company on a plan: it gets the plan's flags and limit and keeps its usage. An expired company becomes active.
 *
 * Choice: choosing the current plan again keeps the company's flags, as they may have been agreed individually.
 */
export async function putOnPlan(
  trx: Transaction<Schema>,
  company: Company,
  plan: Awaited<ReturnType<typeof requirePlan>>,
): Promise<void> {
  await trx
    .updateTable('companies')
    .set({
      ...(plan.id !== company.plan_id && {
        ...featuresWhere(flag => plan[flag]),
        plan_id: plan.id,
        carrier_searches_limit: plan.carrier_searches_limit,
      }),
      status: company.status === EXPIRED ? 'active' : company.status,
    })
    .where('id', '=', company.id)
    .execute()
}

/** The entry of a change of plan. Choosing the current plan again is none, unless the company had expired. */
export async function recordPlan(
  trx: Transaction<Schema>,
  author: Author,
  { company, plan }: { readonly company: Company; readonly plan: Awaited<ReturnType<typeof requirePlan>> },
): Promise<void> {
  if (plan.id === company.plan_id && company.status !== EXPIRED) return
  const was = await trx
    .selectFrom('plans')
    .select('name')
    .where('id', '=', company.plan_id)
    .executeTakeFirst()
  const before = was?.name ?? company.plan_id
  await recordEntry(trx, author, {
    kind: 'plan_changed',
    subject: { type: 'plan', id: null, label: plan.name },
    ...(before !== null && { before: [before] }),
    after: [plan.name],
  })
}

/** Whether a company has a card that can be charged in the month of a day. */
async function mayCharge(trx: Transaction<Schema>, companyId: number, today: string): Promise<boolean> {
  const card = await trx
    .selectFrom('payment_methods')
    .select(['expiration_month', 'expiration_year'])
    .where('company_id', '=', companyId)
    .where('is_default', '=', true)
    .executeTakeFirst()
  if (card === undefined) return false
  const { expiration_month: month, expiration_year: year } = card
  return month === null || year === null || `${year}-${String(month).padStart(2, '0')}` >= today.slice(0, 7)
}

/**
 * Changes a company's plan.
 *
 * Refuses: 422 on `plan_id` for the plan in force (unless the company has expired), one that is not offered, and one
 * that is not free when no card can be charged.
 */
export const changePlan = (
  db: Kysely<Schema>,
  { author, planId, today }: { readonly author: Author; readonly planId: string; readonly today: string },
): Promise<void> =>
  db.transaction().execute(async trx => {
    const company = await lockCompany(trx, author.companyId)
    const plan = await requirePlan(trx, company, planId)
    if (plan.id === company.plan_id && company.status !== EXPIRED)
      throw invalid('plan_id', 'This is already your plan.')
    if (plan.usd_per_month !== 0 && !(await mayCharge(trx, author.companyId, today)))
      throw invalid('plan_id', 'Add a card that this plan can be charged to.')
    await putOnPlan(trx, company, plan)
    await recordPlan(trx, author, { company, plan })
  })
