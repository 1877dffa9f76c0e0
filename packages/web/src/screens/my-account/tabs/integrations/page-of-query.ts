/** The page that an address names, from 1. Empty: the first, for none and for what is no page. */
export const pageOfQuery = (text: string | null): number =>
  /^[1-9]\d{0,5}$/.test(text ?? '') ? Number(text) : 1
