import type { CalendarDate } from '../../shared/calendar-date.ts'
import type { CarrierId, Id } from '../../shared/ids.ts'
import type { LoadId } from '../load.ts'
import type { LoadStatus } from '../load-status.ts'
import type { TicketRule } from '../ticket/ticket-cause.ts'

/** What an audit of loads finds, in the order of its filter. Source: section 4, "Audit of loads". */
export const LOAD_AUDIT_KINDS = [
  'refused_at_tender',
  'refused_at_pickup',
  'turned_while_open',
  'blocked_on_open',
] as const
/** One of them. */
export type LoadAuditKind = (typeof LOAD_AUDIT_KINDS)[number]

/** When loads were audited last. */
export interface LoadAudit {
  /** An instant. */
  readonly madeAt: string
  /** Loads that came in before this day were left out. */
  readonly firstLoadOn: CalendarDate
}

/** What an audit found of one load. */
export interface LoadAuditLine {
  readonly id: Id<'load-audit-line'>
  readonly kind: LoadAuditKind
  readonly load: { readonly id: LoadId; readonly externalNumber: string | null; readonly status: LoadStatus }
  readonly carrier: { readonly id: CarrierId; readonly legalName: string | null }
  /** The instant since which it is so, or at which it was. */
  readonly since: string
  /** The version of the policy that decided. Null: the company's first rules, or no rule did. */
  readonly policyVersion: number | null
  /** The rules that failed, as far as this user may see them. */
  readonly rules: readonly TicketRule[]
  /** How many others there are. */
  readonly hiddenRules: number
  /** The record of a decision that was made of it then or later. Null: none was. */
  readonly decisionRecordId: Id<'decision-record'> | null
  /** The instant of the first audit that found it. */
  readonly foundAt: string
}
