import { type RawBuilder, sql } from 'kysely'

/** Any of some ids, as PostgreSQL writes a list of them: one parameter, so that a statement has the same text and the same plan for any number of them. */
export const anyOf = (ids: readonly number[] | ReadonlySet<number>): RawBuilder<number> =>
  sql`any(${sql.val(ids instanceof Set || Array.isArray(ids) ? `{${[...ids].join()}}` : ids)}::int[])`
