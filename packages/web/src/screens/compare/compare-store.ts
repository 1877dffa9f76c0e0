import {
  type CalendarDate,
  type CarrierId,
  type ComparedCarrier,
  type ComparisonAddress,
  type ComparisonSection,
  comparePath,
  comparisonSections,
  EMPTY_LANE,
  mayCompare,
  onlyDifferent,
} from '@fairhaul/core'
import { makeAutoObservable, observableRef } from 'mobx'
import type { ScreenStore } from '../../di/screen.ts'
import type { AreaNames } from '../../parts/lane/area-names.ts'
import type { LaneEndsStore } from '../../parts/lane/lane-ends-store.ts'
import type { AddCarrierStore } from './add-carrier-store.ts'
import { LiveRefresh, type LiveRefreshDeps } from '../../stores/live-refresh.ts'
import { type ColumnDeps, ColumnStore } from './column-store.ts'
import type { SightingsStore } from './sightings-store.ts'

export interface CompareDeps extends Omit<ColumnDeps, 'id'> {
  readonly adding: AddCarrierStore
  readonly ends: LaneEndsStore
  readonly names: Pick<AreaNames, 'follow' | 'isHeld' | 'dispose'>
  readonly sightings: SightingsStore
  readonly today: () => CalendarDate
  /** What keeps the connections to the carriers up to date. Missing: they are as they were when they were loaded. */
  readonly live?: Omit<LiveRefreshDeps, 'refresh'>
}

/**
 * A comparison of the carriers in the address. A carrier that stays keeps its data when others are added, removed or
 * moved; the requests of a removed carrier are aborted.
 */
export class CompareStore implements ScreenStore {
  address: ComparisonAddress = { carriers: [], lane: EMPTY_LANE, onlyDifferences: false }
  columns: readonly ColumnStore[] = []
  readonly adding: AddCarrierStore
  readonly ends: LaneEndsStore
  readonly sightings: SightingsStore
  readonly #deps: CompareDeps
  readonly #live: LiveRefresh | undefined
  #pending: readonly Promise<void>[] = []

  constructor(deps: CompareDeps) {
    this.#deps = deps
    this.adding = deps.adding
    this.ends = deps.ends
    this.sightings = deps.sightings
    this.#live = deps.live && new LiveRefresh({ ...deps.live, refresh: () => this.refresh() })
    makeAutoObservable(
      this,
      { address: observableRef, columns: observableRef, adding: false, ends: false, sightings: false },
      { autoBind: true },
    )
  }

  get today(): CalendarDate {
    return this.#deps.today()
  }

  /** Whether there are at least two carriers. */
  get isComparison(): boolean {
    return mayCompare(this.columns.length)
  }

  /** Whether the first carrier is still loading: there are no facts to show yet. */
  get isAwaited(): boolean {
    return this.columns.every(({ profile }) => profile.value === undefined && profile.isPending)
  }

  get compared(): readonly ComparedCarrier[] {
    return this.columns.map(column => ({ ...column.compared, sighting: this.sightings.of(column.id) }))
  }

  /** All rows, and only those that differ with the number of equal ones. */
  get sections(): { readonly sections: readonly ComparisonSection[]; readonly same: number } {
    const sections = comparisonSections(this.compared, this.today)
    return this.address.onlyDifferences && this.isComparison ? onlyDifferent(sections) : { sections, same: 0 }
  }

  open(address: ComparisonAddress): void {
    this.address = address
    const before = new Map(this.columns.map(column => [column.id, column]))
    this.columns = address.carriers.map(id => before.get(id) ?? this.#begin(id))
    for (const [id, column] of before) if (!address.carriers.includes(id)) column.dispose()
    this.#live?.start()
    this.#showLane()
    void this.#deps.names.follow(address.lane).then(this.#showLane)
  }

  /** Requests the carriers again, each in its column. */
  async refresh(): Promise<void> {
    await Promise.all(this.columns.map(({ profile }) => profile.reload()))
  }

  /** The path of the comparison that differs from this one by `change`. */
  pathWith(change: Partial<ComparisonAddress>): string {
    return comparePath({ ...this.address, ...change })
  }

  /** Resolves when there is something to show. */
  settled(): Promise<unknown> {
    const isThere = this.columns.length === 0 || this.columns.some(({ detail }) => detail !== undefined)
    return isThere ? Promise.resolve() : Promise.race(this.#pending)
  }

  dispose(): void {
    this.#live?.stop()
    for (const column of this.columns) column.dispose()
    this.sightings.dispose()
    this.ends.dispose()
    this.#deps.names.dispose()
    this.adding.dispose()
  }

  /** The lane is shown and counted once the names of its areas are confirmed. */
  readonly #showLane = () => {
    const { lane } = this.address
    if (!this.#deps.names.isHeld(lane)) return
    this.ends.setLane(lane)
    this.sightings.open(lane)
  }

  #begin(id: CarrierId): ColumnStore {
    const { details, records } = this.#deps
    const column = new ColumnStore({ id, details, records })
    this.#pending = [...this.#pending, column.load()]
    return column
  }
}
