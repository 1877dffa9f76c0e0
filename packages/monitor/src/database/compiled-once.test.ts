import fc from 'fast-check'
import {
  type CompiledQuery,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
} from 'kysely'
import { expect, it, vi } from 'vitest'
import { compiledOnce } from './compiled-once.ts'
import type { Schema } from './schema.ts'

interface Values {
  readonly ids: readonly number[]
  readonly companyId: number
  readonly since: string
}

const build = (db: Kysely<Schema>, { ids, companyId, since }: Values) =>
  db
    .selectFrom('subscriptions')
    .select(['id', sql<boolean>`created_at > ${since}`.as('is_later')])
    .where('company_id', '=', companyId)
    .where('carrier_id', '=', sql<number>`any(${ids}::int[])`)
    .limit(50)

/** A database that runs nothing, and what it was given to run. */
const recording = () => {
  const run: Pick<CompiledQuery, 'sql' | 'parameters'>[] = []
  const db = new Kysely<Schema>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: by => new PostgresIntrospector(by),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log: ({ query }) => {
      run.push({ sql: query.sql, parameters: query.parameters })
    },
  })
  return { db, run }
}

it('a statement that is compiled once runs as if it were compiled with its values', async () => {
  const { db, run } = recording()
  const statement = compiledOnce(build)
  const values = fc.record({ ids: fc.array(fc.nat()), companyId: fc.nat(), since: fc.string() })
  await fc.assert(
    fc.asyncProperty(values, async given => {
      await statement(db, given)
      const { sql: text, parameters } = build(db, given).compile()
      expect(run.at(-1)).toEqual({ sql: text, parameters })
    }),
  )
})

it('a statement is built for its first run alone', async () => {
  const { db, run } = recording()
  const built = vi.fn(build)
  const statement = compiledOnce(built)
  for (const companyId of [1, 2, 3]) await statement(db, { ids: [4], companyId, since: '2026-11-28' })
  expect(built).toHaveBeenCalledTimes(1)
  expect(run).toHaveLength(3)
})
