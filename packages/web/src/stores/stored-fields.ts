/** What was read from storage: its fields may be anything. */
export type StoredFields = Readonly<Record<string, unknown>>

export const isObject = (it: unknown): it is StoredFields => typeof it === 'object' && it !== null
