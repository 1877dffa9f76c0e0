/**
 * The label of a user's kind: `after_hours_dispatcher` is "After hours dispatcher".
 *
 * Empty: an empty text. Source: section 3, "Directory". Choice: the kinds are an open set, so the label is made from
 * the name, not from a table.
 */
export const userKindLabel = (kind: string): string => {
  const text = kind.replace(/[_\s]+/g, ' ').trim()
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}
