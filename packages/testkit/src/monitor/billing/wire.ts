import { z } from 'zod'
import { PAYWALL_FLAGS } from '../session/actor.ts'

/** A plan as it goes over the wire. `features` are the paywall's flags that it opens. */
export const wirePlan = z.object({
  id: z.string(),
  name: z.string(),
  usd_per_month: z.number().nullable(),
  carrier_searches: z.number().nullable(),
  features: z.array(z.enum(PAYWALL_FLAGS)),
})

/** A card as it goes over the wire: how its owner knows it, and no more. */
export const wirePaymentMethod = z.object({
  id: z.number(),
  brand: z.string(),
  last_four: z.string().nullable(),
  expiration_month: z.number().nullable(),
  expiration_year: z.number().nullable(),
  is_default: z.boolean(),
})

/** How a company pays, and for what. */
export const wireBilling = z.object({
  plan: wirePlan.nullable(),
  plans: z.array(wirePlan),
  payment_methods: z.array(wirePaymentMethod),
  /** Where cards are entered: `test` is a picker of cards that do not exist. Null: nowhere. */
  card_provider: z.string().nullable(),
})

export type WirePlan = z.input<typeof wirePlan>
export type WireBilling = z.input<typeof wireBilling>
