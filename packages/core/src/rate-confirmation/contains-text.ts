/**
 * Whether a text contains another, ignoring case and blanks around the searched text.
 *
 * Empty: every text contains an empty one; a text not on record contains only that.
 * Source: section 3, "Rate confirmation"; section 3, "Rate confirmation mail".
 */
export const containsText = (text: string | null, part: string): boolean =>
  (text ?? '').toLowerCase().includes(part.trim().toLowerCase())
