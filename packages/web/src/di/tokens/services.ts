import type { LateParts } from '../late-parts.ts'
import type { LazyBindings } from '../lazy-bindings.ts'
import { token } from '../token.ts'

/** What comes after the first screen. */
export const ServiceTokens = {
  LazyBindings: token<LazyBindings>('LateRooms'),
  LateParts: token<LateParts>('LateParts'),
}
