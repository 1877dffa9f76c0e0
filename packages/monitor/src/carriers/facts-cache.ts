import { type Kysely, type RawBuilder, sql } from 'kysely'
import { type EventCursor, isReadableFrom } from '../database/cursor.ts'
import { isLaterThan } from '../database/read-events.ts'
import type { Schema } from '../database/schema.ts'
import type { Tie } from './associations/carrier-ties.ts'
import type { InsightKind } from './insights/insight-carriers.ts'
import type { FactsOnRecord } from './read-facts.ts'

/** More carriers at once than pages have are read one time, to assess or to export them: those of pages stay cached. */
export const READ_ONCE_ABOVE = 200

/** The most carriers whose facts are cached, and the most bytes. */
const CARRIERS_MAX = 20_000
const BYTES_MAX = 128 * 1024 * 1024

/** Bytes for each character of a record as JSON, with what follows from it, as measured of 5,000 carriers of the demo. */
const BYTES_A_CHARACTER = 6

/** More changes than these are read as a change of all. */
const CHANGES_MAX = 200

/** What changed since a place, and the place up to which that is all. */
export interface LaterChanges extends EventCursor {
  /** The carriers; null among them: any may have changed. */
  readonly carrier_ids: readonly (number | null)[]
  /** Whether ties are others than before, of whichever carrier. */
  readonly moves_ties: boolean
}

/** The facts that changed since a snapshot, as one value of a statement. Without one: none, and the newest place. */
export const changesSince = (snapshot: string | undefined): RawBuilder<LaterChanges> => sql`
  (select json_build_object(
    'at', extract(epoch from now())::bigint,
    'snapshot', pg_current_snapshot()::text,
    'carrier_ids', coalesce((select json_agg(carrier_id) from (
      select carrier_id from fact_changes
      where ${snapshot === undefined ? sql`false` : isLaterThan(snapshot)} and not moves_ties
      limit ${sql.lit(CHANGES_MAX + 1)}
    ) as later), '[]'::json),
    'moves_ties', exists (
      select from fact_changes
      where ${snapshot === undefined ? sql`false` : isLaterThan(snapshot)} and moves_ties)))`

interface Cached {
  readonly facts: FactsOnRecord
  readonly bytes: number
}

interface CachedTies {
  readonly ties: readonly Tie[]
  /** The number of moves that they were read after. */
  readonly moves: number
}

/** Those of some ids that are known, and of the others what is read. */
const withRead = async <Value>(
  ids: readonly number[],
  knownOf: (id: number) => Value | undefined,
  read: (ids: readonly number[]) => Promise<ReadonlyMap<number, Value>>,
  keep: (id: number, value: Value) => Value,
): Promise<ReadonlyMap<number, Value>> => {
  const found = new Map<number, Value>()
  for (const id of ids) {
    const known = knownOf(id)
    if (known !== undefined) found.set(id, known)
  }
  if (found.size === ids.length) return found
  for (const [id, value] of await read(ids.filter(id => !found.has(id)))) found.set(id, keep(id, value))
  return found
}

/**
 * The facts of carriers that this process has read from a database, none of them older than the last statement that read
 * what changed.
 *
 * What is cached reflects each change that its place sees. A caller reads the changes since the place, in a statement
 * that begins after its call has: those carriers are evicted, and the place is that of the statement. What is read of
 * the database afterwards is cached, unless a later statement has seen a change meanwhile: it may have read what was
 * before that.
 */
export class FactsCache {
  /** The carrier that was not used for longest is the first. */
  readonly #known = new Map<number, Cached>()
  /** They follow from the facts of other carriers too. */
  readonly #insights = new Map<number, readonly InsightKind[]>()
  readonly #ties = new Map<number, CachedTies>()
  #bytes = 0
  #place: EventCursor | undefined
  #changes = 0
  /** Counted up with every change that may move ties. */
  #moves = 0

  /** The place since which changes are to be read. Undefined: nothing is cached. */
  get place(): EventCursor | undefined {
    return this.#place
  }

