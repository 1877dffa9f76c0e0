import { type Kysely, sql, type Transaction } from 'kysely'
import { z } from 'zod'
import type { Schema } from '../../../database/schema.ts'

/** Whether a carrier of the register has a number as refused rows name it: `DOT 123`. */
export const isOnRecord = (number: ReturnType<typeof sql>) => sql`exists (
  select from carrier_identifiers as i join carriers as c on c.id = i.carrier_id and c.source = 'federal'
  where i.is_type = split_part(${number}, ' ', 1) and i.value_key = split_part(${number}, ' ', 2) offset 0)`

/** What is known of the files that name carriers. */
export const readState = z.strictObject({
  /** The kinds that were read whole. */
  whole: z.array(z.string()),
  /** The files of which rows wait to be read again, and how many carriers on record they name. */
  waiting: z.array(z.strictObject({ kind: z.string(), source: z.string(), carriers: z.int() })),
})
export type ReadState = z.infer<typeof readState>

/** What the files that were read tell of carriers. */
export interface FileReadings {
  /** The kinds that were read whole, up to which day. */
  readonly whole: readonly { readonly kind: string; readonly as_of: string }[]
  /** The numbers in refused rows of each file: those of carriers on record, and those of which the file is to be read again. */
  readonly refused: readonly {
    readonly source: string
    readonly onRecord: number
    readonly waiting: number
  }[]
}

/** The same for the operator's page. */
export const readFileReadings = async (db: Kysely<Schema>): Promise<FileReadings> => {
  const whole = await db.selectFrom('federal_files').select(['kind', 'as_of']).execute()
  const { rows } = await sql<FileReadings['refused'][number]>`
    select source, count(distinct number) filter (where state <> 'unknown')::int as "onRecord",
      count(distinct number) filter (where state = 'waiting')::int as waiting
    from refused_rows group by source`.execute(db)
  return { whole, refused: rows }
}

/** Marks the refused rows whose carriers have come on record since: their files are to be read again. */
export const markWaiting = async (db: Kysely<Schema>): Promise<void> => {
  await sql`
    update refused_rows as r set state = 'waiting' where state = 'unknown' and ${isOnRecord(sql`r.number`)}`.execute(
    db,
  )
}

/**
 * Marks what is to be read again. A kind that was read whole and of which nothing is tells all of the carriers that came since
 * as well: a row of theirs would have been refused.
 */
export const refreshWaiting = async (tx: Transaction<Schema>): Promise<ReadState> => {
  await markWaiting(tx)
  await sql`
    update federal_files as f set begun_at = now()
    where begun_at <= (select created_at from carriers where source = 'federal' order by id desc limit 1)
      and not exists (select from refused_rows as r where r.kind = f.kind and r.state = 'waiting')`.execute(
    tx,
  )
  const whole = await tx.selectFrom('federal_files').select('kind').execute()
  const { rows } = await sql<ReadState['waiting'][number]>`
    select kind, source, count(distinct number)::int as carriers from refused_rows
    where state = 'waiting' group by kind, source order by kind, source`.execute(tx)
  return { whole: whole.map(({ kind }) => kind), waiting: [...rows] }
}
