import { type Migration, sql } from 'kysely'
import { registerChanges } from '../later/register-changes.ts'

/** Changes of a registration decide rules: see `../later/register-changes`. */
export const addRegisterChanges: Migration = {
  async up(db) {
    await sql.raw(registerChanges).execute(db)
  },
}
