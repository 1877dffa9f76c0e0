import {
  CHANGE_ORDER_STATES,
  type ChangeOrderCounts,
  type ChangeOrderFilter,
  type ChangeOrdersParams,
  type CompanyChangeOrder,
  type CompanyChangeOrderId,
  type CompanyChangeOrders,
  type DecideChangeOrder,
} from '@fairhaul/core'
import { one, pageOf } from '../transport/answer.ts'
import { bindCalls } from '../transport/bind-calls.ts'
import { call } from '../transport/call.ts'
import type { Http } from '../transport/http.ts'
import { list, listOfKnown } from '../wire/list.ts'
import { paged } from '../wire/paging.ts'
import type { Reader } from '../wire/reader.ts'
import { record } from '../wire/record.ts'
import { count, id, instant, names, nullable, oneOf, optional, text } from '../wire/values.ts'

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
  reason: optional(text),
})

/** Change orders, without those in a state that this portal does not know. */
export const companyChangeOrders = listOfKnown(names('state', CHANGE_ORDER_STATES), companyChangeOrder)

/** The counts of the tabs. */
const counts: Reader<ChangeOrderCounts> = value => ({
  tabs: record({ pending: count, approved: count, rejected: count, all: count })(value),
  requesters: record({ requesters: list(text) })(value).requesters,
})

interface OneOrder {
  readonly id: CompanyChangeOrderId
}

const narrowing = ({ requestedBy, since }: ChangeOrderFilter) => ({
  requested_by_eq: requestedBy,
  requested_at_gteq: since,
})

const reasonField = { reason: 'reason' }

const DECISION_HANDLED = [401, 403, 404, 409, 422]

/** Source: section 7, "Company". */
export const companyChangeOrderCalls = {
  list: call({
    route: 'GET company_change_orders',
    query: ({ tab, ...params }: ChangeOrdersParams) => ({
      q: { state_eq: tab === 'all' ? undefined : tab, ...narrowing(params) },
      ...paged(params),
    }),
    read: pageOf(companyChangeOrders),
  }),
  count: call({
    route: 'GET company_change_orders/counts',
    query: (params: ChangeOrderFilter) => ({ q: narrowing(params) }),
    read: one(counts),
  }),
  find: call({
    route: 'GET company_change_orders/:id',
    path: (params: OneOrder) => ({ id: params.id }),
    read: one(companyChangeOrder),
  }),
  approve: call({
    route: 'PATCH company_change_orders/:id/approve',
    path: (params: DecideChangeOrder) => ({ id: params.id }),
    body: ({ reason }) => ({ reason }),
    fields: reasonField,
    handled: DECISION_HANDLED,
    read: one(companyChangeOrder),
  }),
  reject: call({
    route: 'PATCH company_change_orders/:id/reject',
    path: (params: DecideChangeOrder) => ({ id: params.id }),
    body: ({ reason }) => ({ reason }),
    fields: reasonField,
    handled: DECISION_HANDLED,
    read: one(companyChangeOrder),
  }),
}

export const httpCompanyChangeOrders = (http: Http): CompanyChangeOrders =>
  bindCalls(http, companyChangeOrderCalls)
