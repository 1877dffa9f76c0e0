import { z } from 'zod'

const TYPED_MAX = 64

/** A VIN in any case, with blanks and dashes, as the register holds it: 17 capitals and digits without I, O and Q. */
export const vinInPath = z
  .string()
  .max(TYPED_MAX)
  .transform(text =>
    text
      .normalize('NFKC')
      .replace(/[\s\p{Pd}]/gu, '')
      .toUpperCase(),
  )
  .pipe(z.string().regex(/^[A-HJ-NPR-Z0-9]{17}$/))
