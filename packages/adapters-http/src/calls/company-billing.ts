import type { AddPaymentMethod, CompanyBilling, PlanId } from '@fairhaul/core'
import { one } from '../transport/answer.ts'
import { bindCalls } from '../transport/bind-calls.ts'
import { call } from '../transport/call.ts'
import type { Http } from '../transport/http.ts'
import { billing } from '../wire/billing.ts'

const FIELDS = { plan_id: 'planId', nonce: 'nonce' } satisfies Record<string, keyof AddPaymentMethod>

/** Source: section 7, "Billing". */
export const companyBillingCalls = {
  current: call({ route: 'GET billing/current_payment_methods', read: one(billing) }),
  changePlan: call({
    route: 'PATCH billing/change_plan',
    body: (params: { readonly planId: PlanId }) => ({ plan_id: params.planId }),
    fields: FIELDS,
    read: one(billing),
  }),
  addPaymentMethod: call({
    route: 'PATCH billing/add_payment_method',
    body: (params: AddPaymentMethod) => ({ nonce: params.nonce, plan_id: params.planId }),
    fields: FIELDS,
    once: true,
    read: one(billing),
  }),
}

export const httpCompanyBilling = (http: Http): CompanyBilling => bindCalls(http, companyBillingCalls)
