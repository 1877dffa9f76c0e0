import type { Integrations } from '@fairhaul/core'
import { token } from '../token.ts'

/** Programs that people and companies connect with the portal. */
export const IntegrationsTokens = { Integrations: token<Integrations>('Integrations') }
