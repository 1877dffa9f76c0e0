import type { LateParts } from '../late-parts.ts'
import type { LateRooms } from '../late-rooms.ts'
import { token } from '../token.ts'

/** What comes after the first screen. */
export const ServiceTokens = {
  LateRooms: token<LateRooms>('LateRooms'),
  LateParts: token<LateParts>('LateParts'),
}
