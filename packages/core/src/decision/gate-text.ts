import { identityTieText } from '../carrier/association/identity-tie-text.ts'
import { actText, type ConnectionAct } from '../carrier/hold.ts'
import { findingText } from '../rules/finding-text.ts'
import { partialText } from '../rules/partial-text.ts'
import { passesWith } from '../rules/passes-with.ts'
import { readableRuleName } from '../rules/readable-rule-name.ts'
import { isRuleType } from '../rules/rule-types.ts'
import { type CalendarDate, formatCalendarDate } from '../shared/calendar-date.ts'
import { withCapital } from '../shared/first-letter.ts'
import { listText } from '../shared/list-text.ts'
import { sourceAndDayText } from '../shared/source-text.ts'
import type { LoadStage } from './decided-load.ts'
import type { DecisionRule } from './decision-rule.ts'
import type {
  GateAnswer,
  GateDecision,
  GateReason,
  GateSettings,
  GateStep,
  PlainGateReason,
} from './gate-answer.ts'

/** The answers in words. Source: section 4, "Gate"; the wording is ours. */
export const GATE_ANSWER_LABELS: Readonly<Record<GateAnswer, string>> = {
  yes: 'Yes',
  look: 'A person must look',
  no: 'No',
}

/**
 * An answer in one line: "Yes, until Mar 4, 2027", "No", "A person must look". Source: section 4, "Gate"; the wording is ours.
 */
export const gateAnswerText = ({ answer, until }: Pick<GateDecision, 'answer' | 'until'>): string =>
  answer === 'yes' && until !== null
    ? `${GATE_ANSWER_LABELS.yes}, until ${formatCalendarDate(until)}`
    : GATE_ANSWER_LABELS[answer]

const PLAIN_TEXTS: Readonly<Record<PlainGateReason, string>> = {
  not_on_record: 'No carrier on record has this number.',
  several_carriers: 'Several carriers have this number.',
  no_carrier: 'The load has no carrier.',
  load_not_open: 'The load is not open.',
  out_of_service_order: 'An out-of-service order is in force.',
  not_assessed: 'The carrier is not assessed.',
  intrastate_only: 'The carrier is registered for one state only, and the lane is not known to stay in one.',
  withheld: 'Something that is not shown to you.',
}

const sentence = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`)

const stopText = (label: string, act: ConnectionAct | null): string => {
  const why = act === null ? undefined : actText(act)
  return why === undefined ? `${label}.` : `${label}. ${sentence(why)}`
}

const ruleText = (rule: DecisionRule): string => {
  const evidence = rule.source === null && rule.asOf === null ? '' : sourceAndDayText(rule.source, rule.asOf)
  const from = evidence === '' ? '' : ` (${evidence})`
  return `${readableRuleName(rule.ruleType)}: ${rule.label}, ${findingText(rule)}${from}`
}

/** One reason as a sentence, with the source and the day of its fact. Source: section 4, "Gate"; the wording is ours. */
export const gateReasonText = (reason: GateReason): string => {
  switch (reason.code) {
    case 'do_not_dispatch':
      return stopText('Do not dispatch', reason.act)
    case 'on_hold':
      return stopText('On hold', reason.act)
    case 'identity_alert':
      return `Identity alert of ${formatCalendarDate(reason.on)}.`
    case 'tie':
      return sentence(identityTieText(reason.tie))
    case 'hidden_rules':
      return `${reason.hidden.worst}, ${partialText(reason.hidden)}.`
    case 'other':
      return `${withCapital(reason.name.replaceAll('_', ' ').trim())}.`
    case 'rule':
      return reason.changesOn === null
        ? sentence(ruleText(reason.rule))
        : `It passes today. On ${formatCalendarDate(reason.changesOn)}, ${sentence(ruleText(reason.rule))}`
    default:
      return PLAIN_TEXTS[reason.code]
  }
}

const RESULTS = { Fail: 'fail', Incomplete: 'incomplete', Override: 'fail', Pass: 'pass' } as const

/** What is not known of the authority of a carrier: a rule about its age then says what it asks for, without a day. */
const NO_AUTHORITY = { since: null, isActive: false }

/** What would settle each reason, by its code. Null: no one here can. */
const SETTLED: Readonly<Record<Exclude<GateReason['code'], 'rule'>, string | null>> = {
  do_not_dispatch: 'Restore the carrier, if you may.',
  on_hold: 'Release the hold.',
  identity_alert: 'Look at the alert. It counts for seven days.',
  tie: 'Look at what agrees with the other carrier.',
  hidden_rules: 'Ask someone who may see safety data.',
  withheld: 'Ask someone who may see the full profile and safety data.',
  other: null,
  not_on_record: 'Check the number.',
  several_carriers: 'Ask with the DOT number.',
  no_carrier: 'Put a carrier on the load.',
  load_not_open: null,
  out_of_service_order: 'The order must be rescinded.',
  not_assessed: 'Set rules in your policy.',
  intrastate_only: 'Ask the carrier for its interstate registration.',
}

/**
 * What would settle a reason, as a sentence. Empty: undefined where nothing here would. Source: section 4, "Gate"; the
 * wording is ours.
 */
export const gateSettledText = (reason: GateReason, today: CalendarDate): string | undefined => {
  if (reason.code !== 'rule') return SETTLED[reason.code] ?? undefined
  const { ruleType, label, olderThanDays = null, unread = null } = reason.rule
  if (!isRuleType(ruleType) && olderThanDays === null && unread === null) return undefined
  const finding = { olderThanDays, unread }
  return passesWith({ ruleType, result: RESULTS[label], finding }, NO_AUTHORITY, today)
}

/** "Override Cargo at least 100,000: the answer would be Yes." Source: section 4, "Gate"; the wording is ours. */
export const gateStepText = ({ ruleTypes, answer }: GateStep): string =>
  `Override ${listText(ruleTypes.map(readableRuleName))}: the answer would be ${GATE_ANSWER_LABELS[answer]}.`

/** The stages of a load in words. Source: section 4, "Signed record"; the wording is ours. */
export const LOAD_STAGE_LABELS: Readonly<Record<LoadStage, string>> = { tender: 'Tender', pickup: 'Pickup' }

/** What is said of facts that are too old. Source: section 4, "Gate"; the wording is ours. */
export const tooOldSettingText = ({ whenTooOld }: GateSettings): string =>
  whenTooOld === 'no' ? 'Facts that are too old are a no.' : 'Facts that are too old ask for a look.'
