import type { Kysely } from 'kysely'
import type { EventCursor } from '../../database/cursor.ts'
import type { Listen } from '../../database/database.ts'
import { oldFactChanges } from '../../database/old-fact-changes.ts'
import {
  deleteOldEvents,
  messageOf,
  readBetween,
  readLater,
  type StoredEvent,
  type WireEvents,
} from '../../database/read-events.ts'
import type { Schema } from '../../database/schema.ts'
import type { Clock } from '../../kernel/clock.ts'
import { readRights } from './read-rights.ts'

/** How often each reader gets a message, also an empty one, in milliseconds: proxies end lines that are silent. */
const BEAT_MS = 15_000

/** How often old events are deleted, in beats: ten minutes. */
const DELETE_EVERY = 40

/** How many lines one person may have in this process; the oldest ends when one more begins. */
export const LINES_MAX = 6

/** How many events of all companies are read at once. */
const READ_MAX = 5_000

/** One line to a reader. Neither call throws. */
export interface EventReader {
  readonly companyId: number
  readonly userId: number
  readonly sessionId: number
  readonly send: (message: WireEvents) => void
  /** `replaced`: the same person has begun too many others. Otherwise the reader may come back at once. */
  readonly end: (reason: 'replaced' | 'over') => void
}

interface Line {
  readonly reader: EventReader
  rights: string | undefined
  /** Messages that wait until the reader has what it lacked. Undefined: none waits. */
  held: WireEvents[] | undefined
}

export interface EventHubDeps {
  readonly db: Kysely<Schema>
  readonly clock: Clock
  /** Without it, events are read with each beat. */
  readonly listen?: Listen | undefined
  /** Receives the error of a read that failed; it is tried again. */
  readonly onFault: (fault: unknown) => void
}

/**
 * Passes the company's events on to the readers of this process: one read of the database for all of them, whenever a
 * transaction of any process has written some, and with each beat.
 *
 * A reader that comes back gets exactly what it lacks: the hub reads on until its place is later than the reader's, takes
 * the reader in, and then reads what lies between the two places; what comes meanwhile waits behind that.
 */
export class EventHub {
  readonly #deps: EventHubDeps
  readonly #lines = new Set<Line>()
  #cursor: EventCursor | undefined
  #running: Promise<void> | undefined
  #next: Promise<void> | undefined
  #timer: NodeJS.Timeout | undefined
  #unlisten: Promise<() => Promise<void>> | undefined
  readonly #deleteOldFactChanges = oldFactChanges()
  #beats = 0
  #isClosed = false

  constructor(deps: EventHubDeps) {
    this.#deps = deps
  }

  /** How many lines are open. */
  get lines(): number {
    return this.#lines.size
  }

