import type { Brand } from '../account/brand.ts'
import type { CalendarDate } from '../shared/calendar-date.ts'
import type { AreaId, CarrierId, CompanyId, Id, UserId } from '../shared/ids.ts'
import type { AlertCategory } from './alert-categories.ts'
import type { CommodityTypeId } from './commodity-type.ts'
import type { IdentityAlertMessage } from './identity-alert-message.ts'

/** The number of an identity alert. */
export type IdentityAlertId = Id<'identity-alert'>

/** What a broker tells of a contact or a carrier, before the server has it. Source: section 3, "Identity alert". */
export interface NewIdentityAlert {
  /** Null: the carrier is not known, as when somebody only pretended to be one. */
  readonly carrierId: CarrierId | null
  readonly category: AlertCategory
  readonly message: string
  /** The day it happened, as the broker says. */
  readonly filedOn: CalendarDate
  /** As it was typed, without dashes. */
  readonly phone: string | null
  /** The same in its international form; null where it has none. */
  readonly phoneE164: string | null
  readonly email: string | null
  /** Where the load of a lane alert begins: its postal code, its area or both. */
  readonly originPostalCode: string | null
  readonly originAreaId: AreaId | null
  readonly commodityTypeId: CommodityTypeId | null
  /** The brand it was raised on. */
  readonly site: Brand
}

/** An alert as it is kept. Source: section 3, "Identity alert". */
export interface IdentityAlert extends NewIdentityAlert {
  readonly id: IdentityAlertId
  readonly companyId: CompanyId
  /** Null: who raised it is no longer there. */
  readonly userId: UserId | null
  /** An instant. */
  readonly createdAt: string
  /** False once it was taken back. */
  readonly isPublished: boolean
  readonly messages: readonly IdentityAlertMessage[]
}
