import type { Connections } from '@fairhaul/core'
import { token } from '../token.ts'

/** How the company stands to carriers. */
export const ConnectionTokens = {
  Connections: token<Connections>('Connections'),
}
