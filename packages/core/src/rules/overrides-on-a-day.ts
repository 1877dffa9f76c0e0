import type { CalendarDate } from '../shared/calendar-date.ts'
import type { ClassificationId, CompanyId } from '../shared/ids.ts'
import type { RulesAssessment } from './assessment.ts'
import type { RuleOverride } from './override.ts'
import type { AnyRuleType } from './rule-types.ts'

/** The date that means "indefinite". Source: section 4, "Indefinite override". */
export const INDEFINITE: CalendarDate = '2080-01-01'

/** Whether the override was made after the other: by its instant, then by its id. Source: section 4, "Rule label". */
export const isNewerOverride = (one: RuleOverride, other: RuleOverride): boolean =>
  one.createdAt > other.createdAt || (one.createdAt === other.createdAt && one.id > other.id)

/**
 * Whether an override counts on a day: while it is active and through its expiration date, or forever.
 *
 * Source: section 3, "Rule override"; section 4, "Indefinite override". Choice: both are calendar dates, the same text
 * in every zone, so they compare as text.
 */
export const countsOn = (override: RuleOverride, today: CalendarDate): boolean =>
  override.isActive && (override.expiresOn >= today || override.expiresOn === INDEFINITE)

/**
 * The rule and carrier, for which company and classification (null: all of them).
 *
 * Source: section 3, "Rule override".
 */
export type OverrideSubject = Pick<RuleOverride, 'carrierId' | 'companyId' | 'classificationId' | 'ruleType'>

/** Whether two overrides are about the same rule, carrier, company and classification. Source: section 3, "Rule override". */
export const isSameSubject = (one: OverrideSubject, other: OverrideSubject): boolean =>
  one.ruleType === other.ruleType &&
  one.carrierId === other.carrierId &&
  one.companyId === other.companyId &&
  one.classificationId === other.classificationId

/**
 * The newest override of one subject, whether or not it still counts.
 *
 * Empty: undefined.
 * Source: section 4, "Rule label".
 */
export const latestOverride = (
  overrides: readonly RuleOverride[],
  subject: OverrideSubject,
): RuleOverride | undefined => {
  let latest: RuleOverride | undefined
  for (const each of overrides)
    if (isSameSubject(each, subject) && (latest === undefined || isNewerOverride(each, latest))) latest = each
  return latest
}

/**
 * The overrides of the company that an assessment is for. Empty: none where the company is unknown.
 *
 * Source: section 3, "Rule override".
 */
export const ownOverrides = ({
  overrides,
  companyId = null,
}: Pick<RulesAssessment, 'overrides' | 'companyId'>): readonly RuleOverride[] =>
  overrides.filter(each => each.companyId === companyId)

/** For whom an override is in force. */
export interface OverrideScope {
  /** Null: it is unknown, and none is in force. */
  readonly companyId: CompanyId | null
  /** Missing or null: all classifications. */
  readonly classificationId?: ClassificationId | null
}

/**
 * The override in force for a rule, among those of one carrier: the newest of the company for the requested
 * classification, if it counts on that day. One of another company never counts.
 *
 * Empty: undefined.
 * Source: section 4, "Rule label"; section 3, "Rule override". Choice: a classification's own override outranks the one
 * for all; an older override never replaces a newer one that was ended.
 */
export const overrideInForce = (
  overrides: readonly RuleOverride[],
  ruleType: AnyRuleType,
  today: CalendarDate,
  { companyId, classificationId = null }: OverrideScope,
): RuleOverride | undefined => {
  let own: RuleOverride | undefined
  let general: RuleOverride | undefined
  for (const each of overrides) {
    if (each.ruleType !== ruleType || each.companyId !== companyId) continue
    if (each.classificationId === null) {
      if (general === undefined || isNewerOverride(each, general)) general = each
    } else if (each.classificationId === classificationId) {
      if (own === undefined || isNewerOverride(each, own)) own = each
    }
  }
  if (own !== undefined && countsOn(own, today)) return own
  return general !== undefined && countsOn(general, today) ? general : undefined
}
