import type { LateParts } from '../late-parts.ts'
import { token } from '../token.ts'

/** What others do for the portal. */
export const ServiceTokens = {
  LateParts: token<LateParts>('LateParts'),
}
