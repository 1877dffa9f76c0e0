import { RULE_KINDS } from '../rules/known-rules.ts'
import type { RuleThreshold } from '../rules/rule-kind.ts'
import { type AnyRuleType, isRuleType } from '../rules/rule-types.ts'
import { formatCount } from '../shared/amounts.ts'
import type { CalendarDate } from '../shared/calendar-date.ts'
import type { Problem } from '../shared/refusal.ts'
import { thresholdMessage } from '../what-if/rule-draft.ts'
import type { PolicyRule, PolicySection, PolicySections } from './policy.ts'

/** Characters of the note of a version and of the reason against one, at most. Choice: a paragraph. */
export const POLICY_NOTE_CHARACTERS_MAX = 1_000

/** Days that an override may last, at most. Choice: ten years; longer is without an end. */
export const OVERRIDE_DAYS_MAX = 3_650

/** The limits of the kind that a name begins with. Empty: undefined for a name of no kind with a number. */
const limitsByName = (name: string): RuleThreshold | undefined =>
  Object.entries(RULE_KINDS).flatMap(([kind, all]) =>
    'threshold' in all && name.startsWith(`${kind}_`) ? [all.threshold] : [],
  )[0]

const ruleTypeProblem = (ruleType: AnyRuleType): string | undefined => {
  if (isRuleType(ruleType)) return undefined
  const limits = limitsByName(ruleType)
  return limits === undefined ? 'This rule is not known.' : thresholdMessage(limits)
}

const ruleProblems = (rule: PolicyRule, at: number, { rules }: PolicySection): readonly Problem[] => {
  const { daysMax } = rule.override
  const isTwice = rules.findIndex(({ ruleType }) => ruleType === rule.ruleType) < at
  const unknown = isTwice ? 'This rule is there already.' : ruleTypeProblem(rule.ruleType)
  const areDays =
    daysMax === null || (Number.isInteger(daysMax) && daysMax >= 1 && daysMax <= OVERRIDE_DAYS_MAX)
  return [
    ...(unknown === undefined ? [] : [{ field: `rules.${at}.ruleType`, message: unknown }]),
    ...(areDays
      ? []
      : [
          {
            field: `rules.${at}.override.daysMax`,
            message: 'Enter days from 1 to 3,650, or leave it blank.',
          },
        ]),
  ]
}

const sectionProblem = (
  { classificationId }: PolicySection,
  at: number,
  sections: PolicySections,
): Problem | undefined => {
  const field = 'classificationId'
  if (at === 0 && classificationId !== null)
    return { field, message: 'The rules for all carriers come first.' }
  return sections.findIndex(each => each.classificationId === classificationId) < at
    ? { field, message: 'These carriers have rules already.' }
    : undefined
}

/**
 * What is wrong with the rules of a policy, by field: `sections.0.rules.2.ruleType`.
 *
 * Empty: they may be saved. Source: section 3, "Policy". Choice: two rules of one kind with different numbers may stand
 * together, as one may be required and the other only notify.
 */
export const policyProblems = (sections: PolicySections): readonly Problem[] =>
  sections.flatMap((section, at) =>
    [
      sectionProblem(section, at, sections) ?? [],
      section.rules.flatMap((rule, ruleAt) => ruleProblems(rule, ruleAt, section)),
    ]
      .flat()
      .map(({ field, message }) => ({ field: `sections.${at}.${field}`, message })),
  )

/**
 * What is wrong with a text that a person gives about a version.
 *
 * Empty: undefined: nothing. Source: section 3, "Policy".
 */
const textProblem = (text: string, field: string, missing: string): readonly Problem[] => {
  const { length } = text.trim()
  const tooMany = length - POLICY_NOTE_CHARACTERS_MAX
  if (length > 0 && tooMany <= 0) return []
  const message = length === 0 ? missing : `Shorten it by ${formatCount(tooMany, 'character')}.`
  return [{ field, message }]
}

/** What a person gives with a new version. */
export interface PolicyVersionDraft {
  readonly note: string
  /** Null: no day, or one that cannot be read. */
  readonly effectiveOn: CalendarDate | null
}

/**
 * What is wrong with the note and the day of a new version, by field.
 *
 * Empty: nothing. Source: section 3, "Policy".
 */
export const policyVersionProblems = (
  { note, effectiveOn }: PolicyVersionDraft,
  today: CalendarDate,
): readonly Problem[] => {
  const field = 'effectiveOn'
  const day =
    effectiveOn === null
      ? [{ field, message: 'Choose the first day.' }]
      : effectiveOn < today
        ? [{ field, message: 'This date is in the past. Choose today or later.' }]
        : []
  return [...textProblem(note, 'note', 'Say what changed and why.'), ...day]
}

/** What is wrong with the reason for declining a version. Empty: nothing. Source: section 3, "Policy". */
export const policyDeclineProblems = (reason: string): readonly Problem[] =>
  textProblem(reason, 'reason', 'Say why not.')
