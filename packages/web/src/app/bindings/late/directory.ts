import { type Http, httpCarrierDirectory, httpCarrierInsights } from '@fairhaul/adapters-http'
import { DirectoryTokens } from '../../../di/tokens/directory.ts'
import type { Bind } from '../../container.ts'
import { WireTokens } from '../wire-token.ts'

export const bindModule = (bind: Bind): void => {
  bind(DirectoryTokens.CarrierDirectory).toResolvedValue(
    (http: Http) => httpCarrierDirectory(http),
    [WireTokens.Http],
  )
  bind(DirectoryTokens.CarrierInsights).toResolvedValue(
    (http: Http) => httpCarrierInsights(http),
    [WireTokens.Http],
  )
}
