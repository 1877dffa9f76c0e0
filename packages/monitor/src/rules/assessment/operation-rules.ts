import { addMonths, daysBefore } from '../../kernel/calendar.ts'
import { type Finding, NOT_ALLOWED, type Rule, type RulesOfKinds, SOURCES, statusOrigin } from './finding.ts'
import { isUnderOrder } from './under-order.ts'
import { verified } from './verified.ts'

const RATINGS: Readonly<Record<string, 'pass' | 'fail'>> = { S: 'pass', C: 'fail', U: 'fail' }

/** Satisfactory, or unrated as most carriers are. A carrier is known to be unrated only when it has a safety record. */
export const safetyRating: Rule = ({ safety }) => {
  const found = { source: safety.source ?? SOURCES.safety, as_of: safety.as_of }
  const { rating } = safety
  if (rating === null && safety.as_of === null) return { ...found, result: 'incomplete', value: null }
  const result = rating === null ? 'pass' : (RATINGS[rating] ?? 'incomplete')
  return { ...found, result, value: { code: 'rating', rating } }
}

/** A count of inspections without a day is of so many months. */
const COUNTED_MONTHS = 24

/** The result of a count without a day, for another number of months. */
const countedResult = (count: number, months: number): Finding['result'] => {
  if (count === 0 && months <= COUNTED_MONTHS) return 'fail'
  return count > 0 && months >= COUNTED_MONTHS ? 'pass' : 'incomplete'
}

/** An inspection of the last so many calendar months. A record that counts none is a fail; no record is incomplete. */
const recentInspection =
  (months: number): Rule =>
  ({ safety }, today) => {
    const found = {
      source: safety.inspections_source ?? SOURCES.safety,
      as_of: safety.last_inspection_as_of ?? safety.inspections_as_of ?? safety.as_of,
    }
    if (safety.last_inspection_date !== null)
      return {
        ...found,
        result: safety.last_inspection_date >= addMonths(today, -months) ? 'pass' : 'fail',
        value: { code: 'inspected', on: safety.last_inspection_date },
      }
    const count = safety.inspections_24_months
    if (count === null) return { ...found, result: 'incomplete', value: null }
    return {
      ...found,
      result: countedResult(count, months),
      value:
        count > 0
          ? { code: 'inspections', count, months: COUNTED_MONTHS }
          : { code: 'no_inspection', months: COUNTED_MONTHS },
    }
  }

const STATUSES: Readonly<Record<string, 'pass' | 'fail'>> = {
  A: 'pass',
  I: 'fail',
  'OUT-OF-SERVICE': 'fail',
  'NOT AUTHORIZED': 'fail',
  [NOT_ALLOWED]: 'fail',
}

/** The agency lists the carrier as active. A letter that no publication explains (P) is incomplete, not a guess. */
const operatingStatus: Rule = ({ census }) => {
  const found = statusOrigin(census)
  const { status_code: status } = census
  if (status === null) return { ...found, result: 'incomplete', value: null }
  return { ...found, result: STATUSES[status] ?? 'incomplete', value: { code: 'status', status } }
}

/** A truck was seen at the carrier's place of business, or the company checked it. */
const physicalLocation = verified('physical_location', SOURCES.visits, { code: 'no_activity' })

/** A manually entered identifier was found in its register, or by the company's own check. */
const manualIdentifier = verified('manual_identifier', SOURCES.typed, { code: 'not_in_register' })

/** No out-of-service order is in force. Incomplete: it is not on record whether one is. */
const noOutOfServiceOrder: Rule = ({ safety }, today) => {
  const { orders_as_of = null, orders_source = null } = safety
  const found =
    orders_as_of === null && orders_source === null
      ? { source: SOURCES.safety, as_of: safety.as_of }
      : { source: orders_source ?? SOURCES.orders, as_of: orders_as_of }
  const isUnder = isUnderOrder(safety, today)
  if (isUnder === null) return { ...found, result: 'incomplete', value: null }
  return isUnder
    ? { ...found, result: 'fail', value: { code: 'order_in_force' } }
    : { ...found, result: 'pass', value: { code: 'no_order' } }
}

/** What decides the rules of operations, by kind. Source: section 9, "Rule types". */
export const OPERATION_RULES = {
  satisfactory_or_unrated_safety_rating: { decide: () => safetyRating },
  active_operating_status: { decide: () => operatingStatus },
  inspected_within_last: {
    decide: recentInspection,
    turns: ({ safety: { last_inspection_date: on } }, months) =>
      on === null ? [] : [addMonths(daysBefore(on, -1), months)],
  },
  no_active_out_of_service_orders: { decide: () => noOutOfServiceOrder },
  verified_physical_location_activity: { decide: () => physicalLocation },
  verified_manually_entered_identifier: { decide: () => manualIdentifier },
} as const satisfies RulesOfKinds
