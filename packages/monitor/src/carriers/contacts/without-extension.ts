/** An extension as it is written behind a number, or dialed after it: x12, ext. 12, poste 12, #12, ;ext=12, at most five digits after a comma. */
const EXTENSION =
  /[\s,;.([-]*(?:(?:extension|extn?|ex|x|#|poste|option|opt)(?:\s*(?:no|num|number))?[\s.:=#]*\d{1,7}|(?<=[,;]\s*)\d{1,5})[)\]]?$/i

/** A phone number without its extension, which is dialed on the same line. */
export const withoutExtension = (phone: string): string =>
  phone
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .trim()
    .replace(EXTENSION, '')
