/** What a key may do, from the least. Every key reads. */
export const KEY_SCOPES = ['read', 'connect', 'override', 'write'] as const
/** One of the four. */
export type KeyScope = (typeof KEY_SCOPES)[number]
