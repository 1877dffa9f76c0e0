import type { Classifications, Integrations } from '@fairhaul/core'
import { token } from '../token.ts'

/** Programs that people and companies connect with the portal, and what names the rules they go by. */
export const IntegrationsTokens = {
  Classifications: token<Pick<Classifications, 'list'>>('Classifications.list'),
  Integrations: token<Integrations>('Integrations'),
}
