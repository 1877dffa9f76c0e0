import { z } from 'zod'

const TYPED_MAX = 64
const VIN = /^[A-HJ-NPR-Z0-9]{17}$/

/** The fewest different characters of a real VIN; fewer mean that the field was filled with anything. */
const SIGNS_MIN = 5

/** Upper case, without whitespace and dashes. */
export const tidied = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/[\s\p{Pd}]/gu, '')
    .toUpperCase()

/** A VIN in any case, with spaces and dashes, in its stored form: 17 capitals and digits without I, O and Q. */
export const vinInPath = z.string().max(TYPED_MAX).transform(tidied).pipe(z.string().regex(VIN))

/**
 * A handwritten VIN in its stored form.
 *
 * Empty: null for none, or one that cannot be read.
 * Choice: a VIN without a letter or without a digit, or of fewer than five different characters, is no vehicle, or
 * carriers would share it. The check digit is not verified, as not every country has one.
 */
export const readableVin = (written: string | null): string | null => {
  if (written === null || written.length > TYPED_MAX) return null
  const vin = tidied(written)
  return VIN.test(vin) && /[A-Z]/.test(vin) && /\d/.test(vin) && new Set(vin).size >= SIGNS_MIN ? vin : null
}
