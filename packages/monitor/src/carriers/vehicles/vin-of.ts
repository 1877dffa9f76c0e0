import { type RawBuilder, sql } from 'kysely'

/** The VIN of a row of `carrier_vehicles`, by the name that a query has for it: its own, else that of the vehicle on record. */
export const vinOf = (row: string): RawBuilder<string | null> => sql<string | null>`
  coalesce(${sql.ref(`${row}.vin`)}, (select known.vin from vehicles as known where known.id = ${sql.ref(`${row}.vehicle_id`)}))`

/** Whether the VIN of a vehicle is this one, by the index. */
export const isVin = (vehicle: string, vin: unknown): RawBuilder<boolean> => sql<boolean>`
  (hashtext(${sql.ref(`${vehicle}.vin`)}) = hashtext(${vin}) and ${sql.ref(`${vehicle}.vin`)} = ${vin})`
