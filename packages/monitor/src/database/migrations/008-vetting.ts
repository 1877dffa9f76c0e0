import { type Migration, sql } from 'kysely'
import { vetting } from '../later/vetting.ts'

/** When companies decide on their carriers again: see `../later/vetting`. Records that say their version have it as a column. */
export const addVetting: Migration = {
  async up(db) {
    await sql.raw(vetting).execute(db)
    await sql`alter table decision_records disable trigger decision_records_stay`.execute(db)
    await sql`
      update decision_records set policy_version = (content::jsonb -> 'open' ->> 'policy_version')::int
      from decision_contents
      where decision_contents.digest = content_digest
        and content::jsonb -> 'open' ->> 'policy_version' is not null`.execute(db)
    await sql`alter table decision_records enable trigger decision_records_stay`.execute(db)
  },
}
