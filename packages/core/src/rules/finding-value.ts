import type { CalendarDate } from '../shared/calendar-date.ts'

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

/** What of a registration changes on record: the parts of it of which each change is kept with its day. */
export const REGISTER_PARTS = ['name', 'address', 'phone', 'email', 'officer'] as const

/** One of them. */
export type RegisterPart = (typeof REGISTER_PARTS)[number]

/** What may change at a carrier: a part of its registration, or its authority, which is granted or reinstated. */
export const CHANGED_PARTS = [...REGISTER_PARTS, 'authority'] as const

/** One of them. */
export type ChangedPart = (typeof CHANGED_PARTS)[number]

/** By what a carrier is tied to another: the agency says that it was that carrier, or both have the same on record. */
export const TIED_BY = ['prior', 'vehicle_vin', 'phone', 'email', 'address', 'contact'] as const

/** One of them. */
export type TieBy = (typeof TIED_BY)[number]

/** How a carrier ended that another is tied to. */
export const TIED_ENDS = ['revoked', 'out_of_service'] as const

/** What plain fields of a finding hold. Amounts in whole US dollars. */
interface PlainValues {
  readonly day: CalendarDate
  readonly usd: number
  readonly count: number
  readonly text: string
}

/** What a field of a finding holds. Its type, its reader and its schema follow from it. */
export type FieldShape =
  | keyof PlainValues
  | { readonly is: 'term'; readonly terms: readonly string[] }
  | { readonly is: 'or-null'; readonly of: FieldShape }
  | { readonly is: 'record'; readonly fields: FieldShapes }
  /** What one of some codes says. */
  | { readonly is: 'finding'; readonly codes: readonly string[] }

/** What the fields of a record hold, by name. */
export interface FieldShapes {
  readonly [name: string]: FieldShape
}

type ValueOf<Shape> = Shape extends keyof PlainValues
  ? PlainValues[Shape]
  : Shape extends { readonly terms: readonly (infer Term)[] }
    ? Term
    : Shape extends { readonly of: infer Inner }
      ? ValueOf<Inner> | null
      : Shape extends { readonly fields: infer Fields }
        ? FieldsOf<Fields>
        : Shape extends { readonly codes: readonly (infer Code extends FindingCode)[] }
          ? FindingOf<Code>
          : never

type FieldsOf<Fields> = { readonly [Name in keyof Fields]: ValueOf<Fields[Name]> }

const oneOf = <const Terms extends readonly string[]>(terms: Terms) => ({ is: 'term', terms }) as const
const orNull = <const Shape extends FieldShape>(of: Shape) => ({ is: 'or-null', of }) as const
const inRecord = <const Fields extends FieldShapes>(fields: Fields) => ({ is: 'record', fields }) as const

const END = { kind: oneOf(AUTHORITY_ENDS), on: 'day' } as const
const NOTICES = { revocation: orNull('day'), notice: orNull(inRecord(END)) } as const
const COVER_NOTICE = { on: 'day', usd: orNull('usd'), end: orNull('text') } as const
const NOTICE_OF_COVER = orNull(inRecord(COVER_NOTICE))
const ACTIVE = oneOf(ACTIVE_AUTHORITIES)
const EXEMPTION = oneOf(AUTHORITY_EXEMPTIONS)
const CHANGE = { part: oneOf(CHANGED_PARTS), on: 'day' } as const

/** Cover that will be less, in whole US dollars, or (null) end, by what its source says. */
export type CoverNotice = FieldsOf<typeof COVER_NOTICE>

/** An end of authority to carry, on its day. */
export type EndOfAuthority = FieldsOf<typeof END>

/** What may end an authority later: the day on which its state says that it is in revocation, and a notice of an end. */
export type AuthorityNotices = FieldsOf<typeof NOTICES>

