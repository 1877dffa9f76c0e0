import type { Compilable, CompiledQuery, Kysely } from 'kysely'
import type { Schema } from './schema.ts'

/** Stands for a value in the parameters of a statement. */
class Placeholder {
  readonly name: string

  constructor(name: string) {
    this.name = name
  }
}

const placeholders = new Proxy<Record<string, unknown>>(
  {},
  { get: (_target, name) => new Placeholder(String(name)) },
)

/**
 * A statement that is compiled the first time that it runs, and then runs with other values: compiling it for each call
 * costs as much as a look-up by key.
 *
 * `build` gets placeholders instead of values. It may only pass them on as parameters: it must neither compare nor spread
 * them, as the statement is the same for all values.
 */
export const compiledOnce = <Values extends object, Row>(
  build: (db: Kysely<Schema>, values: Values) => Compilable<Row>,
): ((db: Kysely<Schema>, values: Values) => Promise<readonly Row[]>) => {
  let compiled: CompiledQuery<Row> | undefined
  return async (db, values) => {
    compiled ??= build(db, placeholders as Values).compile()
    const named = new Map(Object.entries(values))
    const parameters = compiled.parameters.map(parameter =>
      parameter instanceof Placeholder ? named.get(parameter.name) : parameter,
    )
    const query: CompiledQuery<Row> = { ...compiled, parameters }
    return (await db.executeQuery(query)).rows
  }
}
