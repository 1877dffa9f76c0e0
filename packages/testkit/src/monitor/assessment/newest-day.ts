/** The day of the newest of some records; null when none has a day. */
export const newestDay = (records: readonly { readonly as_of: string | null }[]): string | null =>
  records
    .flatMap(({ as_of }) => (as_of === null ? [] : [as_of]))
    .toSorted()
    .at(-1) ?? null
