import { type Http, httpCommodityTypes, httpIdentityAlerts } from '@fairhaul/adapters-http'
import { IdentityAlertTokens } from '../../../di/tokens/identity-alerts.ts'
import type { Bind } from '../../container.ts'
import { WireTokens } from '../wire-token.ts'

export const bindModule = (bind: Bind): void => {
  bind(IdentityAlertTokens.CommodityTypes).toResolvedValue(
    (wire: Http) => httpCommodityTypes(wire),
    [WireTokens.Http],
  )
  bind(IdentityAlertTokens.IdentityAlerts).toResolvedValue(
    (wire: Http) => httpIdentityAlerts(wire),
    [WireTokens.Http],
  )
}