/** What may be found for a rule, by code, each with its fields. Source: section 4, "Rule label"; the codes are ours. */
export const FINDING_SHAPES = {
  cover: { usd: 'usd', notice: NOTICE_OF_COVER },
  /** Another policy states no amount, so that there may be more. */
  cover_at_least: { usd: 'usd', notice: NOTICE_OF_COVER },
  /** In force, without an amount on record. */
  cover_no_amount: { notice: NOTICE_OF_COVER },
  /** The bond of a broker in force, of which no amount is stated. */
  bond_no_amount: { notice: NOTICE_OF_COVER },
  cover_ended: { on: 'day' },
  cover_ended_undated: {},
  cover_excess_only: {},
  cover_not_begun: {},
  cover_none_on_file: {},
  /** The day is the one that the reason is about. */
  cover_unconfirmed: { reason: 'text', on: orNull('day') },
  authority_active: { active: ACTIVE, ...NOTICES },
  /** Since the first day of the unbroken grant. */
  authority_age: { since: 'day', years: 'count', months: 'count', days: 'count', ...NOTICES },
  authority_starts: { on: 'day', ...NOTICES },
  /** None is active, and none is needed. */
  authority_not_required: { why: EXEMPTION },
  /** One is active, and none is needed. */
  active_not_required: { active: ACTIVE, why: EXEMPTION },
  /** One is active, and the operation is not known to be interstate. Null: not on record. */
  active_operation: { active: ACTIVE, operation: orNull('text') },
  /** The agency says so, beside an authority that is active. Null: it is said of its age. */
  not_allowed: { active: orNull(ACTIVE) },
  authority_ended: END,
  no_authority: {},
  /** QCMobile reports one as active, beside what the files tell. Null: nothing. */
  authority_reported: { filed: orNull({ is: 'finding', codes: ['authority_ended', 'no_authority'] }) },
  /** An end that did not last: active again by a day. */
  authority_again: { ...END, again: 'day' },
  /** A notice that its history does not reach. `read`: the day to which the history was read; null: it was not. */
  authority_due: { ...END, read: orNull('day') },
  /** `terms`: the register's words. */
  authority_purpose: { purpose: oneOf(AUTHORITY_PURPOSES), terms: orNull('text') },
  /** A docket that another carrier has now. */
  docket_moved: { docket: 'text', dot: 'text' },
  /** A docket that another carrier has too. */
  docket_shared: { docket: 'text', dot: 'text' },
  /** By the letter of the register. Null: unrated. */
  rating: { rating: orNull('text') },
  /** By the word of the register. */
  status: { status: 'text' },
  inspected: { on: 'day' },
  inspections: { count: 'count', months: 'count' },
  no_inspection: { months: 'count' },
  /** Of so many inspections that covered it so many ended out of service; in percent of the national average, rounded up. */
  out_of_service_rate: { count: 'count', inspections: 'count', percent: 'count' },
  /** Too few for a rate, which needs `min`. */
  few_inspections: { count: 'count', min: 'count' },
  no_crash: { months: 'count' },
  /** Crashes for the power units, and how many that is per 100, rounded up. */
  crash_rate: { count: 'count', units: 'count', rate: 'count' },
  /** Crashes of so many months without a rate. Null: power units are not on record; else there are none. */
  crashes_without_units: { count: 'count', months: 'count', units: orNull('count') },
  /** A measure in hundredths, rounded up. */
  basic_measure: { hundredths: 'count' },
  /** A measure too old to decide. */
  basic_measure_old: { hundredths: 'count', on: 'day' },
  /** The newest inspection that put a driver out of service for English proficiency; none since a day. */
  english_out_of_service: { on: 'day' },
  no_english_out_of_service: { since: 'day' },
  /** The newest inspection of which it cannot be read whether it did. */
  english_mark_unread: { on: 'day' },
  order_in_force: {},
  no_order: {},
  verified: { on: orNull('day') },
  /** A check of the company's own that ended, or was taken back; `on` is its day. */
  check_ended: { on: 'day' },
  check_withdrawn: { on: 'day' },
  no_activity: {},
  not_in_register: {},
  mcs150: { on: 'day' },
  /** Dated after today. */
  mcs150_ahead: { on: 'day' },
  dot_number: { since: 'day' },
  power_units: { count: 'count' },
  /** No one has such a fleet. */
  power_units_implausible: { count: 'count' },
  /** By the letter of the register. */
  broker_authority: { state: 'text' },
  /** The register says that an earlier registration was revoked. Null: it names no number. */
  prior_revoked: { dot: orNull('text') },
  no_prior_revoked: {},
  /** A tie to a carrier that should not operate. Null: its number, or the day on which it ended, is not on record. */
  tied: { by: oneOf(TIED_BY), dot: orNull('text'), end: oneOf(TIED_ENDS), on: orNull('day') },
  no_ties: {},
  /** It has no active authority as a broker. */
  no_broker: {},
  /** Whether it has is not on record. */
  broker_unknown: {},
  changed: CHANGE,
  /** Two kinds, the newest first. */
  changed_together: { ...CHANGE, other: inRecord(CHANGE) },
  /** Of its authority it is not on record since when it is active. */
  changed_authority_unknown: CHANGE,
  unchanged: { since: 'day' },
  /** What changed before is not known. */
  history_from: { on: 'day' },
  /** What a rule of one's own says. */
  text: { text: 'text' },
  facts_not_known: {},
  safety_hidden: {},
  /** A rule, or what was found, that only a newer monitor knows. */
  not_known: {},
} as const satisfies Readonly<Record<string, FieldShapes>>

/** The code of what was found for a rule. Source: section 4, "Rule label"; the codes are ours. */
export type FindingCode = keyof typeof FINDING_SHAPES

/** The codes of what may be found. Source: section 4, "Rule label". */
export const FINDING_CODES = Object.keys(FINDING_SHAPES) as readonly FindingCode[]

/** What was found by one code. */
export type FindingOf<Code extends FindingCode> = Code extends FindingCode
  ? { readonly code: Code } & FieldsOf<(typeof FINDING_SHAPES)[Code]>
  : never

/** The deciding fact of a rule as a value; its words are in `finding-terms`. Source: section 4, "Rule label". */
export type FindingValue = FindingOf<FindingCode>
