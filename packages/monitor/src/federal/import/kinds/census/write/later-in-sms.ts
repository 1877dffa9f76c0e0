import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../../../../database/schema.ts'

/**
 * The DOT numbers of carriers in a listing of the register of which the SMS census said something on a later day. A register
 * of a day after that has the last word again, with the same line.
 */
export async function laterInSms(db: Kysely<Schema>, listing: number): Promise<readonly number[]> {
  const { rows } = await sql<{ number: number }>`
    select i.value_key::integer as number from carrier_census as f
    join federal_listings as l on l.id = f.listing_id
    join carrier_identifiers as i on i.carrier_id = f.carrier_id and i.is_type = 'DOT'
    where f.listing_id = ${listing} and f.sms_as_of > greatest(f.as_of, l.as_of)`.execute(db)
  return rows.map(row => row.number)
}
