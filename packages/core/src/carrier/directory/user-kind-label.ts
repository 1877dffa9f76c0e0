/**
 * What a user is to the carrier, in words: `after_hours_dispatcher` is "After hours dispatcher".
 *
 * Empty: an empty text. Source: section 3, "Directory". Choice: the kinds are an open set, so the name itself is made
 * readable instead of a table that would lag behind.
 */
export const userKindLabel = (kind: string): string => {
  const words = kind.replace(/[_\s]+/g, ' ').trim()
  return words.slice(0, 1).toUpperCase() + words.slice(1)
}
