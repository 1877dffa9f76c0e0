import { z } from 'zod'
import { TIED_BY, TIED_ENDS } from '../rules/terms/finding-value.ts'

/** The carriers that should not operate and that a carrier is tied to, on a day, the one that tells most first. */
export const wireTiesToEnded = z.array(
  z.object({
    by: z.enum(TIED_BY),
    dot: z.string().nullable(),
    end: z.enum(TIED_ENDS),
    on: z.string().nullable(),
  }),
)
