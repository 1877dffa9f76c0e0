import { type Migration, sql } from 'kysely'

/** Of tables whose rows are only added at their end, an index by that order needs no room for more on its pages. */
const IN_ORDER = [
  'carriers_pkey',
  'carrier_identifiers_pkey',
  'carrier_contacts_pkey',
  'carrier_insurances_pkey',
  'authority_history_pkey',
  'revocations_pkey',
  'inspections_pkey',
  'inspection_violations_pkey',
  'vehicles_pkey',
  'carrier_vehicles_pkey',
]

/**
 * Vehicles are found by a number of 64 bits made of their VIN, and inspections by one of 32 bits made of their report number
 * beside the carrier: both are only compared for equality, and the texts took twice the room. That two of five million
 * vehicles have one number has a chance of 1 in a million; the second would then not be added.
 */
export const shortNumbers: Migration = {
  async up(db) {
    await sql
      .raw(`
      drop index vehicles_by_vin;
      create unique index vehicles_by_vin on vehicles (hashtextextended(vin, 0)) where vin is not null;
      drop index inspections_by_report;
      create index inspections_by_report on inspections (carrier_id, hashtext(report_number));
      ${IN_ORDER.map(index => `alter index ${index} set (fillfactor = 100);`).join('\n')}`)
      .execute(db)
  },
}
