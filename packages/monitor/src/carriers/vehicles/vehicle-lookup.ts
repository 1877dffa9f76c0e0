import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import { isVin, vinOf } from './vin-of.ts'
import { tidied, vinInPath } from './vin.ts'

const TYPED_MAX = 20
const printable = (sent: string) => !sent.includes('\u0000')

const typed = (what: string) =>
  z
    .string('Enter one text.')
    .max(TYPED_MAX, `Give at most ${TYPED_MAX} characters.`)
    .refine(printable, 'This text cannot be searched.')
    .refine(sent => tidied(sent) !== '', `Give ${what}.`)

/** The parameters of a vehicle lookup. Source: section 7, "Vehicles". */
export const lookupFilters = {
  vin_eq: vinInPath.optional(),
  plate_eq: typed('a plate').transform(tidied).optional(),
  /** The code of the state or province that issued the plate. */
  plate_state_eq: z
    .string('Enter one text.')
    .regex(/^[A-Z]{2}$/, 'Give the two letters of a state or province.')
    .optional(),
  unit_number_eq: typed('a unit number')
    .transform(sent => sent.trim().toUpperCase())
    .optional(),
}
/** The start of a unit number, plate or VIN. */
export const numberStart = typed('the start of a unit number, plate or VIN').transform(tidied).optional()

const sentLookup = z.object(lookupFilters)
export type SentLookup = z.output<typeof sentLookup>

/** The index expressions that compare plates and unit numbers. */
const PLATE_KEY = `upper(translate(plate, ' -', '') collate "C")`
const UNIT_KEY = `upper(btrim(unit_number) collate "C")`

/** Whether a unit number, plate or VIN starts so. Empty: always true. */
export const startCondition = (start: string | undefined): RawBuilder<boolean> =>
  start === undefined
    ? sql<boolean>`true`
    : sql<boolean>`(starts_with(upper(translate(unit_number, ' -', '')), ${start})
        or starts_with(${vinOf('carrier_vehicles')}, ${start})
        or carrier_vehicles.vehicle_id in (select id from vehicles as plated
          where starts_with(${sql.raw(PLATE_KEY)}, ${start})))`

/**
 * The conditions of a lookup. Empty: always true.
 *
 * Choice: a state without a plate is no condition.
 */
export const lookupConditions = (sent: SentLookup): RawBuilder<boolean> => {
  const { vin_eq: vin, plate_eq: plate, plate_state_eq: state, unit_number_eq: unit } = sent
  const conditions = [
    ...(vin === undefined
      ? []
      : [
          sql`(${isVin('carrier_vehicles', sql`${vin}::text`)} or carrier_vehicles.vehicle_id = (
            select id from vehicles as known where ${isVin('known', sql`${vin}::text`)}))`,
        ]),
    ...(plate === undefined
      ? []
      : [
          sql`carrier_vehicles.vehicle_id in (select id from vehicles as plated
            where ${sql.raw(PLATE_KEY)} = ${plate} and (${state ?? null}::text is null or plate_state = ${state ?? null}))`,
        ]),
    ...(unit === undefined ? [] : [sql`${sql.raw(UNIT_KEY)} = ${unit}`]),
  ]
  return sql<boolean>`(${sql.join([sql`true`, ...conditions], sql` and `)})`
}
