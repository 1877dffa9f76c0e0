/** Areas that a lookup of ZIP codes gives at once, unless it asks for another number. Source: section 9, "Page sizes". */
export const ZIP_LOOKUP_SIZE = 10

/**
 * What was typed, as the start of a five-digit ZIP: one to five digits.
 *
 * Refuses: undefined for an empty text and for anything but digits, also for more than five of them, as no ZIP starts
 * so. Choice: blanks around it do not count.
 * Source: section 3, "Area"; section 9, "Page sizes".
 */
export const readZipPrefix = (text: string): string | undefined => {
  const typed = text.trim()
  return /^\d{1,5}$/.test(typed) ? typed : undefined
}
