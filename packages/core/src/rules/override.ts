import type { CalendarDate } from '../shared/calendar-date.ts'
import type { StoredFile } from '../shared/files.ts'
import type { CarrierId, ClassificationId, CompanyId, RuleOverrideId, UserId } from '../shared/ids.ts'
import type { RuleType } from './rule-types.ts'

/** An accepted exception to one rule for one carrier. Source: section 3, "Rule override". */
export interface RuleOverride {
  readonly id: RuleOverrideId
  readonly isActive: boolean
  /** The last day it counts on; 2080-01-01 is for ever. */
  readonly expiresOn: CalendarDate
  readonly carrierId: CarrierId
  /** Null: for every classification. */
  readonly classificationId: ClassificationId | null
  readonly ruleType: RuleType
  /** What the exception was accepted on, such as a certificate; null when nothing was sent. */
  readonly file: StoredFile | null
  readonly userId: UserId
  /** The person who made it, as the monitor names them. */
  readonly userName: string | null
  readonly companyId: CompanyId
  /** An instant. */
  readonly createdAt: string
}
