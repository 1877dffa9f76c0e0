import { z } from 'zod'
import { wholeNumber } from '../http/fields.ts'
import { OUTCOMES } from '../rules/assessment/worst-outcome.ts'
import { BUCKETS } from '../rules/bucket-of.ts'

/** Dollars that a search may ask for at most. */
const USD_MAX = 1_000_000_000
const UNITS_MAX = 1_000_000
const PLACES_MAX = 50

/** The connection of the caller's company to a carrier. Source: section 4, "Connection status". */
const STATUSES_OR_NONE = ['none', 'needs_to_onboard', 'onboarded', 'do_not_dispatch'] as const

const onlyTrue = z.literal('true', 'Give true, or leave it out.').optional()

/** A country, or its state or province: `US`, `US-TX`. State codes collide between countries. */
const place = z
  .string('Give a list.')
  .regex(/^(US|CA|MX)(-[A-Z]{2})?$/, 'Give a country (US, CA, MX), or one with a state (US-TX).')

/** The filters of a carrier search; they are no search by themselves. */
export const narrowingFields = {
  physical_place_in: z
    .array(place, 'Give a list.')
    .max(PLACES_MAX, `Give at most ${PLACES_MAX} places.`)
    .optional(),
  rules_assessment_eq: z.enum(BUCKETS, 'This is not a valid assessment result.').optional(),
  /** Beyond section 7: by the verdict that a row shows. */
  verdict_eq: z.enum(OUTCOMES, 'This is not a valid verdict.').optional(),
  connection_status_in: z
    .array(z.enum(STATUSES_OR_NONE, 'This is not a valid connection status.'), 'Give a list.')
    .max(STATUSES_OR_NONE.length)
    .optional(),
  authority_active_eq: onlyTrue,
  auto_liability_amount_gteq: wholeNumber({ min: 1, max: USD_MAX }).optional(),
  cargo_amount_gteq: wholeNumber({ min: 1, max: USD_MAX }).optional(),
  power_units_gteq: wholeNumber({ min: 1, max: UNITS_MAX }).optional(),
  out_of_service_eq: z.literal('false', 'Give false, or leave it out.').optional(),
  identity_alerts_count_eq: z.literal('0', 'Give 0, or leave it out.').optional(),
}
const narrowing = z.strictObject(narrowingFields)

/** The filters of a carrier search, as sent. */
export type Narrowing = z.output<typeof narrowing>

const NAMES = Object.keys(narrowingFields) as (keyof Narrowing)[]

/** The filters among the fields sent. Empty: undefined. */
export const narrowingOf = (sent: Narrowing): Narrowing | undefined => {
  const given = NAMES.flatMap(name => (sent[name] === undefined ? [] : [[name, sent[name]] as const]))
  return given.length === 0 ? undefined : (Object.fromEntries(given) as Narrowing)
}

/** The searching company, and the day that cover must be in force on. */
export interface NarrowedFor {
  readonly companyId: number
  readonly day: string
}
