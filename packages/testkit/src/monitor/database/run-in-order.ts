import { setImmediate } from 'node:timers/promises'
import type { Kysely, RawBuilder } from 'kysely'
import type { Schema } from './schema.ts'

/** Statements that are made when they are taken. */
export type Statements = Iterable<RawBuilder<unknown>>

/** Runs statements one after the other. Each is made while the server runs the one before it. */
export async function runInOrder(db: Kysely<Schema>, statements: Statements): Promise<void> {
  let running: Promise<unknown> = Promise.resolve()
  try {
    for (const statement of statements) {
      await running
      running = statement.execute(db)
      // An error is thrown where the statement is awaited.
      running.catch(() => undefined)
      // Until the statement is on its way: making the next one lets nothing else run.
      await setImmediate()
    }
  } finally {
    await running
  }
}
