import type { PGlite } from '@electric-sql/pglite'
import type { Database } from '../database/database.ts'
import { openOver, startEngine } from '../database/open-embedded.ts'
import { EngineImage, loadedLibraries } from './engine-image.ts'

export type Fill = (database: Database) => Promise<unknown>

/** An engine with the states that it can be restored to: with the rows of its dump, and with more. */
interface Started {
  readonly engine: PGlite
  readonly libraries: string
  readonly dumped: EngineImage
  readonly filled: Map<Fill, EngineImage>
}

/** Whether more test files follow in this process. An engine that waits for them would keep a script from ending. */
const isTestRun = process.env['VITEST'] !== undefined

/** What the monitor's functions and searches load. What is loaded before an image is not undone by it. */
const LOAD_LIBRARIES = `load 'plpgsql'; load 'pg_trgm'`

/** Ends what is under way in the engine's only session, and leaves nothing of it. */
const endSession = async (engine: PGlite): Promise<void> => {
  await engine.exec('rollback')
  await engine.exec('discard all')
}

/**
 * Embedded engines of one dump. Starting one costs more time than most test files, so that one which is closed is
 * restored and reused, whatever was done in it. In a script that uses the package it is ended.
 */
export class ReusedEngines {
  readonly #dump: () => Promise<Blob>
  readonly #idle: Started[] = []

  constructor(dump: () => Promise<Blob>) {
    this.#dump = dump
  }

  /** Opens a database with the rows of the dump and those that `fill` adds, which it does once for each engine. */
  async open(fill?: Fill): Promise<Database> {
    if (!isTestRun) return this.#openOnce(fill)
    const started = this.#idle.pop() ?? (await this.#started())
    const image = fill === undefined ? started.dumped : await this.#filled(started, fill)
    image.restore()
    return openOver(started.engine, () => this.#end(started))
  }

  async #openOnce(fill?: Fill): Promise<Database> {
    const engine = await startEngine({ dump: await this.#dump() })
    const opened = openOver(engine, () => engine.close())
    await fill?.(opened)
    return opened
  }

  async #started(): Promise<Started> {
    const engine = await startEngine({ dump: await this.#dump() })
    await engine.exec(LOAD_LIBRARIES)
    const libraries = await loadedLibraries(engine)
    await endSession(engine)
    return { engine, libraries, dumped: new EngineImage(engine), filled: new Map() }
  }

  async #filled({ engine, dumped, filled }: Started, fill: Fill): Promise<EngineImage> {
    const known = filled.get(fill)
    if (known !== undefined) return known
    dumped.restore()
    const opened = openOver(engine, () => endSession(engine))
    await fill(opened)
    await opened.close()
    const image = new EngineImage(engine)
    filled.set(fill, image)
    return image
  }

  async #end(started: Started): Promise<void> {
    await endSession(started.engine)
    if ((await loadedLibraries(started.engine)) === started.libraries) this.#idle.push(started)
    else await started.engine.close()
  }
}
