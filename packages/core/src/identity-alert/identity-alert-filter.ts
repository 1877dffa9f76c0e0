import type { Brand } from '../account/brand.ts'
import type { CalendarDate } from '../shared/calendar-date.ts'
import type { CompanyId, UserId } from '../shared/ids.ts'

/** Which alerts a list asks for; what is left out does not narrow. Source: section 7, "Alerts and identity". */
export interface IdentityAlertFilter {
  readonly site?: Brand
  /** Only alerts of this day and later. */
  readonly filedSince?: CalendarDate
  /** Only alerts of this company, which can only be one's own. */
  readonly companyId?: CompanyId
  /** Only alerts of this user, who can only be of one's own company. */
  readonly userId?: UserId
}
