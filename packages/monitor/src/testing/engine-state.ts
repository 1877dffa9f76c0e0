import type pg from 'pg'

/** One session of an engine or of a server. `exec` takes several statements at once. */
export interface SqlSession {
  query<Row extends pg.QueryResultRow>(statement: string): Promise<{ readonly rows: readonly Row[] }>
  exec(statements: string): Promise<unknown>
}

export const sessionOf = (client: pg.Client): SqlSession => ({
  query: statement => client.query(statement),
  exec: statements => client.query(statements),
})

/** The first object id of the database's own objects; lower ids are the engine's. */
const FIRST_OID = 16_384

/** The initial state of an engine, restored before it is reused. */
export interface EngineState {
  /** A digest of every table, column, index, constraint, trigger, function and setting. */
  readonly catalog: string
  /** Digests of the tables that had rows. */
  readonly rows: Readonly<Record<string, string>>
  /** The position of each sequence. */
  readonly sequences: Readonly<Record<string, string>>
}

const CATALOG = `
  select md5(string_agg(entry, '|' order by entry)) as digest from (
    select concat_ws(' ', oid, relname, relkind, relnatts, relchecks, relhastriggers, reloptions) as entry
    from pg_class where relnamespace = current_schema()::regnamespace
    union all select concat_ws(' ', 'a', attrelid, attname, xmin) from pg_attribute where attrelid >= ${FIRST_OID} and attnum > 0
    union all select concat_ws(' ', 'p', oid, xmin) from pg_proc where oid >= ${FIRST_OID}
    union all select concat_ws(' ', 'c', oid, xmin) from pg_constraint where oid >= ${FIRST_OID}
    union all select concat_ws(' ', 't', oid, xmin) from pg_trigger where oid >= ${FIRST_OID}
    union all select concat_ws(' ', 'd', oid, xmin) from pg_attrdef where oid >= ${FIRST_OID}
    union all select concat_ws(' ', 'r', oid, xmin) from pg_rewrite where oid >= ${FIRST_OID}
    union all select concat_ws(' ', 'y', oid, xmin) from pg_type where oid >= ${FIRST_OID}
    union all select concat_ws(' ', 'e', oid, xmin) from pg_extension
    union all select concat_ws(' ', 's', setdatabase, setrole, setconfig) from pg_db_role_setting
      where setdatabase in (0, (select oid from pg_database where datname = current_database()))
  ) entries`

const quoted = (name: string) => `"${name}"`
const literal = (text: string) => `'${text}'`

async function rowsOf<Row extends pg.QueryResultRow>(
  engine: SqlSession,
  statement: string,
): Promise<readonly Row[]> {
  return (await engine.query<Row>(statement)).rows
}

const namesOf = async (engine: SqlSession, kind: 'r' | 'S'): Promise<readonly string[]> => {
  const rows = await rowsOf<{ name: string }>(
    engine,
    `select relname as name from pg_class
     where relkind = '${kind}' and relnamespace = current_schema()::regnamespace order by 1`,
  )
  return rows.map(({ name }) => name)
}

/** A query with a row of name and text for each of some names. */
async function textByName(
  engine: SqlSession,
  names: readonly string[],
  select: (name: string) => string,
): Promise<Readonly<Record<string, string>>> {
  if (names.length === 0) return {}
  const rows = await rowsOf<{ name: string; said: string }>(engine, names.map(select).join(' union all '))
  return Object.fromEntries(rows.map(({ name, said }) => [name, said]))
}

const withRows = async (engine: SqlSession) =>
  Object.keys(
    await textByName(
      engine,
      await namesOf(engine, 'r'),
      name => `select ${literal(name)} as name, '' as said where exists (select from ${quoted(name)})`,
    ),
  )

const digestsOf = (engine: SqlSession, tables: readonly string[]) =>
  textByName(
    engine,
    tables,
    name =>
      `select ${literal(name)} as name, md5(string_agg(row::text, '|' order by row::text)) as said from ${quoted(name)} as row`,
  )

const sequencesOf = async (engine: SqlSession) =>
  textByName(
    engine,
    await namesOf(engine, 'S'),
    name => `select ${literal(name)} as name, last_value || ', ' || is_called as said from ${quoted(name)}`,
  )

const catalogOf = async (engine: SqlSession) =>
  (await rowsOf<{ digest: string }>(engine, CATALOG))[0]?.digest ?? ''

export const stateOf = async (engine: SqlSession): Promise<EngineState> => ({
  catalog: await catalogOf(engine),
  rows: await digestsOf(engine, await withRows(engine)),
  sequences: await sequencesOf(engine),
})

const isSame = (one: Readonly<Record<string, string>>, other: Readonly<Record<string, string>>) =>
  JSON.stringify(one) === JSON.stringify(other)

/**
 * Resets the tables to their initial state: those that were empty are empty, and sequences are at their first positions.
 * False: the schema or the initial rows have changed, which cannot be undone.
 */
export const resetTables = async (engine: SqlSession, first: EngineState): Promise<boolean> => {
  if ((await catalogOf(engine)) !== first.catalog) return false
  const written = (await withRows(engine)).filter(name => first.rows[name] === undefined)
  if (written.length > 0) await engine.exec(`truncate ${written.map(quoted).join(', ')} cascade`)
  for (const [name, value] of Object.entries(await sequencesOf(engine)))
    if (value !== first.sequences[name])
      await engine.exec(`select setval(${literal(quoted(name))}, ${first.sequences[name]})`)
  return isSame(await digestsOf(engine, Object.keys(first.rows)), first.rows)
}
