import { type Migration, sql } from 'kysely'
import { papers } from '../later/papers.ts'

/** Certificates of insurance by upload: see `../later/papers`. */
export const addPapers: Migration = {
  async up(db) {
    await sql.raw(papers).execute(db)
  },
}
