import type { CalendarDate } from '../shared/calendar-date.ts'
import type { StoredFile } from '../shared/files.ts'
import type { CarrierId, ClassificationId, CompanyId, Id, RuleOverrideId, UserId } from '../shared/ids.ts'
import type { AnyRuleType } from './rule-types.ts'

/** Who ended an override before its last day, and when. Source: section 4, "Override lifecycle". */
export interface OverrideEnd {
  /** An instant. */
  readonly at: string
  readonly userId: UserId
  /** By the monitor's name. */
  readonly userName: string | null
}

/** An accepted exception to one rule for one carrier. Source: section 3, "Rule override". */
export interface RuleOverride {
  readonly id: RuleOverrideId
  readonly isActive: boolean
  /** The last day it counts; 2080-01-01 is indefinite. */
  readonly expiresOn: CalendarDate
  readonly carrierId: CarrierId
  /** Null: for every classification. */
  readonly classificationId: ClassificationId | null
  readonly ruleType: AnyRuleType
  /** The evidence for the exception, such as a certificate; null without one. */
  readonly file: StoredFile | null
  readonly userId: UserId
  /** The person who made it, by the monitor's name. */
  readonly userName: string | null
  readonly companyId: CompanyId
  /** An instant. */
  readonly createdAt: string
  /** The version of the company's policy under which it was made. Null or missing: there was none. */
  readonly policyVersion?: number | null
  /** Null: no one ended it, or the monitor does not say who did. */
  readonly ended: OverrideEnd | null
  /**
   * How many older ones of the same rule and classification the monitor has and does not list with this one. Null or
   * missing: none.
   */
  readonly earlierCount?: number | null
}

/** An override that was just made. */
export interface MadeOverride extends RuleOverride {
  /** The decision record that was kept with it. Missing: none, or the monitor keeps none by itself. */
  readonly storedId?: Id<'decision-record'> | undefined
}
