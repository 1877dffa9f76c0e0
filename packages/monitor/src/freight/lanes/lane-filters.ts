import { z } from 'zod'

/** The portfolio fields. Source: section 9, "Equipment names". */
export const EQUIPMENT_KINDS = [
  'van',
  'reefer',
  'flatbed',
  'intermodal',
  'tanker',
  'heavy_haul',
  'dumps',
  'grain',
  'car_hauler',
  'pneumatic',
  'forestry',
  'livestock',
  'lowboy',
  'drop_deck',
  'double_drop',
  'cargo_vans',
  'straight_box_trucks',
] as const
const COUNTRIES = ['US', 'CA', 'MX'] as const
const BUCKETS = ['pass', 'partial_pass', 'fail', 'incomplete'] as const
/** The one value of the ELD filter. Source: section 9, "ELD-connected filter". */
const ELD_CONNECTED = 2

const COUNT_MAX = 1_000_000
const MONTHS_MAX = 1_200
const USD_MAX = 1_000_000_000
const MILES_MAX = 99_999.99

const whole = (max: number) =>
  z.int('Give a whole number.').min(0, 'Give a number from 0.').max(max, `Give a number up to ${max}.`)

/** Values of a closed set, each once. */
const some = <const Word extends string>(terms: readonly [Word, ...Word[]], message: string) =>
  z.array(z.enum(terms, message), 'Give a list.').min(1, message).max(terms.length, 'Name each once.')

/** The filters of a lane search. Source: section 5, "Fleet ranges"; section 5, "Origin radius". */
export const laneFilters = z.strictObject({
  power_units_gteq: whole(COUNT_MAX).optional(),
  power_units_lteq: whole(COUNT_MAX).optional(),
  straight_box_trucks_gteq: whole(COUNT_MAX).optional(),
  straight_box_trucks_lteq: whole(COUNT_MAX).optional(),
  cargo_vans_gteq: whole(COUNT_MAX).optional(),
  cargo_vans_lteq: whole(COUNT_MAX).optional(),
  authority_age_months_gteq: whole(MONTHS_MAX).optional(),
  authority_age_months_lteq: whole(MONTHS_MAX).optional(),
  cargo_amount_gteq: whole(USD_MAX).optional(),
  general_liability_amount_gteq: whole(USD_MAX).optional(),
  auto_liability_amount_gteq: whole(USD_MAX).optional(),
  equipment_in: some(EQUIPMENT_KINDS, 'This is not a valid kind of equipment.').optional(),
  equipment_count_gteq: z.int('Give a whole number.').min(1).max(COUNT_MAX).default(1),
  equipment_share_gteq: z.number('Give a share.').min(0).max(1, 'Give a share from 0 to 1.').default(0.5),
  rules_assessment_eq: z.enum(BUCKETS, 'This is not a valid assessment result.').optional(),
  physical_country_in: some(COUNTRIES, 'Give US, CA or MX.').optional(),
  is_contact_verified_eq: z.literal(true, 'This filter is true or left out.').optional(),
  eld_connected_eq: z.literal(ELD_CONNECTED, `This filter is ${ELD_CONNECTED} or left out.`).optional(),
  origin_radius_miles_lteq: z
    .number('Give miles.')
    .min(0, 'Give miles from 0.')
    .max(MILES_MAX, `Give at most ${MILES_MAX} miles.`)
    .optional(),
})
export type LaneFilters = z.output<typeof laneFilters>
