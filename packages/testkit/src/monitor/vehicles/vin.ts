import { z } from 'zod'

const TYPED_MAX = 64
const VIN = /^[A-HJ-NPR-Z0-9]{17}$/

/** Different signs that a number has at least: fewer are what somebody typed to fill the field. */
const SIGNS_MIN = 5

/** Capitals, without blanks and dashes. */
export const tidied = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/[\s\p{Pd}]/gu, '')
    .toUpperCase()

/** A VIN in any case, with blanks and dashes, as the register holds it: 17 capitals and digits without I, O and Q. */
export const vinInPath = z.string().max(TYPED_MAX).transform(tidied).pipe(z.string().regex(VIN))

/**
 * The VIN that somebody wrote down, as the register holds it.
 *
 * Empty:   null where there is none, or none that can be read.
 * Choice: a number without a letter or without a digit, or of fewer than five different signs, is a filled field and
 * no vehicle: two carriers would else share it. No check digit is asked for, as not every country has one.
 */
export const readableVin = (written: string | null): string | null => {
  if (written === null || written.length > TYPED_MAX) return null
  const vin = tidied(written)
  return VIN.test(vin) && /[A-Z]/.test(vin) && /\d/.test(vin) && new Set(vin).size >= SIGNS_MIN ? vin : null
}
