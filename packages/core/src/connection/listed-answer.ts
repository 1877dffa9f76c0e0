import { mayUse } from '../carrier/may-use.ts'
import type { AssessedCarrier } from '../rules/assess.ts'
import type { RuleCategory } from '../rules/rule-kind.ts'
import { isPassed, type Verdict, worseOf } from '../rules/verdict.ts'
import { verdictReason, verdictReasonText } from '../rules/verdict-reason.ts'
import type { CalendarDate } from '../shared/calendar-date.ts'
import type { CarrierFinding } from './found-carriers.ts'
import { listedTieText } from './listed-carrier.ts'

/** What a program that vets a list is given of a carrier that was found. */
export interface ListedAnswer {
  /** The worse one of the monitor's and of the rules that are known here. Null: one of them assessed nothing. */
  readonly verdict: Verdict | null
  /** "Do not dispatch", "On hold", "Override until Mar 4, 2027", "Fail", "Not assessed". */
  readonly mayUse: string
  /** Why: "cargo $50,000, needs $100,000 +1", or since when, by whom and why it is stopped. Null: nothing is to be said. */
  readonly reason: string | null
  /** The category of the rule that decides the verdict. Null: none does, or it is not known here. */
  readonly category: RuleCategory | null
  /** The day of the fact that decides; of a carrier that passes, its oldest. Null: not on record. */
  readonly factsOn: CalendarDate | null
  /** The strongest tie to a carrier that should not be used, in words; it decides nothing. Null: none. */
  readonly tie: string | null
  /** True only for a carrier that is certainly the one of the list, passes or is overridden, and that nothing stops. */
  readonly isUsable: boolean
}

const oldestOf = (days: readonly (CalendarDate | null)[]): CalendarDate | null =>
  days.reduce((oldest, day) => (oldest !== null && (day === null || oldest <= day) ? oldest : day), null)

/** What decides a verdict by the rules that are known here. */
const decidedBy = (assessed: AssessedCarrier) => {
  const reason = verdictReason(assessed)
  if (reason === undefined)
    return {
      reason: null,
      category: null,
      factsOn: oldestOf(assessed.rules.map(({ finding }) => finding.asOf)),
    }
  const rule = assessed.rules.find(({ ruleType }) => ruleType === reason.ruleType)
  return {
    reason: verdictReasonText(reason),
    category: rule?.category ?? 'Operations',
    factsOn: rule?.finding.asOf ?? null,
  }
}

/** Where only the verdict of the monitor, or neither, is known. */
const notDecidedHere = (verdict: Verdict | null) => ({
  reason: verdict === null ? null : 'a rule that is not known here',
  category: null,
  factsOn: null,
})

/**
 * Whether the carrier of a line of a list may be used on a day, and why.
 *
 * A verdict of the monitor that is worse than what is known here counts, as a rule may be unknown here; so does a worse one
 * by the rules here, as an override may have ended since. A hidden rule is of Operations.
 * Empty: a carrier that is not assessed, and one that is only likely or possible, is not usable.
 * Source: section 4, "Category and overall status"; section 4, "Do not dispatch"; section 6, "Safety data". Choice: a name
 * is never certain, as several carriers may have it.
 */
export const listedAnswer = (
  { carrier, certainty }: Pick<Extract<CarrierFinding, { readonly kind: 'found' }>, 'carrier' | 'certainty'>,
  today: CalendarDate,
): ListedAnswer => {
  const { stop, assessed, verdict: own, text, isUsable } = mayUse(carrier, today)
  const { verdict: theirs } = carrier
  const verdict = own === null || theirs === null ? null : worseOf(own, theirs)
  const isOwn = verdict === own
  const decided = isOwn && assessed !== undefined ? decidedBy(assessed) : notDecidedHere(verdict)
  return {
    ...decided,
    verdict,
    mayUse: stop !== null || isOwn ? text : (verdict ?? 'Not assessed'),
    reason: stop === null ? decided.reason : (stop.reason ?? null),
    tie: listedTieText(carrier),
    isUsable: isUsable && isPassed(verdict) && certainty === 'certain',
  }
}
