/**
 * A text, or as much of it as fits, with an ellipsis, before which no character is cut in two and no comma is left. Units:
 * characters.
 */
export const cutText = (text: string, maxLength: number): string =>
  text.length <= maxLength
    ? text
    : `${text
        .slice(0, Math.max(0, maxLength - 1))
        .replace(/\p{Surrogate}$/u, '')
        .replace(/[\s,;:]+$/, '')}…`
