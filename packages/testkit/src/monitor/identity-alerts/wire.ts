import { z } from 'zod'
import { CATEGORIES, SITES } from './categories.ts'

/** Something added to an alert, as it goes over the wire. */
export const wireMessage = z.object({
  id: z.number(),
  identity_alert_id: z.number(),
  message: z.string(),
  created_at: z.string(),
})

/** An alert as it goes over the wire. */
export const wireAlert = z.object({
  id: z.number(),
  carrier_id: z.number().nullable(),
  is_type: z.enum(CATEGORIES),
  message: z.string(),
  file_date: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  phone_e164: z.string().nullable(),
  origin_postal_code: z.string().nullable(),
  origin_area_id: z.number().nullable(),
  commodity_type_id: z.number().nullable(),
  site: z.enum(SITES),
  company_id: z.number(),
  user_id: z.number().nullable(),
  is_published: z.boolean(),
  created_at: z.string(),
  messages: z.array(wireMessage),
})

export type WireAlert = z.input<typeof wireAlert>
export type WireMessage = z.input<typeof wireMessage>
