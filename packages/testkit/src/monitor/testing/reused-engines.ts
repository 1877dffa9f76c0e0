import type { PGlite } from '@electric-sql/pglite'
import type { Database } from '../database/database.ts'
import { openOver, startEngine } from '../database/open-embedded.ts'
import { type EngineState, resetEngine, stateOf } from './engine-state.ts'

interface Idle {
  readonly engine: PGlite
  readonly first: EngineState
}

/**
 * Embedded engines of one dump whose tables are nearly all empty. Starting one costs more time than most test files, so
 * a closed one is reset to its initial state and reused.
 * The dump has the newest schema.
 */
export class ReusedEngines {
  readonly #dump: () => Promise<Blob>
  readonly #idle: Idle[] = []

  constructor(dump: () => Promise<Blob>) {
    this.#dump = dump
  }

  async open(): Promise<Database> {
    const reused = (await this.#reset()) ?? (await this.#started())
    return openOver(reused.engine, async () => void this.#idle.push(reused))
  }

  async #started(): Promise<Idle> {
    const engine = await startEngine({ dump: await this.#dump() })
    return { engine, first: await stateOf(engine) }
  }

  async #reset(): Promise<Idle | undefined> {
    for (let idle = this.#idle.pop(); idle !== undefined; idle = this.#idle.pop()) {
      if (await resetEngine(idle.engine, idle.first)) return idle
      await idle.engine.close()
    }
    return undefined
  }
}
