import {
  alertWindowStart,
  type CachedValue,
  type CarrierChange,
  type CarrierSnapshot,
  type Clock,
  carrierChanges,
  done,
  emptySnapshot,
  type IdentityAlert,
  type IdentityAlerts,
  type Loadable,
  type Outcome,
  type Refusal,
  readSnapshot,
  snapshotAfter,
  snapshotAgeText,
  type WatchedNow,
  type WrittenSnapshot,
  withNewCarriers,
  writeSnapshot,
} from '@fairhaul/core'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { Query } from '../../stores/query.ts'
import type { MyCarriersStore } from './my-carriers-store.ts'
import { followingPages } from './pages-up-to.ts'

export interface ChangesDeps {
  readonly mine: MyCarriersStore
  readonly alerts: Pick<IdentityAlerts, 'list'>
  readonly stored: CachedValue<WrittenSnapshot>
  readonly clock: Pick<Clock, 'now' | 'today'>
}

/** The snapshot is stored for My Carriers. */
const LOOKED_AT = 'my-carriers'

const isSettled = ({ kind }: Loadable<unknown>): boolean => kind !== 'idle' && kind !== 'loading'

/** What has changed about My Carriers since they were marked as seen. Section 2, "What changed". */
export class ChangesStore {
  /** The identity alerts of the last days. Without them, the alert counts of the carriers are compared. */
  readonly alerts: Query<readonly IdentityAlert[]>
  /** The snapshot to compare with. Undefined: not all of the data has loaded. */
  look: CarrierSnapshot | undefined = undefined
  /** The snapshot before it was marked just now, for undo. */
  marked: CarrierSnapshot | undefined = undefined
  readonly #deps: ChangesDeps

  constructor(deps: ChangesDeps) {
    this.#deps = deps
    this.alerts = new Query((_, signal) => this.#recentAlerts(signal))
    makeAutoObservable(
      this,
      { alerts: false, look: observableRef, marked: observableRef },
      { autoBind: true },
    )
  }

  /** The changes, the worst first. Empty: undefined while data is loading, or My Carriers did not load. */
  get changes(): readonly CarrierChange[] | undefined {
    return this.look && carrierChanges(this.look, this.#now, this.#deps.clock.today())
  }

  /** "since 19 Nov 2026, 14:05". */
  get since(): string | undefined {
    return this.look && snapshotAgeText(this.look)
  }

  /** Whether all carriers that Home counts were compared: only then can they be marked. */
  get isWhole(): boolean {
    return this.#deps.mine.rest.state.kind === 'ready'
  }

  /** Loads what My Carriers do not include, and compares once they have loaded. `mine` is their own request. */
  async load(mine: Promise<void>): Promise<void> {
    await Promise.all([mine, this.alerts.load()])
    this.#compare()
  }

  /** Reloads the alerts only. */
  async retryAlerts(): Promise<void> {
    await this.alerts.load()
    this.#compare()
  }

  /** Marks everything as seen. */
  markSeen(): void {
    if (this.look === undefined || !this.isWhole) return
    const { clock } = this.#deps
    this.marked = this.look
    this.#keep(snapshotAfter(this.look, this.#now, { now: clock.now(), today: clock.today() }))
  }

  /** Undoes the mark: all changes are shown again. */
  undo(): void {
    if (this.marked === undefined) return
    this.#keep(this.marked)
    this.marked = undefined
  }

  dispose(): void {
    this.alerts.dispose()
  }

  get #now(): WatchedNow {
    return { carriers: this.#deps.mine.known, recentAlerts: this.alerts.value ?? [] }
  }

  async #recentAlerts(signal: AbortSignal): Promise<Outcome<readonly IdentityAlert[], Refusal>> {
    const filedSince = alertWindowStart(this.#deps.clock.today())
    const request = (page: number) => this.#deps.alerts.list({ filedSince, page }, signal)
    const first = await request(1)
    if (!first.ok) return first
    const rest = await followingPages(first.value.pages, request, signal)
    return rest.ok ? done([...first.value.items, ...rest.value]) : rest
  }

  /** Stores the snapshot again once all carriers have loaded, as carriers may have joined or left My Carriers. */
  #compare(): void {
    const { mine, stored, clock } = this.#deps
    if (mine.mine.state.kind !== 'ready' || !isSettled(mine.rest.state) || !isSettled(this.alerts.state))
      return
    const written = stored.restore(LOOKED_AT)
    const today = clock.today()
    const look = written === undefined ? emptySnapshot({ now: clock.now(), today }) : readSnapshot(written)
    runInAction(() => {
      if (this.isWhole) this.#keep(withNewCarriers(look, this.#now, today))
      else this.look = look
    })
  }

  #keep(look: CarrierSnapshot): void {
    this.look = look
    this.#deps.stored.store(LOOKED_AT, writeSnapshot(look))
  }
}
