import type { Webhooks } from '@fairhaul/core'
import { token } from './token.ts'

/** The webhooks of the company. */
export const WebhookTokens = { Webhooks: token<Webhooks>('Webhooks') }
