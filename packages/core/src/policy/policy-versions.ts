import type { AnyRuleType } from '../rules/rule-types.ts'
import { type OverrideTerms, strictestTerms } from '../rules/override-terms.ts'
import type { CalendarDate } from '../shared/calendar-date.ts'
import type { ClassificationId } from '../shared/ids.ts'
import type { PolicySection, PolicySections, PolicyVersion } from './policy.ts'

type Dated = Pick<PolicyVersion, 'number' | 'effectiveOn' | 'isApprovalRequired' | 'approval' | 'withdrawal'>

/** Whether a version decides from its day on: it needs no second person or has their approval, and was not withdrawn. */
export const isApprovedVersion = ({
  isApprovalRequired,
  approval,
  withdrawal,
}: Pick<Dated, 'isApprovalRequired' | 'approval' | 'withdrawal'>): boolean =>
  withdrawal === null && (!isApprovalRequired || approval?.isApproved === true)

const inOrder = (one: Dated, other: Dated): number =>
  one.effectiveOn < other.effectiveOn
    ? -1
    : one.effectiveOn > other.effectiveOn
      ? 1
      : one.number - other.number

/**
 * The version that decides on a day: of those that need no approval or have it and were not withdrawn, the one with the latest first day that has
 * come; of one day, the later number.
 *
 * Empty: undefined before the first. Source: section 3, "Policy".
 */
export const versionInForce = <Version extends Dated>(
  versions: readonly Version[],
  today: CalendarDate,
): Version | undefined =>
  versions
    .filter(each => isApprovedVersion(each) && each.effectiveOn <= today)
    .toSorted(inOrder)
    .at(-1)

/** The approved versions whose day has not come, the next first. Source: section 3, "Policy". */
export const scheduledVersions = <Version extends Dated>(
  versions: readonly Version[],
  today: CalendarDate,
): readonly Version[] =>
  versions.filter(each => isApprovedVersion(each) && each.effectiveOn > today).toSorted(inOrder)

/** The version that waits for a second person. Empty: undefined: none does. Source: section 3, "Policy". */
export const waitingVersion = <Version extends Dated>(versions: readonly Version[]): Version | undefined =>
  versions.find(each => each.isApprovalRequired && each.approval === null && each.withdrawal === null)

/**
 * The section by which a carrier of a classification is assessed; null: of none.
 *
 * Source: section 3, "Policy". Choice: a classification without a section goes by that for all carriers.
 */
export const sectionFor = (
  sections: PolicySections,
  classificationId: ClassificationId | null,
): PolicySection => sections.find(each => each.classificationId === classificationId) ?? sections[0]

/**
 * How a rule may be overridden for a classification; null: for all carriers, which takes what every section asks that has
 * the rule, as such an override counts for all of them.
 *
 * Empty: as before there were policies, for a rule that is not in the policy. Source: section 3, "Policy".
 */
export const overrideTermsOf = (
  sections: PolicySections,
  ruleType: AnyRuleType,
  classificationId: ClassificationId | null,
): OverrideTerms =>
  strictestTerms(
    (classificationId === null ? sections : [sectionFor(sections, classificationId)]).flatMap(({ rules }) =>
      rules.flatMap(rule => (rule.ruleType === ruleType ? [rule.override] : [])),
    ),
  )
