import type { Carriers, Subscriptions } from '@fairhaul/core'
import { token } from '../token.ts'

/** The carriers, and the company's monitoring of them. */
export const CarriersTokens = {
  Carriers: token<Carriers>('Carriers'),
  Subscriptions: token<Subscriptions>('Subscriptions'),
}
