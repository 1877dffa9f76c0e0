import type { Http } from '@fairhaul/adapters-http'
import { token } from '../../di/token.ts'

/** How calls reach the monitor. Bindings alone ask for it. */
export const WireTokens = { Http: token<Http>('Http') }
