/** A text, or as much of it as fits, with an ellipsis; no character is cut in two. Units: characters. */
export const cutText = (text: string, maxLength: number): string =>
  text.length <= maxLength
    ? text
    : `${text
        .slice(0, maxLength - 1)
        .replace(/\p{Surrogate}$/u, '')
        .trimEnd()}…`
