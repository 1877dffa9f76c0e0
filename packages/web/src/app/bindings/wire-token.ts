import type { Http } from '@fairhaul/adapters-http'
import type { Carriers } from '@fairhaul/core'
import { token } from '../../di/token.ts'

/** How calls reach the monitor. Bindings alone ask for it. */
export const WireTokens = {
  Http: token<Http>('Http'),
  /** The calls behind the port of carriers; the port itself is there before they are. */
  Carriers: token<Carriers>('WireCarriers'),
}
