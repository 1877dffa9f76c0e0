import type { CardNonce, CompanyChangeOrderId, PlanId } from '@fairhaul/core'
import type { ContractCompany, Seed } from './contract-company.ts'

/** A company of its own, for contracts whose every test is a new one. */
export interface ContractRows {
  /** Who may do everything for it. */
  readonly email: string
  /** A change to its record that waits for its decision. */
  readonly pendingOrder: CompanyChangeOrderId
}

/** Rows for the contracts about billing, change orders and reports. */
export interface CompanyFacts {
  /** Another each time: on a plan, with one card, and one change order to decide. */
  readonly nextCompany: () => Promise<ContractRows>
  /** The plan it is on, and another that it may choose. */
  readonly plan: PlanId
  readonly otherPlan: PlanId
  readonly absentPlan: PlanId
  /** Another each time, which the test cards' provider takes. */
  readonly nextNonce: () => CardNonce
}

const PLAN = 'desk'
/** Above the ids of the test companies. */
const FIRST_ID = 100

/** Companies that are created on demand. */
export const seedCompanies: Seed<CompanyFacts> = async ({ db, today }) => {
  let companies = 0
  let nonces = 0
  const at = `${today}T09:00:00.000Z`
  const nextCompany = async (): Promise<ContractRows> => {
    companies += 1
    const email = `owner${companies}@office.example`
    const company = await db
      .insertInto('companies')
      .values({
        id: FIRST_ID + companies,
        legal_name: `Office ${companies}`,
        company_type: 'broker',
        brand: 'main',
        status: 'active',
        plan_id: PLAN,
        can_connect: true,
        can_export: true,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db
      .insertInto('users')
      .values({
        company_id: company.id,
        email,
        first_name: 'Ona',
        last_name: 'Invention',
        scopes: ['manage_users'],
      })
      .execute()
    await db
      .insertInto('payment_methods')
      .values({
        company_id: company.id,
        brand: 'visa',
        last_four: '4242',
        expiration_month: 4,
        expiration_year: 2080,
        is_default: true,
        provider: 'test',
        created_at: at,
      })
      .execute()
    const orders = await db
      .insertInto('company_change_orders')
      .values([
        { company_id: company.id, requested_by: 'Noor Haddad', requested_at: at },
        { company_id: company.id, requested_by: null, requested_at: `${today}T10:00:00.000Z` },
      ])
      .returning('id')
      .execute()
    const pendingOrder = orders[0]?.id ?? 0
    await db
      .insertInto('company_change_order_changes')
      .values([
        {
          company_change_order_id: pendingOrder,
          field: 'legal_name',
          before: `Office ${companies}`,
          after: `Office ${companies} LLC`,
        },
        { company_change_order_id: pendingOrder, field: 'phone', before: null, after: '+13125550142' },
      ])
      .execute()
    return { email, pendingOrder: pendingOrder as CompanyChangeOrderId }
  }
  return {
    nextCompany,
    plan: PLAN,
    otherPlan: 'fleet',
    absentPlan: 'no-such-plan',
    nextNonce: () => {
      nonces += 1
      return `test-visa-${nonces}` as CardNonce
    },
  }
}

/** Runs all pending jobs to their end. */
export const finishJobs = async ({ monitor }: Pick<ContractCompany, 'monitor'>): Promise<void> => {
  const { Worker } = await import('@fairhaul/monitor/company/jobs/worker.ts')
  await new Worker(monitor.monitor.services).drain()
}
