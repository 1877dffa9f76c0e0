import type { CalendarDate } from '../shared/calendar-date.ts'
import type { TimeSpan } from '../shared/time-span.ts'

/** How authority to carry ended. Inactive: for a reason that no file tells. */
export const AUTHORITY_ENDS = ['revoked', 'suspended', 'withdrawn', 'transferred', 'inactive'] as const

/** One of them. */
export type AuthorityEnd = (typeof AUTHORITY_ENDS)[number]

/**
 * What authority to carry may be for, other than freight in general: household goods, passengers, hauls in the zones at the
 * border, international cargo of an enterprise, or a kind that we do not know.
 */
export const AUTHORITY_PURPOSES = ['household', 'passenger', 'border', 'enterprise', 'other'] as const

/** One of them. */
export type AuthorityPurpose = (typeof AUTHORITY_PURPOSES)[number]

/** Which authority to carry for others is active. */
export const ACTIVE_AUTHORITIES = ['common', 'contract', 'both'] as const

/** One of them. */
export type ActiveAuthority = (typeof ACTIVE_AUTHORITIES)[number]

/** Why a carrier needs no authority: it operates in one state only, or hauls its own goods. */
export const AUTHORITY_EXEMPTIONS = ['one_state', 'private'] as const

/** One of them. */
export type AuthorityExemption = (typeof AUTHORITY_EXEMPTIONS)[number]

/** Cover that will be less, in whole US dollars, or (null) end, by what its source says. */
export interface CoverNotice {
  readonly on: CalendarDate
  readonly usd: number | null
  readonly end: string | null
}

/** An end of authority to carry, on its day. */
export interface EndOfAuthority {
  readonly kind: AuthorityEnd
  readonly on: CalendarDate
}

/** What may end an authority later: the day on which its state says that it is in revocation, and a notice of an end. */
export interface AuthorityNotices {
  readonly revocation: CalendarDate | null
  readonly notice: EndOfAuthority | null
}

/** The fields of each finding beside its code. Amounts in whole US dollars. */
interface FieldsOfFindings {
  cover: { readonly usd: number; readonly notice: CoverNotice | null }
  /** Another policy states no amount, so that there may be more. */
  cover_at_least: { readonly usd: number; readonly notice: CoverNotice | null }
  /** In force, without an amount on record. */
  cover_no_amount: { readonly notice: CoverNotice | null }
  cover_ended: { readonly on: CalendarDate }
  cover_ended_undated: object
  cover_excess_only: object
  cover_not_begun: object
  cover_none_on_file: object
  /** The day is the one that the reason is about. */
  cover_unconfirmed: { readonly reason: string; readonly on: CalendarDate | null }
  authority_active: AuthorityNotices & { readonly active: ActiveAuthority }
  /** Since the first day of the unbroken grant. */
  authority_age: AuthorityNotices & TimeSpan & { readonly since: CalendarDate }
  authority_starts: AuthorityNotices & { readonly on: CalendarDate }
  /** None is active, and none is needed. */
  authority_not_required: { readonly why: AuthorityExemption }
  /** One is active, and none is needed. */
  active_not_required: { readonly active: ActiveAuthority; readonly why: AuthorityExemption }
  /** One is active, and the operation is not known to be interstate. Null: not on record. */
  active_operation: { readonly active: ActiveAuthority; readonly operation: string | null }
  /** The agency says so, beside an authority that is active. Null: it is said of its age. */
  not_allowed: { readonly active: ActiveAuthority | null }
  authority_ended: EndOfAuthority
  no_authority: object
  /** QCMobile reports one as active, beside what the files tell. Null: nothing. */
  authority_reported: {
    readonly filed:
      | ({ readonly code: 'authority_ended' } & EndOfAuthority)
      | { readonly code: 'no_authority' }
      | null
  }
  /** An end that did not last: active again by a day. */
  authority_again: EndOfAuthority & { readonly again: CalendarDate }
  /** A notice that its history does not reach. `read`: the day to which the history was read; null: it was not. */
  authority_due: EndOfAuthority & { readonly read: CalendarDate | null }
  /** `terms`: the register's words. */
  authority_purpose: { readonly purpose: AuthorityPurpose; readonly terms: string | null }
  /** A docket that another carrier has now. */
  docket_moved: { readonly docket: string; readonly dot: string }
  /** A docket that another carrier has too. */
  docket_shared: { readonly docket: string; readonly dot: string }
  /** By the letter of the register. Null: unrated. */
  rating: { readonly rating: string | null }
  /** By the word of the register. */
  status: { readonly status: string }
  inspected: { readonly on: CalendarDate }
  inspections: { readonly count: number; readonly months: number }
  no_inspection: { readonly months: number }
  order_in_force: object
  no_order: object
  verified: { readonly on: CalendarDate | null }
  /** A check of the company's own that ended, or was taken back; `on` is its day. */
  check_ended: { readonly on: CalendarDate }
  check_taken_back: { readonly on: CalendarDate }
  no_activity: object
  not_in_register: object
  /** What a rule of one's own says. */
  text: { readonly text: string }
  facts_not_known: object
  safety_hidden: object
  /** A rule, or what was found, that only a newer monitor knows. */
  not_known: object
}

/** The code of what was found for a rule. Source: section 4, "Rule label"; the codes are ours. */
export type FindingCode = keyof FieldsOfFindings

/** What was found by one code. */
export type FindingOf<Code extends FindingCode> = Code extends FindingCode
  ? { readonly code: Code } & FieldsOfFindings[Code]
  : never

/** The deciding fact of a rule as a value; its words are in `finding-terms`. Source: section 4, "Rule label". */
export type FindingValue = FindingOf<FindingCode>
