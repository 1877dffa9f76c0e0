import {
  ACTIVE_AUTHORITIES,
  AUTHORITY_ENDS,
  AUTHORITY_EXEMPTIONS,
  AUTHORITY_PURPOSES,
  type FindingCode,
  type FindingOf,
  type FindingValue,
} from '@fairhaul/core'
import type { Reader } from './reader.ts'
import { members, record } from './record.ts'
import { calendarDate, count, nullable, oneOf, text } from './values.ts'

const day = nullable(calendarDate)
const nothing = record({})
const usd = count
const notice = nullable(record({ on: calendarDate, usd: nullable(usd), end: nullable(text) }))
const active = oneOf(ACTIVE_AUTHORITIES)
const why = oneOf(AUTHORITY_EXEMPTIONS)
const end = { kind: oneOf(AUTHORITY_ENDS), on: calendarDate }
const notices = { revocation: day, notice: nullable(record(end)) }
const docket = record({ docket: text, dot: text })

const authorityEnded = record(end)
const filed: Reader<FindingOf<'authority_reported'>['filed']> = nullable(value =>
  members(value)['code'] === 'authority_ended'
    ? { code: 'authority_ended', ...authorityEnded(value) }
    : { code: oneOf(['no_authority'])(members(value)['code']) },
)

/** The fields of each code beside it. A new code does not compile without them. */
const FIELDS: { readonly [Code in FindingCode]: Reader<Omit<FindingOf<Code>, 'code'>> } = {
  cover: record({ usd, notice }),
  cover_at_least: record({ usd, notice }),
  cover_no_amount: record({ notice }),
  cover_ended: record({ on: calendarDate }),
  cover_ended_undated: nothing,
  cover_excess_only: nothing,
  cover_not_begun: nothing,
  cover_none_on_file: nothing,
  cover_unconfirmed: record({ reason: text, on: day }),
  authority_active: record({ active, ...notices }),
  authority_age: record({ since: calendarDate, years: count, months: count, days: count, ...notices }),
  authority_starts: record({ on: calendarDate, ...notices }),
  authority_not_required: record({ why }),
  active_not_required: record({ active, why }),
  active_operation: record({ active, operation: nullable(text) }),
  not_allowed: record({ active: nullable(active) }),
  authority_ended: authorityEnded,
  no_authority: nothing,
  authority_reported: record({ filed }),
  authority_again: record({ ...end, again: calendarDate }),
  authority_due: record({ ...end, read: day }),
  authority_purpose: record({ purpose: oneOf(AUTHORITY_PURPOSES), terms: nullable(text) }),
  docket_moved: docket,
  docket_shared: docket,
  rating: record({ rating: nullable(text) }),
  status: record({ status: text }),
  inspected: record({ on: calendarDate }),
  inspections: record({ count, months: count }),
  no_inspection: record({ months: count }),
  order_in_force: nothing,
  no_order: nothing,
  verified: record({ on: day }),
  check_ended: record({ on: calendarDate }),
  check_taken_back: record({ on: calendarDate }),
  no_activity: nothing,
  not_in_register: nothing,
  text: record({ text }),
  facts_not_known: nothing,
  safety_hidden: nothing,
  not_known: nothing,
}

const coded = record({ code: text })

const isCode = (code: string): code is FindingCode => Object.hasOwn(FIELDS, code)

/** What was found for a rule; of a code that this portal does not know, that it does not know it. Null: not on record. */
export const findingValue: Reader<FindingValue | null> = nullable(value => {
  const { code } = coded(value)
  if (!isCode(code)) return { code: 'not_known' }
  return Object.assign(FIELDS[code](value), { code }) as FindingValue
})
