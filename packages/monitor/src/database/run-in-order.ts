import { setImmediate } from 'node:timers/promises'
import type { Kysely, RawBuilder } from 'kysely'
import type { Schema } from './schema.ts'

/** Statements that are made when they are taken. */
export type Statements = Iterable<RawBuilder<unknown>>

/** Does some work while the server runs a statement. Gives what both gave. */
export async function workBeside<Answer, Result>(
  running: Promise<Answer>,
  work: () => Result,
): Promise<readonly [Answer, Result]> {
  // An error is thrown where the statement is awaited.
  running.catch(() => undefined)
  // Until the statement is on its way: work lets nothing else run.
  await setImmediate()
  try {
    const result = work()
    return [await running, result]
  } finally {
    await running
  }
}

/** Runs statements one after the other. Each is made while the server runs the one before it. */
export async function runInOrder(db: Kysely<Schema>, statements: Statements): Promise<void> {
  const made = statements[Symbol.iterator]()
  let next = made.next()
  while (next.done !== true) [, next] = await workBeside(next.value.execute(db), () => made.next())
}
