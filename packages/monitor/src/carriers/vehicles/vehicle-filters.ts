import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import type { Schema } from '../../database/schema.ts'
import { POWER_UNIT_TYPES, VEHICLE_SOURCES, VEHICLE_TYPES } from './wire-vehicle.ts'

const TRAILER_TYPE_MAX = 60

/** The filters of a list of carrier vehicles. Source: section 7, "Carriers". */
export const vehicleFilters = {
  is_type_eq: z.enum(VEHICLE_TYPES, 'This is not a valid vehicle type.').optional(),
  trailer_type_eq: z
    .string('Enter one text.')
    .min(1, 'Give a trailer type.')
    .max(TRAILER_TYPE_MAX, `Give at most ${TRAILER_TYPE_MAX} characters.`)
    .refine(sent => !sent.includes('\u0000'), 'This text cannot be searched.')
    .optional(),
  power_unit_type_eq: z.enum(POWER_UNIT_TYPES, 'This is not a valid power unit type.').optional(),
  source_eq: z.enum(VEHICLE_SOURCES, 'This is not a valid vehicle source.').optional(),
}
const sentFilters = z.object(vehicleFilters)
export type SentVehicleFilters = z.output<typeof sentFilters>

const COLUMNS = {
  is_type_eq: 'is_type',
  trailer_type_eq: 'trailer_type',
  power_unit_type_eq: 'power_unit_type',
  source_eq: 'source',
} as const satisfies Record<keyof SentVehicleFilters, keyof Schema['carrier_vehicles']>

/** Whether the filters require both a trailer and a power unit, so that no vehicle matches. */
const isContradiction = ({ is_type_eq: type, trailer_type_eq, power_unit_type_eq }: SentVehicleFilters) =>
  (trailer_type_eq !== undefined && (power_unit_type_eq !== undefined || type === 'power_unit')) ||
  (power_unit_type_eq !== undefined && type === 'trailer')

/** The conditions of the filters. Empty: always true. */
export const vehicleConditions = (sent: SentVehicleFilters): RawBuilder<boolean> => {
  if (isContradiction(sent)) return sql<boolean>`false`
  const requests = Object.entries(COLUMNS).flatMap(([name, column]) => {
    const value = sent[name as keyof SentVehicleFilters]
    return value === undefined ? [] : [sql`${sql.ref(`carrier_vehicles.${column}`)} = ${value}`]
  })
  return sql<boolean>`(${sql.join([sql`true`, ...requests], sql` and `)})`
}
