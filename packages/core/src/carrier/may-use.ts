import { type AssessedCarrier, assess } from '../rules/assess.ts'
import { isPassed, type Verdict } from '../rules/verdict.ts'
import { verdictLineText, verdictText } from '../rules/verdict-reason.ts'
import type { CalendarDate } from '../shared/calendar-date.ts'
import { cutText } from '../shared/cut-text.ts'
import { strongestTieText } from './association/identity-tie-text.ts'
import { type StrongestTie, strongestTie } from './association/identity-tie.ts'
import type { CarrierSummary } from './carrier.ts'
import { type DispatchStop, dispatchStop } from './dispatch-stop.ts'

/** What decides whether a carrier may be used. */
export type UsableCarrier = Pick<CarrierSummary, 'connection' | 'rulesAssessment'> &
  Partial<Pick<CarrierSummary, 'cautions'>>

/** Whether a carrier may be used on a day. */
export interface MayUse {
  /** Why not, whatever the verdict. Null: the verdict decides. */
  readonly stop: DispatchStop | null
  /** Undefined: not assessed. */
  readonly assessed: AssessedCarrier | undefined
  /** By the company's rules. Null: nothing is assessed. */
  readonly verdict: Verdict | null
  /** "Do not dispatch", "On hold", "Override until Mar 4, 2027", "Fail", "Not assessed". */
  readonly text: string
  /** The strongest tie to a carrier that should not be used: beside the verdict, which it never changes. Null: none is known. */
  readonly tie: StrongestTie | null
  /** True only for a carrier that passes, or whose failures were accepted, and that nothing stops. */
  readonly isUsable: boolean
}

/**
 * May I use this carrier? Do not dispatch, then on hold, then not onboarded where the company requires it, then the
 * verdict: Fail, Incomplete, Override with its last day, Pass. Beside it is the strongest tie to a carrier that should not be
 * used, which makes no answer milder and none graver.
 *
 * Section 4's labels stay below it. Empty: a carrier that is not assessed is not usable.
 * Source: section 4, "Category and overall status"; section 4, "Do not dispatch"; section 4, "On hold"; section 3,
 * "Associated carriers".
 */
export const mayUse = (
  { connection, rulesAssessment, cautions }: UsableCarrier,
  today: CalendarDate,
  requiresOnboarding = false,
  offersDoNotUseAssociations = true,
): MayUse => {
  const stop = dispatchStop(connection, requiresOnboarding)
  const assessed = rulesAssessment === null ? undefined : assess(rulesAssessment, today)
  const verdict = assessed?.overall ?? null
  const text = stop?.label ?? (assessed === undefined ? 'Not assessed' : verdictText(assessed))
  const tie = strongestTie(cautions, offersDoNotUseAssociations)
  return { stop, assessed, verdict, text, tie, isUsable: stop === null && isPassed(verdict) }
}

/** The verdict as it is shown below a stop: "Verdict Pass", "Not assessed". Source: section 4, "Category and overall status". */
export const verdictBelowStop = (assessed: AssessedCarrier | undefined): string =>
  assessed === undefined || assessed.overall === null ? 'Not assessed' : `Verdict ${verdictText(assessed)}`

/** Characters of a reason that say something. */
const REASON_LENGTH_MIN = 12

/** The longest word of a verdict: a longer label of a stop leaves its reason less. */
const WORD_LENGTH = 'Incomplete'.length

/**
 * What is shown below a stop: the verdict, then since when, by whom and why: "Verdict Pass. Since Mar 4, 2027, Dana Reyes:
 * hostage load", or why alone where that is too long. Units: `maxLength` is the most characters beside the word of a
 * verdict; the verdict is never cut.
 *
 * Empty: without a stop. Source: section 4, "Do not dispatch"; section 4, "On hold"; the wording is ours.
 */
export const belowStopText = (
  { stop, assessed }: Pick<MayUse, 'stop' | 'assessed'>,
  maxLength: number = Number.POSITIVE_INFINITY,
): string => {
  if (stop === null) return ''
  const verdict = verdictBelowStop(assessed)
  const { label, reason, notes = reason } = stop
  const left = maxLength - verdict.length - '. '.length - Math.max(0, label.length - WORD_LENGTH)
  const text = reason === undefined || reason.length <= left ? reason : notes
  return text === undefined || left < REASON_LENGTH_MIN ? verdict : `${verdict}. ${cutText(text, left)}`
}

/**
 * The answer with its reason in one line, the verdict where it is not the answer, and the strongest tie: "Do not dispatch.
 * Verdict Pass. Since Mar 4, 2027, Dana Reyes", "Fail: cargo $50,000, needs $100,000 +1", "Pass. Same phone as COPPER WREN
 * TRANSPORT LLC, revoked Jan 29, 2024". Units: `maxLength` is that of the reason.
 *
 * Empty: "Not assessed"; a carrier that passes has no reason.
 * Source: section 4, "Category and overall status"; the wording is ours.
 */
export const mayUseLine = (answer: MayUse, maxLength?: number): string => {
  const line =
    answer.stop === null
      ? verdictLineText(answer.assessed, maxLength)
      : `${answer.text}. ${belowStopText(answer, maxLength)}`
  if (answer.tie === null) return line
  return `${line}${/[.!?…]$/.test(line) ? '' : '.'} ${strongestTieText(answer.tie)}`
}
