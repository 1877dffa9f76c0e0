import {
  type CarrierListRow,
  type Identifier,
  type ListedCarrier,
  type Loadable,
  listedKey,
  MATCHED_AT_ONCE,
  type MonitoredCarriers,
  done,
} from '@fairhaul/core'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { Query } from '../../stores/query.ts'

/** How many of the numbers of a list are looked up. */
export interface LookupProgress {
  readonly done: number
  readonly of: number
}

type Found = ReadonlyMap<string, readonly ListedCarrier[]>

/**
 * The carriers that the numbers of a list name, each number once, many with one request. What was found stays when it is
 * canceled or fails, and only the rest is looked up again.
 */
export class ListLookup {
  found: Found = new Map()
  progress: LookupProgress | null = null
  readonly #requested: Query<Found, readonly Identifier[]>

  constructor(carriers: Pick<MonitoredCarriers, 'match'>) {
    this.#requested = new Query(async (identifiers, signal) => {
      for (let at = 0; at < identifiers.length; at += MATCHED_AT_ONCE) {
        this.#report({ done: at, of: identifiers.length })
        const part = identifiers.slice(at, at + MATCHED_AT_ONCE)
        const answer = await carriers.match({ identifiers: part }, signal)
        if (!answer.ok) return answer
        signal.throwIfAborted()
        this.#keep(part.map((identifier, place) => [listedKey(identifier), answer.value[place] ?? []]))
      }
      return done(this.found)
    })
    makeAutoObservable(this, { found: observableRef, progress: observableRef }, { autoBind: true })
  }

  get state(): Loadable<unknown> {
    return this.#requested.state
  }

  get isRunning(): boolean {
    return this.#requested.isPending
  }

  /** Looks up every number of the rows that is not known yet. */
  async run(rows: readonly CarrierListRow[]): Promise<void> {
    const missing = new Map<string, Identifier>()
    for (const identifier of rows.flatMap(({ identifiers }) => identifiers))
      if (!this.found.has(listedKey(identifier))) missing.set(listedKey(identifier), identifier)
    await this.#requested.load([...missing.values()])
  }

  /** Stops. What was found stays. */
  cancel(): void {
    this.#requested.cancel()
  }

  /** Drops everything, for another list. */
  reset(): void {
    this.#requested.reset()
    this.found = new Map()
    this.progress = null
  }

  dispose(): void {
    this.#requested.dispose()
  }

  #keep(entries: readonly (readonly [string, readonly ListedCarrier[]])[]): void {
    runInAction(() => {
      this.found = new Map([...this.found, ...entries])
    })
  }

  #report(progress: LookupProgress): void {
    runInAction(() => {
      this.progress = progress
    })
  }
}
