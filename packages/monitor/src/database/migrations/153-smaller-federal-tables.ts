import type { Migration } from 'kysely'
import { sql } from 'kysely'

/** Vehicles by a source and another filter: of all sources but the one that nearly every vehicle has. */
const BY_SOURCE = [
  ['carrier_vehicles_by_source', 'source', ''],
  ['carrier_vehicles_by_source_and_type', 'source, is_type', ''],
  ['carrier_vehicles_by_source_and_trailer_type', 'source, trailer_type', 'and trailer_type is not null'],
  [
    'carrier_vehicles_by_source_and_power_unit_type',
    'source, power_unit_type',
    'and power_unit_type is not null',
  ],
] as const

/** Facts of few rows a carrier: the index by which a row is found again also finds those of a carrier. */
const OF_A_CARRIER = ['carrier_insurances', 'authority_history', 'revocations'] as const

/**
 * Fewer indexes where a federal file has millions of rows.
 *
 * Vehicles: of those that were inspected, a source tells nothing that the index of dates does not, and half of all are of
 * each type. Plates: no one looks for one as it was written. The marks of a carrier's census rows stand beside the facts
 * that carry their day: on the carrier's own row, a file with the same facts of a later day renewed twelve indexes.
 */
export const smallerFederalTables: Migration = {
  async up(db) {
    const statements = [
      ...BY_SOURCE.flatMap(([name, columns, also]) => [
        `drop index ${name}`,
        `create index ${name} on carrier_vehicles (${columns}, date desc, id desc) where source <> 'inspection' ${also}`,
      ]),
      'drop index carrier_vehicles_by_type',
      'drop index vehicles_by_plate',
      ...OF_A_CARRIER.flatMap(table => [
        `drop index ${table}_by_federal_key`,
        `create unique index ${table}_by_federal_key on ${table} (carrier_id, federal_key)`,
        `drop index ${table}_by_carrier`,
      ]),
      'alter table carrier_census add column federal_digest text',
      `update carrier_census set federal_digest = carriers.federal_digest from carriers
        where carriers.id = carrier_id and carriers.federal_digest is not null`,
      'alter table carriers drop column federal_digest',
    ]
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
