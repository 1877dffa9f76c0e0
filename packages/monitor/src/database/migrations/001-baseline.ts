import { type Migration, sql } from 'kysely'
import { AREAS } from '../baseline/index.ts'

/** The schema of the first release: see `../baseline`. */
export const baseline: Migration = {
  async up(db) {
    for (const statements of Object.values(AREAS)) await sql.raw(statements).execute(db)
  },
}
