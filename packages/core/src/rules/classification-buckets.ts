import type { CalendarDate } from '../shared/calendar-date.ts'
import type { ClassificationId } from '../shared/ids.ts'
import { type AssessedCarrier, assess } from './assess.ts'
import type { RuleFinding, RulesAssessment } from './assessment.ts'
import type { AssessmentBucket } from './assessment-buckets.ts'
import { type AnyRuleType, isSafetyRule } from './rule-types.ts'
import { isPassed, type Verdict } from './verdict.ts'

/** The rules that one of the broker's classifications assesses. Source: section 4, "Assessment buckets". */
export interface ClassificationRules {
  readonly classificationId: ClassificationId
  readonly ruleTypes: readonly AnyRuleType[]
}

/** A carrier's assessment for one classification. Source: section 4, "Assessment buckets". */
export interface ClassificationAssessment {
  readonly classificationId: ClassificationId
  readonly assessed: AssessedCarrier
}

const missing = (ruleType: AnyRuleType): RuleFinding => ({
  ruleType,
  result: 'incomplete',
  value: null,
  source: null,
  asOf: null,
})

/**
 * A carrier assessed for each of the broker's classifications, in their order: by the rules of that classification
 * alone, with its own overrides before those for all.
 *
 * Empty: none without classifications; a classification without rules has no status.
 * Source: section 4, "Assessment buckets". Choice: a rule without a finding is incomplete, not skipped; one that is
 * hidden from this user counts with the worst label of all hidden rules.
 */
export const assessByClassification = (
  { findings, overrides, companyId = null, hidden = null }: RulesAssessment,
  classifications: readonly ClassificationRules[],
  today: CalendarDate,
): readonly ClassificationAssessment[] => {
  const found = new Map(findings.map(finding => [finding.ruleType, finding]))
  return classifications.map(({ classificationId, ruleTypes }) => {
    const notShown =
      hidden === null ? [] : ruleTypes.filter(ruleType => !found.has(ruleType) && isSafetyRule(ruleType))
    const own = ruleTypes
      .filter(ruleType => !notShown.includes(ruleType))
      .map(ruleType => found.get(ruleType) ?? missing(ruleType))
    const ownHidden =
      hidden === null || notShown.length === 0 ? null : { count: notShown.length, worst: hidden.worst }
    return {
      classificationId,
      assessed: assess({ findings: own, overrides, companyId, hidden: ownHidden }, today, classificationId),
    }
  })
}

/** The bucket of each condition, checked in order. */
const BUCKETS: readonly {
  readonly bucket: AssessmentBucket
  readonly holds: (statuses: readonly (Verdict | null)[]) => boolean
}[] = [
  { bucket: 'incomplete', holds: statuses => statuses.length === 0 },
  { bucket: 'pass', holds: statuses => statuses.every(isPassed) },
  { bucket: 'partial_pass', holds: statuses => statuses.some(isPassed) },
  { bucket: 'fail', holds: statuses => statuses.includes('Fail') },
]

/**
 * The bucket of a monitored carrier, from its overall status in each of the broker's classifications: pass if it passes
 * all of them, partial_pass if some, else fail when it fails any, else incomplete.
 *
 * Empty: incomplete without a classification, as nothing was decided.
 * Source: section 4, "Assessment buckets". Choice: the bucket has the precedence of labels, except that passing one
 * classification outranks failing another; an accepted exception passes, a classification without rules does not.
 */
export const assessmentBucket = (statuses: readonly (Verdict | null)[]): AssessmentBucket =>
  BUCKETS.find(({ holds }) => holds(statuses))?.bucket ?? 'incomplete'
