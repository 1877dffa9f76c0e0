import { type Kysely, type RawBuilder, sql } from 'kysely'
import { rowsOf } from '../../database/rows-of.ts'
import type { Schema } from '../../database/schema.ts'

/** The insurer of a policy: a filing names the company by its id, and any other source by its name. */
export const INSURER_TEXT = 'coalesce(insurer, (select name from insurers where insurers.id = insurer_id))'
export const INSURER: RawBuilder<string | null> = sql.raw(INSURER_TEXT)

/** The ids of insurance companies, by name. One that is new is added. */
export const insurerIds = async (
  db: Kysely<Schema>,
  names: readonly (string | null)[],
): Promise<ReadonlyMap<string | null, number>> => {
  const wanted = [...new Set(names)].flatMap(name => (name === null ? [] : [{ name }]))
  if (wanted.length === 0) return new Map()
  const rows = rowsOf({ name: 'text' }, wanted)
  await sql`
    insert into insurers (name) select name from ${rows}
    where not exists (select from insurers as i where i.name = n.name)
    on conflict do nothing`.execute(db)
  const { rows: found } = await sql<{ id: number; name: string }>`
    select i.id, i.name from ${rows} join insurers as i on i.name = n.name`.execute(db)
  return new Map(found.map(({ id, name }) => [name, id]))
}
