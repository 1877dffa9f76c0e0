import {
  CHANGE_ORDER_STATES,
  type CompanyChangeOrder,
  type CompanyChangeOrderId,
  type CompanyChangeOrders,
} from '@fairhaul/core'
import { one, pageOf } from '../transport/answer.ts'
import { bindCalls } from '../transport/bind-calls.ts'
import { call } from '../transport/call.ts'
import type { Http } from '../transport/http.ts'
import { list, listOfKnown } from '../wire/list.ts'
import { paged } from '../wire/paging.ts'
import type { Reader } from '../wire/reader.ts'
import { record } from '../wire/record.ts'
import { id, instant, names, nullable, oneOf, text } from '../wire/values.ts'

/** Core's name of a field of the company: `legal_name` is `legalName`. The set is open. */
const field: Reader<string> = value =>
  text(value).replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())

/** A change to the company's record. Source: section 3, "Change orders and reports". */
export const companyChangeOrder: Reader<CompanyChangeOrder> = record({
  id: id<'company-change-order'>,
  state: oneOf(CHANGE_ORDER_STATES),
  changes: list(record({ field, before: nullable(text), after: nullable(text) })),
  requested_by: nullable(text),
  requested_at: instant,
  decided_by: nullable(text),
  decided_at: nullable(instant),
})

/** Change orders, without those in a state that this portal does not know. */
export const companyChangeOrders = listOfKnown(names('state', CHANGE_ORDER_STATES), companyChangeOrder)

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
