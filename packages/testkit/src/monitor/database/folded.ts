/** A text as "contains" compares it: in small letters, without blanks around it. */
export const folded = (text: string): string => text.toLowerCase().trim()
