import type { CommodityTypes, IdentityAlerts } from '@fairhaul/core'
import { token } from '../token.ts'

/** What brokers warn each other of. */
export const IdentityAlertTokens = {
  CommodityTypes: token<CommodityTypes>('CommodityTypes'),
  IdentityAlerts: token<IdentityAlerts>('IdentityAlerts'),
}
