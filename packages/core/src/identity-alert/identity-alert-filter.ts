import type { Brand } from '../account/brand.ts'
import type { CalendarDate } from '../shared/calendar-date.ts'
import type { CompanyId, UserId } from '../shared/ids.ts'
import type { AlertCategory } from './alert-categories.ts'

/** The filter of a list of alerts; an omitted field does not narrow. Source: section 7, "Alerts and identity". */
export interface IdentityAlertFilter {
  readonly site?: Brand
  /** Only alerts of this day and later. */
  readonly filedSince?: CalendarDate
  /** Only alerts of this company, which must be the user's own. */
  readonly companyId?: CompanyId
  /** Only alerts of this user, who must be of the same company. */
  readonly userId?: UserId
  /** Beyond section 7. */
  readonly category?: AlertCategory
}
