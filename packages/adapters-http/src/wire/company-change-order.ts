import { CHANGE_ORDER_STATES, type CompanyChangeOrder } from '@fairhaul/core'
import { list, listOfKnown } from './list.ts'
import type { Reader } from './reader.ts'
import { record } from './record.ts'
import { id, instant, names, nullable, oneOf, text } from './values.ts'

/** The core's word for a field of the company: `legal_name` is `legalName`. The set is open. */
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
