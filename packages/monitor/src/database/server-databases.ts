import { randomBytes } from 'node:crypto'
import { onServer } from './on-server.ts'

const VARIABLE = 'FAIRHAUL_TEST_DATABASES'

/** The prefix of the names of this run's databases. A process alone, without a run, has the same each time. */
export const databasesOfRun = (): string => process.env[VARIABLE] ?? 'fairhaul_test_'

/** Runs before the tests that may use a PostgreSQL server; what it returns drops the databases of this run. */
export default function setup(): (() => Promise<void>) | undefined {
  const server = process.env['DATABASE_URL']
  if (server === undefined || server === '') return undefined
  process.env[VARIABLE] ??= `fairhaul_test_${randomBytes(4).toString('hex')}_`
  return () =>
    onServer(server, async client => {
      const { rows } = await client.query<{ datname: string }>(
        'select datname from pg_database where starts_with(datname, $1)',
        [databasesOfRun()],
      )
      for (const { datname } of rows) await client.query(`drop database if exists ${datname} with (force)`)
    })
}
