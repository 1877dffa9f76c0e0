const LINE_MAX = 200

/** Text from others as part of one line of an e-mail: no line breaks or control characters, of limited length. */
export const oneLine = (text: string | null): string =>
  (text ?? '')
    .replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
    .slice(0, LINE_MAX)
