import { z } from 'zod'
import { UNREAD_REASONS } from '../rules/assessment/unread-file.ts'
import {
  ACTIVE_AUTHORITIES,
  AUTHORITY_ENDS,
  AUTHORITY_EXEMPTIONS,
  AUTHORITY_PURPOSES,
  type FindingCode,
  type FindingValue,
} from '../rules/terms/finding-value.ts'

const on = z.string()
const day = z.string().nullable()
const usd = z.number()
const months = z.number()
const notice = z.object({ on, usd: usd.nullable(), end: z.string().nullable() }).nullable()
const active = z.enum(ACTIVE_AUTHORITIES)
const why = z.enum(AUTHORITY_EXEMPTIONS)
const end = { kind: z.enum(AUTHORITY_ENDS), on }
const notices = { revocation: day, notice: z.object(end).nullable() }
const docket = { docket: z.string(), dot: z.string() }

const coded = <const Code extends FindingCode, Fields extends z.ZodRawShape>(code: Code, fields: Fields) =>
  z.object({ code: z.literal(code), ...fields })

const ended = coded('authority_ended', end)
const noAuthority = coded('no_authority', {})

/** The same of what is on record. */
export const findingValue = z.discriminatedUnion('code', [
  coded('cover', { usd, notice }),
  coded('cover_at_least', { usd, notice }),
  coded('cover_no_amount', { notice }),
  coded('cover_ended', { on }),
  coded('cover_ended_undated', {}),
  coded('cover_excess_only', {}),
  coded('cover_not_begun', {}),
  coded('cover_none_on_file', {}),
  coded('cover_unconfirmed', { reason: z.string(), on: day }),
  coded('authority_active', { active, ...notices }),
  coded('authority_age', { since: on, years: z.number(), months, days: z.number(), ...notices }),
  coded('authority_starts', { on, ...notices }),
  coded('authority_not_required', { why }),
  coded('active_not_required', { active, why }),
  coded('active_operation', { active, operation: z.string().nullable() }),
  coded('not_allowed', { active: active.nullable() }),
  ended,
  noAuthority,
  coded('authority_reported', { filed: z.discriminatedUnion('code', [ended, noAuthority]).nullable() }),
  coded('authority_again', { ...end, again: on }),
  coded('authority_due', { ...end, read: day }),
  coded('authority_purpose', { purpose: z.enum(AUTHORITY_PURPOSES), terms: z.string().nullable() }),
  coded('docket_moved', docket),
  coded('docket_shared', docket),
  coded('rating', { rating: z.string().nullable() }),
  coded('status', { status: z.string() }),
  coded('inspected', { on }),
  coded('inspections', { count: z.number(), months }),
  coded('no_inspection', { months }),
  coded('order_in_force', {}),
  coded('no_order', {}),
  coded('verified', { on: day }),
  coded('check_ended', { on }),
  coded('check_taken_back', { on }),
  coded('no_activity', {}),
  coded('not_in_register', {}),
  coded('text', { text: z.string() }),
  coded('facts_not_known', {}),
  coded('safety_hidden', {}),
  coded('not_known', {}),
])

/**
 * What was found for a rule, by its code; the words of each are in `rules/terms`. Null: not on record. A code that is missing
 * here does not compile in what sends it.
 */
export const wireFindingValue = findingValue.nullable() satisfies z.ZodType<FindingValue | null>

/** A file that does not tell all of a carrier, and up to which day it was read. */
export const wireUnread = z.object({ source: z.string(), why: z.enum(UNREAD_REASONS), as_of: day })

/** What was found for a rule, with its source and day. */
export const wireFinding = z.object({
  result: z.enum(['pass', 'incomplete', 'fail']),
  value: wireFindingValue,
  source: z.string().nullable(),
  as_of: day,
  /** Why a pass is incomplete: the fact is older than so many days. */
  older_than_days: z.number().optional(),
  /** Why a pass is incomplete: the file that decides it does not tell all of the carrier. */
  unread: wireUnread.optional(),
})