  /** Begins to listen and to beat. Does nothing if it has begun; where listening was refused, it is tried again. */
  async start(): Promise<void> {
    if (this.#isClosed) return
    this.#timer ??= setInterval(() => void this.beat(), BEAT_MS).unref()
    this.#unlisten ??= this.#deps.listen?.('company_events', () => void this.#pollSafely())
    try {
      await this.#unlisten
    } catch (fault) {
      this.#unlisten = undefined
      throw fault
    }
  }

  /** What a company lacks since a place, without a line. Without a place: nothing, and the newest place. */
  async since(companyId: number, from: EventCursor | undefined): Promise<WireEvents> {
    await this.poll()
    const to = this.#place()
    return from === undefined ? messageOf(to, []) : readBetween(this.#deps.db, companyId, { from, to })
  }

  /**
   * Takes a reader in, who gets a first message at once: what it lacks since its place, or nothing without one. The
   * returned function ends it.
   */
  async open(reader: EventReader, since: EventCursor | undefined): Promise<() => void> {
    await this.start()
    const line: Line = { reader, rights: undefined, held: [] }
    const close = () => void this.#lines.delete(line)
    await this.poll()
    if (this.#isClosed) {
      reader.end('over')
      return close
    }
    // Together: what is read after this place is sent to the line.
    const to = this.#place()
    this.#lines.add(line)
    this.#endOldestOf(reader.userId)
    try {
      const first =
        since === undefined
          ? messageOf(to, [])
          : await readBetween(this.#deps.db, reader.companyId, { from: since, to })
      line.rights = (await this.#rightsOf([line])).get(reader.sessionId)
      if (line.rights === undefined) this.#end(line, 'over')
      else for (const message of [first, ...(line.held ?? [])]) reader.send(message)
      line.held = undefined
      return close
    } catch (fault) {
      close()
      throw fault
    }
  }

  /** Reads what was written since, and passes it on. Resolves when a read that began after this call has ended. */
  async poll(): Promise<void> {
    if (this.#running === undefined) {
      this.#running = this.#read().finally(() => {
        this.#running = undefined
      })
      return this.#running
    }
    this.#next ??= this.#running
      .catch(() => undefined)
      .then(() => {
        this.#next = undefined
        return this.poll()
      })
    return this.#next
  }

  /** One beat: whatever was missed is read, each reader gets a message, and those whose session is over end. */
  async beat(): Promise<void> {
    this.#beats += 1
    try {
      if (this.#beats % DELETE_EVERY === 1) {
        await deleteOldEvents(this.#deps.db)
        await this.#deleteOldFactChanges(this.#deps.db)
      }
      if (this.#lines.size === 0) return
      await this.poll()
      await this.#checkRights()
      this.#send(() => true, messageOf(this.#place(), []))
    } catch (fault) {
      this.#deps.onFault(fault)
    }
  }

  /** Ends every line, and takes no more. */
  async close(): Promise<void> {
    this.#isClosed = true
    clearInterval(this.#timer)
    for (const line of this.#lines) this.#end(line, 'over')
    const listening = this.#unlisten
    this.#unlisten = undefined
    const unlisten = await listening?.catch(() => undefined)
    await unlisten?.()
    await this.#running?.catch(() => undefined)
  }

  async #pollSafely(): Promise<void> {
    if (this.#lines.size === 0 || this.#isClosed) return
    await this.poll().catch(this.#deps.onFault)
  }

  async #read(): Promise<void> {
    const { cursor, events } = await readLater(this.#deps.db, this.#cursor, READ_MAX)
    this.#cursor = cursor
    if (events === null) this.#send(() => true, messageOf(cursor, null))
    else {
      for (const [companyId, own] of byCompany(events))
        this.#send(reader => reader.companyId === companyId, messageOf(cursor, own))
    }
    // Not awaited: it reads too, and a reader of another session need not wait for it.
    if (events === null || events.some(({ kind }) => kind === 'access'))
      void this.#checkRights().catch(this.#deps.onFault)
  }

  #place(): EventCursor {
    if (this.#cursor === undefined) throw new Error('The events were not read.')
    return this.#cursor
  }

  #send(isFor: (reader: EventReader) => boolean, message: WireEvents): void {
    for (const line of this.#lines) {
      if (!isFor(line.reader)) continue
      if (line.held === undefined) line.reader.send(message)
      else line.held.push(message)
    }
  }

  #rightsOf(lines: readonly Line[]): Promise<ReadonlyMap<number, string>> {
    const sessions = lines.map(({ reader }) => reader.sessionId)
    return readRights(this.#deps.db, [...new Set(sessions)], this.#deps.clock.now())
  }

  /** Ends the lines whose session has ended, or may read something else now. */
  async #checkRights(): Promise<void> {
    const lines = [...this.#lines].filter(({ rights }) => rights !== undefined)
    const rights = await this.#rightsOf(lines)
    for (const line of lines) if (rights.get(line.reader.sessionId) !== line.rights) this.#end(line, 'over')
  }

  #endOldestOf(userId: number): void {
    const own = [...this.#lines].filter(({ reader }) => reader.userId === userId)
    for (const line of own.slice(0, Math.max(0, own.length - LINES_MAX))) this.#end(line, 'replaced')
  }

  #end(line: Line, reason: 'replaced' | 'over'): void {
    if (this.#lines.delete(line)) line.reader.end(reason)
  }
}

const byCompany = (events: readonly StoredEvent[]): ReadonlyMap<number, readonly StoredEvent[]> => {
  const companies = new Map<number, StoredEvent[]>()
  for (const event of events) {
    if (event.company_id === null) continue
    const own = companies.get(event.company_id)
    if (own === undefined) companies.set(event.company_id, [event])
    else own.push(event)
  }
  return companies
}
