import { type Http, httpCarriers, httpSubscriptions } from '@fairhaul/adapters-http'
import { CarriersTokens } from '../../di/tokens/carriers.ts'
import type { Bind } from '../container.ts'
import { WireTokens } from './wire-token.ts'

export const bindCarriers = (bind: Bind): void => {
  bind(CarriersTokens.Carriers).toResolvedValue((wire: Http) => httpCarriers(wire), [WireTokens.Http])
  bind(CarriersTokens.Subscriptions).toResolvedValue(
    (wire: Http) => httpSubscriptions(wire),
    [WireTokens.Http],
  )
}
