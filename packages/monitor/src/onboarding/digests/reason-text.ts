import type { RuleType } from '../../rules/assessment/assess.ts'
import { SAFETY_RULES } from '../../rules/assessment/too-old.ts'
import { dayText } from '../../kernel/calendar.ts'
import { NOT_ON_RECORD } from '../../rules/assessment/finding.ts'
import type { VerdictReason } from '../../rules/assessment/verdict-reasons.ts'
import type { Outcome } from '../../rules/assessment/worst-outcome.ts'
import { counted } from '../../kernel/counted.ts'
import { unreadText } from '../../rules/assessment/unread-text.ts'

/** How the fact of one rule reads, and what the rule needs. Null: the fact alone says it. */
interface ReasonTexts {
  readonly subject: string
  readonly requires: string | null
  /** What comes before the value; the subject by default. */
  readonly before?: string
  /** One of what is counted: a value "none in 24 months" is "no inspection in 24 months". */
  readonly one?: string
}

const TEXTS: Readonly<Record<RuleType, ReasonTexts>> = {
  no_active_out_of_service_orders: { subject: 'out-of-service', requires: null },
  active_operating_status: { subject: 'operating status', requires: 'Active' },
  active_interstate_authority: {
    subject: 'authority',
    requires: 'active interstate authority',
    before: '',
  },
  bipd_at_least_1000000: { subject: 'BIPD', requires: '$1,000,000' },
  bipd_at_least_750000: { subject: 'BIPD', requires: '$750,000' },
  cargo_at_least_100000: { subject: 'cargo', requires: '$100,000' },
  general_liability_at_least_1000000: { subject: 'general liability', requires: '$1,000,000' },
  satisfactory_or_unrated_safety_rating: { subject: 'safety rating', requires: 'Satisfactory or unrated' },
  authority_age_at_least_6_months: { subject: 'authority age', requires: '6 months' },
  authority_age_at_least_3_months: { subject: 'authority age', requires: '3 months' },
  inspected_within_last_24_months: {
    subject: 'inspections',
    requires: '1 in 24 months',
    before: '',
    one: 'inspection',
  },
  verified_physical_location_activity: {
    subject: 'location',
    requires: 'verified activity at its address',
    before: 'location:',
  },
  verified_manually_entered_identifier: { subject: 'identifier', requires: 'a verified identifier' },
}

const UNKNOWN = /^(amount )?not on record$/
const NONE = /^none /
const OF_AUTHORITY =
  /^(revoked|suspended|withdrawn|transferred|inactive|starts|not required|(revocation|suspension|withdrawal|transfer|end) due)\b/
const WHOLE = / (only|is (now|also) DOT \d+'s)$/
const PHRASE = /^(no|not allowed) /
const NAMED = /^(status|rating) /
const PASSING_HALF = /^[a-z ]+ authority active; /

const factText = ({ subject, before = subject, one }: ReasonTexts, value: string): string => {
  if (one !== undefined && NONE.test(value)) return value.replace(NONE, `no ${one} `)
  if (OF_AUTHORITY.test(value)) return `authority ${value}`
  if (subject.startsWith('authority') && WHOLE.test(value)) return value
  if (PHRASE.test(value) && before === subject) return value
  const start = UNKNOWN.test(value) ? subject : before
  if (start === '') return value
  return `${start} ${value.replace(NAMED, '')}`
}

const ruleText = ({
  is_type,
  result,
  value: found,
  older_than_days: days,
  as_of = null,
  unread,
}: VerdictReason): string => {
  if (result === 'pass') return 'the rule passes without it'
  const texts = TEXTS[is_type]
  const whole = found ?? NOT_ON_RECORD
  const value = whole.replace(PASSING_HALF, '')
  const fact = factText(texts, value)
  if (unread !== undefined) return `${fact}, ${unreadText(unread)}`
  if (days !== undefined)
    return as_of === null
      ? `${fact}, date not on record`
      : `${fact}, as of ${dayText(as_of)}, older than ${counted(days, 'day')}`
  const isSaid = texts.requires === null || (texts.one !== undefined && NONE.test(value))
  return isSaid ? fact : `${fact}, needs ${texts.requires}`
}

/**
 * Why a carrier has its verdict: the rule that decides it with its value and threshold, and how many others are against
 * the carrier: "cargo $50,000, needs $100,000, and 2 more". The words are those of the portal, which a test compares.
 *
 * Empty: null for a carrier that passes. Choice: where only rules decide that the reader may not see, it says so.
 * Source: section 6, "Safety data".
 */
export function reasonText(
  verdict: Outcome,
  all: readonly VerdictReason[],
  seesSafety: boolean,
): string | null {
  if (verdict === 'pass') return null
  const reasons = seesSafety ? all : all.filter(({ is_type }) => !SAFETY_RULES.has(is_type))
  const worst = reasons.find(({ outcome }) => outcome === verdict)
  const against = reasons.filter(({ outcome }) => (outcome === 'override') === (verdict === 'override'))
  const more = against.length - (worst === undefined ? 0 : 1)
  const text = worst === undefined ? 'a rule that is not shown to you' : ruleText(worst)
  return more === 0 ? text : `${text}, and ${more} more`
}
