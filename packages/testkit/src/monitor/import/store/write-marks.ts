import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import { censusDay } from './decide.ts'
import { type Marks, writeMarks } from './federal-marks.ts'

export interface MarkedCarrier {
  readonly id: number
  readonly marks: Marks
}

const latest = ({ sms, company }: Marks) =>
  [sms?.asOf, company?.asOf]
    .filter(day => day !== undefined)
    .toSorted()
    .at(-1) ?? null

/** Keeps what was read of each carrier, and the days that stand on its facts because of it. */
export const markCarriers = async (db: Kysely<Schema>, carriers: readonly MarkedCarrier[]): Promise<void> => {
  if (carriers.length === 0) return
  const rows = carriers.map(({ id, marks }) => ({
    id,
    digest: writeMarks(marks),
    latest: latest(marks),
    census_day: censusDay(marks),
    register_day: marks.company?.asOf ?? null,
  }))
  const json = JSON.stringify(rows)
  await sql`
    update carriers as c set federal_digest = n.digest, federal_as_of = n.latest
    from json_to_recordset(${json}::json) as n(id int, digest text, latest date) where c.id = n.id`.execute(
    db,
  )
  await sql`
    update carrier_census as s set as_of = n.census_day
    from json_to_recordset(${json}::json) as n(id int, census_day date) where s.carrier_id = n.id`.execute(db)
  await sql`
    update carrier_safety as s set as_of = n.register_day
    from json_to_recordset(${json}::json) as n(id int, register_day date)
    where s.carrier_id = n.id and n.register_day is not null and s.as_of < n.register_day`.execute(db)
}
