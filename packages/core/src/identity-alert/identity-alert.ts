import type { Brand } from '../account/brand.ts'
import type { VehicleCarrier } from '../carrier/vehicle/vehicle.ts'
import type { CalendarDate } from '../shared/calendar-date.ts'
import type { AreaId, CarrierId, CompanyId, Id, UserId } from '../shared/ids.ts'
import type { AlertCategory } from './alert-categories.ts'
import type { CommodityTypeId } from './commodity-type.ts'
import type { IdentityAlertMessage } from './identity-alert-message.ts'

/** The number of an identity alert. */
export type IdentityAlertId = Id<'identity-alert'>

/** A broker's report about a contact or a carrier, before it is stored. Source: section 3, "Identity alert". */
export interface NewIdentityAlert {
  /** Null: the carrier is unknown, for example if someone only pretended to be one. */
  readonly carrierId: CarrierId | null
  readonly category: AlertCategory
  readonly message: string
  /** The day it happened, by the broker. */
  readonly filedOn: CalendarDate
  /** As typed, without dashes. */
  readonly phone: string | null
  /** The same in its international form; null without one. */
  readonly phoneE164: string | null
  readonly email: string | null
  /** The origin of a lane alert's load: its postal code, its area or both. */
  readonly originPostalCode: string | null
  readonly originAreaId: AreaId | null
  readonly commodityTypeId: CommodityTypeId | null
  /** The brand it was raised on. */
  readonly site: Brand
}

/** A stored alert. Source: section 3, "Identity alert". */
export interface IdentityAlert extends NewIdentityAlert {
  readonly id: IdentityAlertId
  readonly companyId: CompanyId
  /** Null: the monitor does not say. */
  readonly companyName: string | null
  /** Null: the author no longer exists. */
  readonly userId: UserId | null
  /** Shown to the author's own company only. */
  readonly authorName: string | null
  /** The carrier with what the company's rules say of it now. Null: none, or the monitor does not say. */
  readonly carrier: VehicleCarrier | null
  /** An instant. */
  readonly createdAt: string
  /** False once it was taken back. */
  readonly isPublished: boolean
  readonly messages: readonly IdentityAlertMessage[]
}
