import type { Gate } from '@fairhaul/core'
import { token } from './token.ts'

/** Whether a carrier may have a load. */
export const GateTokens = { Gate: token<Gate>('Gate') }
