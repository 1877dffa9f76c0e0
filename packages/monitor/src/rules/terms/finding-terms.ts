// Written by npm run terms from packages/core/src/rules/finding-terms.ts: change it there.
import { formatCount, formatUsd } from './amounts.ts'
import { type CalendarDate, formatCalendarDate } from './calendar-date.ts'
import { timeSpanText } from './time-span.ts'
import { type FindingTerms, said } from './finding-forms.ts'
import type {
  ActiveAuthority,
  AuthorityEnd,
  AuthorityExemption,
  AuthorityNotices,
  AuthorityPurpose,
  CoverNotice,
  EndOfAuthority,
  FindingCode,
  FindingOf,
  FindingValue,
} from './finding-value.ts'
import { REGISTER_TERMS } from './register-terms.ts'
import { SAFETY_FORMS } from './safety-terms.ts'
import { UNCONFIRMED_TERMS } from './unconfirmed-terms.ts'

/** "Not on record": nothing was found. */
const NOT_ON_RECORD_TEXT = 'not on record'

/** What to say of a line that will have less than is needed, or end: "cancellation pending Dec 5, 2026", "$750,000 from Dec 5, 2026". */
const coverNoticeText = ({ on, usd, end }: CoverNotice): string => {
  const day = formatCalendarDate(on)
  if (usd !== null) return `${formatUsd(usd)} from ${day}`
  if (end === 'unconfirmed') return `not confirmed from ${day}`
  return end === 'canceled' ? `cancellation pending ${day}` : `ends ${day}`
}

const cover = (amount: string, notice: CoverNotice | null, short = amount): FindingTerms =>
  said([notice === null ? amount : `${amount}, ${coverNoticeText(notice)}`, amount, short])

const ACTIVE: Readonly<Record<ActiveAuthority, string>> = {
  common: 'common authority active',
  contract: 'contract authority active',
  both: 'common and contract authority active',
}

const EXEMPTIONS: Readonly<Record<AuthorityExemption, string>> = {
  one_state: 'operates in one state only',
  private: 'private carrier',
}

/** Why a carrier needs no authority to carry: "operates in one state only". Source: section 9, "Rule types". */
export const exemptionText = (why: AuthorityExemption): string => EXEMPTIONS[why]

const NOTICES: Readonly<Record<AuthorityEnd, string>> = {
  revoked: 'revocation',
  suspended: 'suspension',
  withdrawn: 'withdrawal',
  transferred: 'transfer',
  inactive: 'end',
}

/** An end ahead in words: "revocation pending Dec 14, 2026". Source: section 4, "Rule label"; the wording is ours. */
export const noticeOfEndText = ({ kind, on }: EndOfAuthority): string =>
  `${NOTICES[kind]} pending ${formatCalendarDate(on)}`

/** That the state has an authority in revocation, in words. Source: section 4, "Rule label"; the wording is ours. */
export const inRevocationText = (on: CalendarDate): string =>
  `revocation pending on ${formatCalendarDate(on)}`

const withNotices = (text: string, { revocation, notice }: AuthorityNotices): string =>
  [text, revocation && inRevocationText(revocation), notice && noticeOfEndText(notice)]
    .filter(part => part !== null)
    .join('; ')

const PURPOSES: Readonly<Record<AuthorityPurpose, string>> = {
  household: 'household goods authority',
  passenger: 'passenger authority',
  border: 'authority in border commercial zones',
  enterprise: 'enterprise authority',
  other: 'authority of an unknown kind',
}

/** The most characters of a kind of authority where there is little room. */
const PURPOSE_MAX = 34

const REPORTED = 'active by QCMobile'

const docketText = (docket: string): string => docket.replace(/^([A-Z]+)/, '$1 ')

const RATINGS: ReadonlyMap<string, string> = new Map([
  ['S', 'Satisfactory'],
  ['C', 'Conditional'],
  ['U', 'Unsatisfactory'],
])

/** A rating that the register does not explain: two that differ, as "Satisfactory or Conditional", are in dispute. */
const otherRating = (rating: string): FindingTerms =>
  said([rating, rating, rating.includes(' or ') ? 'in dispute' : rating], 'rule', `rating ${rating}`)

