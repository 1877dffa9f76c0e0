import type { Http } from '@fairhaul/adapters-http'
import type { Classifications, Integrations } from '@fairhaul/core'
import { IntegrationsTokens } from '../../di/tokens/integrations.ts'
import type { Bind } from '../container.ts'
import { WireTokens } from './wire-token.ts'

/** The calls come with the screen that makes them, not with the first load. */
const integrations = (wire: Http): Integrations => {
  const calls = async () => (await import('./late/integrations.ts')).httpIntegrations(wire)
  return {
    outlookKey: async (ask, signal) => (await calls()).outlookKey(ask, signal),
    applications: async (ask, signal) => (await calls()).applications(ask, signal),
  }
}

const classifications = (wire: Http): Pick<Classifications, 'list'> => ({
  list: async (ask, signal) =>
    (await import('./late/integrations.ts')).httpClassifications(wire).list(ask, signal),
})

export const bindIntegrations = (bind: Bind): void => {
  bind(IntegrationsTokens.Integrations).toResolvedValue(integrations, [WireTokens.Http])
  bind(IntegrationsTokens.Classifications).toResolvedValue(classifications, [WireTokens.Http])
}
