import { type Http, httpClassifications, httpIntegrations } from '@fairhaul/adapters-http'
import { IntegrationsTokens } from '../../../di/tokens/integrations.ts'
import type { Bind } from '../../container.ts'
import { WireTokens } from '../wire-token.ts'

export const bindModule = (bind: Bind): void => {
  bind(IntegrationsTokens.Integrations).toResolvedValue(
    (wire: Http) => httpIntegrations(wire),
    [WireTokens.Http],
  )
  bind(IntegrationsTokens.Classifications).toResolvedValue(
    (wire: Http) => httpClassifications(wire),
    [WireTokens.Http],
  )
}
