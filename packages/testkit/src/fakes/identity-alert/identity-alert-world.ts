import type { CommodityType, IdentityAlert } from '@fairhaul/core'
import { aCommodityType, id } from '../../builders/index.ts'

/** The rows of the fakes about identity alerts. */
export interface IdentityAlertWorld {
  /** Of all companies, with the messages added to them. */
  identityAlerts: IdentityAlert[]
  commodityTypes: CommodityType[]
}

/** No alerts yet, and three things that loads carry. */
export const identityAlertWorld = (): IdentityAlertWorld => ({
  identityAlerts: [],
  commodityTypes: [
    aCommodityType(),
    aCommodityType({ id: id(2), name: 'Steel coils' }),
    aCommodityType({ id: id(3), name: 'Fresh produce' }),
  ],
})
