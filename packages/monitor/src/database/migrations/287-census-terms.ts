import { type Migration, sql } from 'kysely'
import { STORED_TERMS } from '../census-terms.ts'
import { withoutViews } from '../without-views.ts'

/** What a carrier does and hauls is a sign for each of the register's terms: see `database/census-terms.ts`. */
export const censusTerms: Migration = {
  async up(db) {
    await sql.raw(STORED_TERMS).execute(db)
    const changed = ['operation_classifications', 'cargo_carried'].map(
      column => `alter column ${column} drop default,
        alter column ${column} type text using stored_terms(${column}),
        alter column ${column} set default ''`,
    )
    await withoutViews(db, ['listed_census'], () =>
      sql.raw(`alter table carrier_census ${changed.join(', ')}`).execute(db),
    )
    await sql`drop function stored_terms(text[])`.execute(db)
  },
}
