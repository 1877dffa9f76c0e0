import { type Http, httpConnections } from '@fairhaul/adapters-http'
import { ConnectionTokens } from '../../../di/tokens/connections.ts'
import type { Bind } from '../../container.ts'
import { WireTokens } from '../wire-token.ts'

export const bindModule = (bind: Bind): void => {
  bind(ConnectionTokens.Connections).toResolvedValue((wire: Http) => httpConnections(wire), [WireTokens.Http])
}
