import { type Migration, sql } from 'kysely'
import { gate } from '../later/gate.ts'

/** The setting of the gate: see `../later/gate`. */
export const addGate: Migration = {
  async up(db) {
    await sql.raw(gate).execute(db)
  },
}