  /** How many carriers are cached, and about how many bytes they take. */
  get size(): { readonly carriers: number; readonly bytes: number } {
    return { carriers: this.#known.size, bytes: this.#bytes }
  }

  /** Another number: something has changed since. */
  get changes(): number {
    return this.#changes
  }

  /** Evicts what changed between a place of this cache and a later one. */
  follow(since: EventCursor | undefined, { at, snapshot, carrier_ids, moves_ties }: LaterChanges): void {
    const place = { at, snapshot }
    const isAll =
      since === undefined ||
      !isReadableFrom(since, place) ||
      carrier_ids.length > CHANGES_MAX ||
      carrier_ids.includes(null)
    if (since === undefined || !isReadableFrom(since, place) || moves_ties) this.#moves += 1
    if (isAll || carrier_ids.length > 0) {
      this.#changes += 1
      this.#insights.clear()
    }
    if (isAll) this.#clear()
    else for (const id of carrier_ids) if (id !== null) this.#evict(id)
    this.#place = place
  }

  /** The facts of some carriers: those that are cached, and the others as `read` gives them, which are cached unless they are many. */
  async factsOf(
    ids: readonly number[],
    read: (ids: readonly number[]) => Promise<readonly FactsOnRecord[]>,
  ): Promise<ReadonlyMap<number, FactsOnRecord>> {
    const found = new Map<number, FactsOnRecord>()
    for (const id of ids) {
      const known = this.#known.get(id)
      if (known === undefined) continue
      this.#known.delete(id)
      this.#known.set(id, known)
      found.set(id, known.facts)
    }
    if (found.size === ids.length) return found
    const changes = this.#changes
    const isReadOnce = ids.length > READ_ONCE_ABOVE
    for (const facts of await read(ids.filter(id => !found.has(id)))) {
      found.set(facts.id, facts)
      if (changes === this.#changes && !isReadOnce) this.#add(facts)
    }
    return found
  }

  /** The insights about some carriers, in the same way. Any change evicts all of them. */
  async insightsOf(
    ids: readonly number[],
    read: (ids: readonly number[]) => Promise<ReadonlyMap<number, readonly InsightKind[]>>,
  ): Promise<ReadonlyMap<number, readonly InsightKind[]>> {
    const changes = this.#changes
    return withRead(
      ids,
      id => this.#insights.get(id),
      read,
      (id, kinds) => {
        if (changes === this.#changes && this.#insights.size < CARRIERS_MAX) this.#insights.set(id, kinds)
        return kinds
      },
    )
  }

  /**
   * The ties of some carriers, in the same way. What moves any evicts all of them; those that are read again and are the same
   * are the same object.
   */
  async tiesOf(
    ids: readonly number[],
    read: (ids: readonly number[]) => Promise<ReadonlyMap<number, readonly Tie[]>>,
  ): Promise<ReadonlyMap<number, readonly Tie[]>> {
    const moves = this.#moves
    const knownOf = (id: number) => {
      const known = this.#ties.get(id)
      return known?.moves === this.#moves ? known.ties : undefined
    }
    return withRead(ids, knownOf, read, (id, ties) => this.#keepTies(id, ties, moves))
  }

  #keepTies(id: number, read: readonly Tie[], moves: number): readonly Tie[] {
    const known = this.#ties.get(id)?.ties
    const ties = known !== undefined && JSON.stringify(known) === JSON.stringify(read) ? known : read
    if (moves !== this.#moves) return ties
    if (this.#ties.size >= CARRIERS_MAX) this.#ties.clear()
    this.#ties.set(id, { ties, moves })
    return ties
  }

  #add(facts: FactsOnRecord): void {
    this.#evict(facts.id)
    const bytes = JSON.stringify(facts).length * BYTES_A_CHARACTER
    this.#known.set(facts.id, { facts, bytes })
    this.#bytes += bytes
    for (const id of this.#known.keys()) {
      if (this.#known.size <= CARRIERS_MAX && this.#bytes <= BYTES_MAX) break
      this.#evict(id)
    }
  }

  #evict(id: number): void {
    this.#bytes -= this.#known.get(id)?.bytes ?? 0
    this.#known.delete(id)
  }

  #clear(): void {
    this.#known.clear()
    this.#bytes = 0
  }
}

const caches = new WeakMap<Kysely<Schema>, FactsCache>()

/** The cache of a database in this process. A transaction has its own, as it sees what only it has written. */
export const factsCacheOf = (db: Kysely<Schema>): FactsCache => {
  const known = caches.get(db)
  if (known !== undefined) return known
  const cache = new FactsCache()
  caches.set(db, cache)
  return cache
}
