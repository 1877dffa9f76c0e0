import type { PGlite } from '@electric-sql/pglite'
import type { Database } from '../database/database.ts'
import { openOver, startEngine } from '../database/open-embedded.ts'
import { type EngineState, resetEngine, resetUnwritten, stateOf, transactionsOf } from './engine-state.ts'

/** How an engine is reused: what is read when it starts, and what resets it to that. */
export interface Reuse<First> {
  stateOf(engine: PGlite): Promise<First>
  /** False: it cannot be reset. */
  reset(engine: PGlite, first: First): Promise<boolean>
}

/** For a dump whose tables are nearly all empty, with the newest schema: what was written is removed. */
export const EMPTIED: Reuse<EngineState> = { stateOf, reset: resetEngine }

/** For a dump with rows: an engine is reused if nothing was written. */
export const UNWRITTEN: Reuse<string> = { stateOf: transactionsOf, reset: resetUnwritten }

interface Idle<First> {
  readonly engine: PGlite
  readonly first: First
}

/** Whether more test files follow in this process. An engine that waits for them would keep a script from ending. */
const isTestRun = process.env['VITEST'] !== undefined

/**
 * Embedded engines of one dump. Starting one costs more time than most test files, so that one which is closed is reset
 * to its initial state and reused, or ended if it cannot be reset. In a script that uses the testkit it is ended.
 */
export class ReusedEngines<First> {
  readonly #dump: () => Promise<Blob>
  readonly #reuse: Reuse<First>
  readonly #idle: Idle<First>[] = []

  constructor(dump: () => Promise<Blob>, reuse: Reuse<First>) {
    this.#dump = dump
    this.#reuse = reuse
  }

  async open(): Promise<Database> {
    const opened = this.#idle.pop() ?? (await this.#started())
    return openOver(opened.engine, () => this.#end(opened))
  }

  async #started(): Promise<Idle<First>> {
    const engine = await startEngine({ dump: await this.#dump() })
    return { engine, first: await this.#reuse.stateOf(engine) }
  }

  async #end(opened: Idle<First>): Promise<void> {
    const { engine, first } = opened
    if (isTestRun && (await this.#reuse.reset(engine, first))) this.#idle.push(opened)
    else await engine.close()
  }
}
