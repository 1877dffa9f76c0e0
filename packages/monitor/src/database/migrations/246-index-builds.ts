import { type Migration, sql } from 'kysely'

/** How large each table was when its indexes were last built as a whole: see `database/rebuild-indexes.ts`. */
export const indexBuilds: Migration = {
  async up(db) {
    await sql`
      create table index_builds (
        table_name text primary key,
        bytes bigint not null
      )`.execute(db)
  },
}
