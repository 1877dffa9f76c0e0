import { z } from 'zod'
import { tidied } from '../../../carriers/vehicles/vin.ts'
import { instantInBody, lineOfText } from '../../../http/fields.ts'
import { sentIdentifier } from '../../../own-carriers/monitored/sent-identifier.ts'
import { EQUIPMENT_KINDS } from '../../lanes/lane-filters.ts'
import { LOAD_STATUSES } from '../load-status.ts'
import { stopInBody } from './stop-in-body.ts'

/** Loads of one call, at most. */
export const LOADS_MAX = 500
/** Stops of one load, at most. */
const STOPS_MAX = 30
const MILES_MAX = 20_000
const USD_MAX = 100_000_000

export const loadNumber = lineOfText({ max: 60, empty: 'Give the number of the load.' })

const line = (max: number) => lineOfText({ max, empty: 'Give a text, or null.' }).nullable()

const unit = z
  .strictObject({
    unit: line(40).default(null),
    plate: line(20).default(null),
    plate_state: z
      .string('Give a text.')
      .trim()
      .toUpperCase()
      .regex(/^[A-Z]{2}$/, 'Give two letters.')
      .nullable()
      .default(null),
    vin: z
      .string('Give a text.')
      .max(64, 'Give 17 letters and digits, without I, O and Q.')
      .transform(tidied)
      .pipe(z.string().regex(/^[A-HJ-NPR-Z0-9]{17}$/, 'Give 17 letters and digits, without I, O and Q.'))
      .nullable()
      .default(null),
  })
  .nullable()

const usd = z
  .number('Give a number.')
  .min(0, 'Give a number from 0.')
  .max(USD_MAX, 'Give at most 100,000,000.')

/**
 * What a company's own system says of a load. A field that is left out is not changed; null says that it is not known.
 *
 * Source: section 3, "Load"; what it has beyond that is ours.
 */
export const loadFields = z.strictObject({
  status: z.enum(LOAD_STATUSES, 'This is not a valid status.').optional(),
  carrier: sentIdentifier.nullable().optional(),
  billable_miles: z
    .number('Give a number.')
    .min(0, 'Give a number from 0.')
    .max(MILES_MAX, 'Give at most 20,000 miles.')
    .nullable()
    .optional(),
  equipment: z.enum(EQUIPMENT_KINDS, 'This is not a valid kind of equipment.').nullable().optional(),
  commodity: line(200).optional(),
  commodity_value_usd: usd.int('Give whole dollars.').nullable().optional(),
  rate_usd: usd.multipleOf(0.01, 'Give dollars and cents.').nullable().optional(),
  is_team: z.boolean('Give true or false.').nullable().optional(),
  driver_phone_e164: z
    .string('Give a text.')
    .trim()
    .regex(/^\+[1-9]\d{6,14}$/, 'Give a phone number such as +13125550100.')
    .nullable()
    .optional(),
  truck: unit.optional(),
  trailer: unit.optional(),
  stops: z
    .array(stopInBody, 'Give a list of stops.')
    .max(STOPS_MAX, `Give at most ${STOPS_MAX} stops.`)
    .refine(
      stops => ['pickup', 'delivery'].every(type => stops.some(stop => stop.is_type === type)),
      'Give at least one pickup and one delivery.',
    )
    .optional(),
  updated_at: instantInBody.optional(),
})
export type LoadFields = z.output<typeof loadFields>

/** The same with the number by which the company knows it. */
export const loadInBody = loadFields.extend({ external_load_number: loadNumber })
export type SentLoad = z.output<typeof loadInBody>
