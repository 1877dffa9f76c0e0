import { type Kysely, sql } from 'kysely'
import { z } from 'zod'
import type { Schema } from '../../../database/schema.ts'
import { type Counts, rowsOf } from '../report/counts.ts'

/** The published file that an import reads. */
export const publishedFile = z.strictObject({
  /** The id of the data set: `az4n-8mr2`. */
  dataSet: z.string().min(1),
  /** Whether it holds only what changed since the day before. */
  isDifference: z.boolean(),
  /** Whether one of the same day was read before: what this one says of that day stands. */
  isCorrection: z.boolean().optional(),
  publishedOn: z.iso.date(),
  /** Of its content. */
  digest: z.string().min(1),
  /** Whether it was read before, and only the lines that were refused are to be read again. */
  isForRefused: z.boolean().optional(),
})
export type PublishedFile = z.infer<typeof publishedFile>

/** As much of it as is known of a file that was not read. */
export const incompletelyPublished = publishedFile.partial()
type IncompletelyPublished = z.infer<typeof incompletelyPublished>

/** The monitor's log of imports: one entry a file. */
export interface ImportRun {
  /** When it began, by the clock of the database. */
  readonly begunAt: string
  note(counts: Counts, end?: { readonly isWhole: boolean }): Promise<void>
}
export interface ImportRuns {
  begin(kind: string, fileName: string, from: { asOf: string; published?: PublishedFile }): Promise<ImportRun>
  /** Logs a file that was not read. */
  refuse(fileName: string, reason: string, published?: IncompletelyPublished): Promise<void>
  /** Logs that there is no newer version of some data sets, by their ids. */
  noteChecked(dataSets: readonly string[]): Promise<void>
}

const columnsOf = (published: IncompletelyPublished = {}) => ({
  data_set: published.dataSet ?? null,
  is_difference: published.isDifference ?? false,
  published_on: published.publishedOn ?? null,
  content_digest: published.digest ?? null,
})

/** When a newer version of a data set was looked for: reading the last one again is none. */
const lastLookedAt = (dataSet: string) => sql<Date | null>`(
  select coalesce(checked_at, finished_at) from import_runs
  where data_set = ${dataSet} and finished_at is not null order by id desc limit 1)`

export const databaseImportRuns = (db: Kysely<Schema>): ImportRuns => ({
  async begin(kind, fileName, { asOf, published }) {
    const { id, begunAt } = await db
      .insertInto('import_runs')
      .values({
        kind,
        file_name: fileName,
        as_of: asOf,
        ...columnsOf(published),
        ...(published?.isForRefused === true && { checked_at: lastLookedAt(published.dataSet) }),
      })
      .returning(['id', sql<string>`started_at::text`.as('begunAt')])
      .executeTakeFirstOrThrow()
    return {
      begunAt,
      async note(counts, end) {
        await db
          .updateTable('import_runs')
          .set({
            rows_read: rowsOf(counts),
            added: counts.added,
            changed: counts.changed,
            unchanged: counts.unchanged + counts.outdated + counts.skipped,
            rejected: counts.rejected,
            ...(end === undefined ? {} : { finished_at: new Date(), is_whole: end.isWhole }),
          })
          .where('id', '=', id)
          .execute()
      },
    }
  },
  async refuse(fileName, refusal, published) {
    await db
      .insertInto('import_runs')
      .values({ kind: '', file_name: fileName, refusal, ...columnsOf(published) })
      .execute()
  },
  async noteChecked(dataSets) {
    await sql`
      update import_runs set checked_at = now()
      where id in (
        select max(id) from import_runs
        where data_set = any(${sql.val([...dataSets])}::text[]) and finished_at is not null
        group by data_set
      )`.execute(db)
  },
})

/** One entry of the log. */
export const loggedRun = z.object({
  id: z.int(),
  kind: z.string(),
  fileName: z.string(),
  dataSet: z.string().nullable(),
  isDifference: z.boolean(),
  publishedOn: z.string().nullable(),
  digest: z.string().nullable(),
  asOf: z.string().nullable(),
  rows: z.int(),
  added: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  rejected: z.int(),
  startedAt: z.coerce.date(),
  /** Null: it runs, or was stopped, or the file was refused. */
  finishedAt: z.coerce.date().nullable(),
  refusal: z.string().nullable(),
  /** When there was last no newer version of the file. */
  checkedAt: z.coerce.date().nullable(),
  /** Whether it was the agency's whole file, read to its end. Null: that was not noted yet. */
  isWhole: z.boolean().nullable(),
})
export type LoggedRun = z.infer<typeof loggedRun>

/** Differences older than this are of no use: a monitor that missed one takes the whole file. */
const DIFFERENCES_OF_DAYS = 60

/**
 * The log as it matters now, newest entry first: of each whole file the newest entry and the newest finished one, of
 * each difference of the last weeks the newest, and of files that someone named the newest of each name.
 */
export const readImportRuns = async (db: Kysely<Schema>): Promise<readonly LoggedRun[]> => {
  const { rows } = await sql<Record<keyof LoggedRun, unknown>>`
    select * from (
      select distinct on (
          coalesce(data_set, file_name), data_set is null, case when is_difference then published_on end,
          finished_at is null
        )
        id, kind, file_name as "fileName", data_set as "dataSet", is_difference as "isDifference",
        published_on::text as "publishedOn", content_digest as digest, as_of::text as "asOf", rows_read as rows,
        added, changed, unchanged, rejected, started_at as "startedAt", finished_at as "finishedAt", refusal,
        checked_at as "checkedAt", is_whole as "isWhole"
      from import_runs
      where not is_difference or started_at > now() - make_interval(days => ${sql.lit(DIFFERENCES_OF_DAYS)})
      order by coalesce(data_set, file_name), data_set is null, case when is_difference then published_on end,
        finished_at is null, id desc
    ) as newest
    order by id desc`.execute(db)
  return z.array(loggedRun).parse(rows)
}
