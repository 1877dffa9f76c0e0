import { toDate } from 'date-fns'
import { paths } from '../routes/paths.ts'
import { addDays, type CalendarDate, formatCalendarDate } from '../shared/calendar-date.ts'
import { type CarrierId, parseId, type UserId } from '../shared/ids.ts'
import { NESTED_QUERY_CHARACTERS_MAX, readNestedQuery } from '../shared/nested-query.ts'
import { dayAt, oneOfAt, textAt } from '../shared/query-values.ts'
import { AUDIT_KINDS, type AuditKind } from './audit-entry.ts'

/** What narrows the audit log. Null: not narrowed by it. Source: section 2, "Audit log". */
export interface AuditFilters {
  readonly kind: AuditKind | null
  readonly userId: UserId | null
  readonly carrierId: CarrierId | null
  /** The first and the last day, in the viewer's zone. */
  readonly from: CalendarDate | null
  readonly to: CalendarDate | null
}

/** The audit log, as stored in the URL. */
export interface AuditAddress extends AuditFilters {
  /** From 1. */
  readonly page: number
}

/** The whole log. */
export const WHOLE_AUDIT_LOG: AuditAddress = {
  kind: null,
  userId: null,
  carrierId: null,
  from: null,
  to: null,
  page: 1,
}

/**
 * Reads the audit log from the query of its screen, with or without its question mark.
 *
 * Empty: the whole log, page 1. Refuses: nothing; what is invalid is as if missing, also a day before 2000 or
 * after 2199. Days in the wrong order are swapped.
 * Source: section 2, "Audit log"; section 2, "Nested query strings".
 */
export const readAuditAddress = (search: string): AuditAddress => {
  const query = readNestedQuery(search.slice(0, NESTED_QUERY_CHARACTERS_MAX))
  const page = textAt(query, 'page')
  const [from, to] = [dayAt(query, 'from'), dayAt(query, 'to')]
  const isTurned = from !== null && to !== null && from > to
  return {
    kind: oneOfAt(query, 'kind', AUDIT_KINDS) ?? null,
    userId: parseId<'user'>(textAt(query, 'user')) ?? null,
    carrierId: parseId<'carrier'>(textAt(query, 'carrier')) ?? null,
    from: isTurned ? to : from,
    to: isTurned ? from : to,
    page: /^[1-9]\d{0,6}$/.test(page) ? Number(page) : 1,
  }
}

/** The path of the audit log: `/audit-log?kind=exported&page=2`. Defaults are omitted. Source: section 2, "Audit log". */
export const auditLogPath = (address: Partial<AuditAddress>): string => {
  const { kind, userId, carrierId, from, to, page } = { ...WHOLE_AUDIT_LOG, ...address }
  return paths.auditLog({ kind, user: userId, carrier: carrierId, from, to, page: page > 1 ? page : null })
}

/** What narrows a log by a day, as text: "From Mar 4, 2027". Source: section 2, "Audit log"; the wording is ours. */
export const auditDayText = (side: 'from' | 'to', day: CalendarDate): string =>
  `${side === 'from' ? 'From' : 'To'} ${formatCalendarDate(day)}`

/** The instants at which a range of days begins and ends. Null: open on that side. */
export interface AuditSpan {
  readonly from: string | null
  /** The first instant after the range. */
  readonly before: string | null
}

/**
 * The instants of the days of a filter in the viewer's zone: both days are in it whole.
 *
 * Source: section 2, "Audit log".
 */
export const auditSpan = ({ from, to }: Pick<AuditFilters, 'from' | 'to'>): AuditSpan => ({
  from: from === null ? null : startOf(from),
  before: to === null ? null : startOf(addDays(to, 1)),
})

/** Without a zone, the time is that of the viewer. */
const startOf = (day: CalendarDate): string => toDate(`${day}T00:00:00`).toISOString()
