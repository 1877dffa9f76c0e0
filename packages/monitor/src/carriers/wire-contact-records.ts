import { z } from 'zod'

const dates = {
  since: z.string().nullable(),
  stands_with: z
    .enum(['reported', 'reported_carrier', 'revoked', 'out_of_service', 'hidden', 'many'])
    .nullable(),
}

const contactRecord = z.object({
  ...dates,
  former: z.array(z.object({ ...dates, value: z.string(), until: z.string() })),
})

/** Since when the contacts on file are there, what they stand with, and those before; beyond section 7. */
export const wireContactRecords = z.object({ phone: contactRecord, email: contactRecord })
export type WireContactRecords = z.input<typeof wireContactRecords>