const STATUSES: ReadonlyMap<string, string> = new Map([
  ['A', 'Active'],
  ['I', 'Inactive'],
  ['OUT-OF-SERVICE', 'Out of service'],
  ['NOT AUTHORIZED', 'Not authorized'],
  ['NOT ALLOWED TO OPERATE', 'Not allowed to operate'],
])

/** The words of each finding. A new code does not compile without them. */
const TERMS: { readonly [Code in FindingCode]: (found: FindingOf<Code>) => FindingTerms } = {
  cover: ({ usd, notice }) => cover(formatUsd(usd), notice),
  cover_at_least: ({ usd, notice }) => cover(`at least ${formatUsd(usd)}`, notice),
  cover_no_amount: ({ notice }) => cover('amount not on record', notice, NOT_ON_RECORD_TEXT),
  bond_no_amount: ({ notice }) => cover('in force', notice),
  cover_ended: ({ on }) => said([`expired ${formatCalendarDate(on)}`, undefined, 'expired']),
  cover_ended_undated: () => said(['expired, day not on record', 'expired']),
  cover_excess_only: () => said(['excess coverage only', undefined, 'excess only']),
  cover_not_begun: () => said(['not started']),
  cover_none_on_file: () => said(['none on file']),
  cover_unconfirmed: ({ reason, on }) => {
    const day = on === null ? null : formatCalendarDate(on)
    const [why, more = ''] = UNCONFIRMED_TERMS[reason]?.(day) ?? [reason.replaceAll('_', ' ')]
    return said([`not confirmed: ${why}${more}`, `not confirmed: ${why}`])
  },
  authority_active: ({ active, ...notices }) =>
    said([withNotices(`${ACTIVE[active]}, interstate`, notices), ACTIVE[active]]),
  authority_age: ({ since, revocation, notice, ...span }) => {
    const age = timeSpanText(span)
    const text = `${age}, since ${formatCalendarDate(since)}`
    return said([withNotices(text, { revocation, notice }), age])
  },
  authority_starts: ({ on, ...notices }) => {
    const starts = `starts ${formatCalendarDate(on)}`
    return said([withNotices(starts, notices), starts], 'authority')
  },
  authority_not_required: ({ why }) =>
    said([`not required: ${EXEMPTIONS[why]}`, undefined, 'not required'], 'authority'),
  active_not_required: ({ active, why }) =>
    said([EXEMPTIONS[why]], 'nothing', `${ACTIVE[active]}; ${EXEMPTIONS[why]}`),
  active_operation: ({ active, operation }) => {
    const text = `operation ${operation ?? NOT_ON_RECORD_TEXT}`
    return said([text], 'nothing', `${ACTIVE[active]}; ${text}`)
  },
  not_allowed: ({ active }) => {
    const text = 'not allowed to operate'
    return said([text], 'nothing', active === null ? text : `${ACTIVE[active]}; ${text}`)
  },
  authority_ended: ({ kind, on }) =>
    said(
      [`${kind === 'inactive' ? 'inactive since' : kind} ${formatCalendarDate(on)}`, undefined, kind],
      'authority',
    ),
  no_authority: () => said(['no active common or contract authority', 'no active authority'], 'nothing'),
  authority_reported: ({ filed }) => {
    const reported = `${REPORTED}, of which kind is not on record`
    if (filed === null) return said([reported, REPORTED])
    const { text, forms, after } = findingTerms(filed)
    return said([`${text}; ${reported}`, forms[1], forms[2]], after)
  },
  authority_again: ({ kind, on, again }) => {
    const { text, forms } = TERMS.authority_ended({ code: 'authority_ended', kind, on })
    return said([`${text}, active again by ${formatCalendarDate(again)}`, text, forms[2]], 'authority')
  },
  authority_due: ({ kind, on, read }) => {
    const due = `${NOTICES[kind]} due`
    const history = read === null ? 'history not read' : `history read to ${formatCalendarDate(read)}`
    return said(
      [`${due} ${formatCalendarDate(on)}, ${history}`, `${due} ${formatCalendarDate(on)}`, due],
      'authority',
    )
  },
  authority_purpose: ({ purpose, terms }) => {
    const what = terms ?? PURPOSES[purpose]
    const short = what.length > PURPOSE_MAX ? 'other authority only' : undefined
    return said([`${what} only`, undefined, short], 'nothing')
  },
  docket_moved: ({ docket, dot }) => said([`${docketText(docket)} is now DOT ${dot}'s`], 'nothing'),
  docket_shared: ({ docket, dot }) => said([`${docketText(docket)} is also DOT ${dot}'s`], 'nothing'),
  rating: ({ rating }) => {
    return rating === null || RATINGS.has(rating) ? said([ratingText(rating)]) : otherRating(rating)
  },
  status: ({ status }) => {
    const known = STATUSES.get(status)
    return known === undefined ? said([status], 'rule', `status ${status}`) : said([known])
  },
  inspected: ({ on }) => said([`last inspected ${formatCalendarDate(on)}`]),
  inspections: ({ count, months }) => said([`${count} in ${formatCount(months, 'month')}`]),
  no_inspection: ({ months }) => {
    const span = formatCount(months, 'month')
    return said([`no inspection in ${span}`], 'nothing', `none in ${span}`)
  },
  out_of_service_rate: found => said(SAFETY_FORMS.out_of_service_rate(found)),
  few_inspections: found => said(SAFETY_FORMS.few_inspections(found)),
  no_crash: found => said(SAFETY_FORMS.no_crash(found)),
  crash_rate: found => said(SAFETY_FORMS.crash_rate(found)),
  crashes_without_units: found => said(SAFETY_FORMS.crashes_without_units(found)),
  basic_measure: found => said(SAFETY_FORMS.basic_measure(found)),
  basic_measure_old: found => said(SAFETY_FORMS.basic_measure_old(found)),
  english_out_of_service: found => said(SAFETY_FORMS.english_out_of_service(found)),
  english_mark_unread: found => said(SAFETY_FORMS.english_mark_unread(found)),
  no_english_out_of_service: found => said(SAFETY_FORMS.no_english_out_of_service(found)),
  order_in_force: () => said(['order in force']),
  no_order: () => said(['none']),
  verified: ({ on }) => said([on === null ? 'verified' : `verified ${formatCalendarDate(on)}`]),
  check_ended: ({ on }) => said([`check of ${formatCalendarDate(on)} ended`, undefined, 'check ended']),
  check_withdrawn: ({ on }) => said([`check of ${formatCalendarDate(on)} taken back`, 'check taken back']),
  no_activity: () => said(['no activity found there']),
  not_in_register: () => said(['not found in its register', undefined, 'not found']),
  ...REGISTER_TERMS,
  text: ({ text }) => said([text]),
  facts_not_known: () => said(['its facts are not known']),
  safety_hidden: () => said(['safety data is not shown to you']),
  not_known: () => said(['not known to this version']),
}

/** Whether something is what a rule may find, by its code. Source: section 4, "Rule label". */
export const isFindingValue = (value: unknown): value is FindingValue =>
  typeof value === 'object' && value !== null && 'code' in value && Object.hasOwn(TERMS, String(value.code))

/** What was found, in each of its forms. Empty: "not on record"; of a code of a newer version that it is not known. Source: section 4, "Rule label". */
export const findingTerms = (value: FindingValue | null): FindingTerms =>
  value === null
    ? said([NOT_ON_RECORD_TEXT], 'subject')
    : isFindingValue(value)
      ? (TERMS[value.code] as (found: FindingValue) => FindingTerms)(value)
      : TERMS.not_known({ code: 'not_known' })

/** A rating by itself: "Conditional"; an unknown one as received. Empty: "Unrated". Source: section 9, "Rule types". */
export const ratingText = (rating: string | null): string =>
  rating === null ? 'Unrated' : (RATINGS.get(rating) ?? rating)

/** What was found, by itself: "$250,000", "expired Oct 13, 2026". Empty: "not on record". Source: section 4, "Rule label". */
export const findingValueText = (value: FindingValue | null): string => findingTerms(value).text
