import type { CompanyChangeOrderId, CompanyChangeOrders } from '@fairhaul/core'
import { one, pageOf } from '../transport/answer.ts'
import { bindCalls } from '../transport/bind-calls.ts'
import { call } from '../transport/call.ts'
import type { Http } from '../transport/http.ts'
import { companyChangeOrder, companyChangeOrders } from '../wire/company-change-order.ts'
import { paged } from '../wire/paging.ts'

interface OneOrder {
  readonly id: CompanyChangeOrderId
}

const DECISION_HANDLED = [401, 403, 404, 409, 422]

/** Source: section 7, "Company". */
export const companyChangeOrderCalls = {
  list: call({
    route: 'GET company_change_orders',
    query: (params: { readonly page?: number }) => paged(params),
    read: pageOf(companyChangeOrders),
  }),
  find: call({
    route: 'GET company_change_orders/:id',
    path: (params: OneOrder) => ({ id: params.id }),
    read: one(companyChangeOrder),
  }),
  approve: call({
    route: 'PATCH company_change_orders/:id/approve',
    path: (params: OneOrder) => ({ id: params.id }),
    handled: DECISION_HANDLED,
    read: one(companyChangeOrder),
  }),
  reject: call({
    route: 'PATCH company_change_orders/:id/reject',
    path: (params: OneOrder) => ({ id: params.id }),
    handled: DECISION_HANDLED,
    read: one(companyChangeOrder),
  }),
}

export const httpCompanyChangeOrders = (http: Http): CompanyChangeOrders =>
  bindCalls(http, companyChangeOrderCalls)
