/**
 * Whether a text contains another, whatever their case; blanks around what is looked for do not count.
 *
 * Empty: looking for nothing finds everything; a text that is not on record contains nothing else.
 * Source: section 3, "Rate confirmation"; section 3, "Rate confirmation mail".
 */
export const containsText = (text: string | null, part: string): boolean =>
  (text ?? '').toLowerCase().includes(part.trim().toLowerCase())
