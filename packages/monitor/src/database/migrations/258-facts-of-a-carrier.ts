import { type Migration, sql } from 'kysely'

/** The tables of which an import adds most rows. */
const OF_A_CARRIER = [
  ...[
    'carrier_identifiers',
    'carrier_contacts',
    'carrier_census',
    'carrier_safety',
    'carrier_safety_to_count',
  ],
  ...['carrier_dockets', 'carrier_authorities', 'authority_history', 'revocations', 'carrier_insurances'],
  ...['inspections', 'carrier_basic_measures', 'carrier_vehicles'],
]

/** The lock by which imports alternate, batch by batch: see `import/store/federal-store.ts`. */
const TURN = 7_421_001

const whenDeleted = (table: string, name: string, deletes: readonly string[]) => `
  create function ${name}() returns trigger language plpgsql as
  $$
  begin
    ${deletes.map(statement => `${statement} in (select id from gone);`).join('\n    ')}
    return null;
  end
  $$;
  create trigger ${name} after delete on ${table} referencing old table as gone
    for each statement execute function ${name}();`

/**
 * Facts of a carrier go with it by a trigger in place of a foreign key. The key looked for the carrier again with each of the
 * twenty rows that an import adds for it, and locked it, a sixth of what the server did: the import has looked for it just
 * before, in the same transaction. So it is with violations and their inspection. Vehicles are never deleted.
 *
 * Choice: a process that deletes a carrier waits for the batch of an import that is being stored, so that none of its rows stays.
 */
export const factsOfACarrier: Migration = {
  async up(db) {
    await sql
      .raw(`
      ${OF_A_CARRIER.map(table => `alter table ${table} drop constraint ${table}_carrier_id_fkey;`).join('\n')}
      alter table inspection_violations drop constraint inspection_violations_inspection_id_fkey;
      alter table carrier_vehicles drop constraint carrier_vehicles_vehicle_id_fkey;
      ${whenDeleted(
        'carriers',
        'carriers_take_their_facts',
        OF_A_CARRIER.map(table => `delete from ${table} where carrier_id`),
      )}
      ${whenDeleted('inspections', 'inspections_take_their_violations', [
        'delete from inspection_violations where inspection_id',
      ])}
      create function carriers_wait_for_imports() returns trigger language plpgsql as
      $$
      begin
        perform pg_advisory_xact_lock(${TURN});
        return null;
      end
      $$;
      create trigger carriers_wait_for_imports before delete on carriers
        for each statement execute function carriers_wait_for_imports();`)
      .execute(db)
  },
}
