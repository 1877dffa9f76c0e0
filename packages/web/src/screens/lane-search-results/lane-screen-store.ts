import {
  type CurrentUser,
  type Lane,
  type LaneChange,
  laneResultsPath,
  type LaneResultsAddress,
  type LaneCarrier,
  type LaneFilters,
  type LaneSearchRefusal,
  LANE_ENDS,
  mayAlertOnLane,
  writeLane,
} from '@fairhaul/core'
import { makeAutoObservable, reaction } from 'mobx'
import type { Navigator } from '../../di/navigator.ts'
import type { ScreenStore } from '../../di/screen.ts'
import type { ExportStore } from '../../parts/export/export-store.ts'
import type { LaneEndsStore } from '../../parts/lane/lane-ends-store.ts'
import type { LaneFiltersStore } from '../../parts/lane/lane-filters-store.ts'
import type { OwnNamesStore } from '../../parts/lane/own-names-store.ts'
import type { RecentLanesStore } from '../../parts/lane/recent-lanes-store.ts'
import type { LaneAlertStore } from './lane-alert-store.ts'
import type { LaneResultsStore } from './lane-results-store.ts'
import type { LaneWayStore } from './lane-way-store.ts'
import type { WiderLanesStore } from './wider-lanes-store.ts'

export interface LaneScreenNeeds {
  readonly results: LaneResultsStore
  readonly ends: LaneEndsStore
  /** The filters of what is shown: one that is taken away searches again. */
  readonly applied: LaneFiltersStore
  /** The filters as they are being set in the drawer: nothing is searched until they are applied. */
  readonly draft: LaneFiltersStore
  readonly recent: Pick<RecentLanesStore, 'searched'>
  readonly names: Pick<OwnNamesStore, 'follow' | 'isHeld' | 'dispose'>
  readonly way: LaneWayStore
  readonly wider: WiderLanesStore
  readonly alert: LaneAlertStore
  readonly file: ExportStore<LaneCarrier, LaneSearchRefusal>
  /** How the map was left: folded away, or shown. */
  readonly mapFold: { isShown(): boolean; keep(isShown: boolean): void }
  readonly navigator: Pick<Navigator, 'go'>
  readonly user: () => CurrentUser | null | undefined
}

/** Everything on the screen of a lane's results: the carriers, and what follows from those that are shown. */
export class LaneScreenStore implements ScreenStore {
  readonly parts: Omit<LaneScreenNeeds, 'navigator' | 'user' | 'recent' | 'mapFold'>
  /** What the pointer or the focus is on, in the list or on the map: a region or the way. */
  lit: string | null = null
  isMapShown: boolean
  readonly #needs: LaneScreenNeeds
  readonly #endings: readonly (() => void)[]

  constructor(needs: LaneScreenNeeds) {
    this.#needs = needs
    this.parts = needs
    const { results, ends, names, way, wider, alert, file, recent } = needs
    this.isMapShown = needs.mapFold.isShown()
    makeAutoObservable(this, { parts: false }, { autoBind: true })
    this.#endings = [
      reaction(() => results.shown?.answer.route ?? null, way.follow),
      reaction(
        () => this.barren,
        lane => void wider.follow(lane),
      ),
      reaction(
        () => this.searched,
        lane => lane && recent.searched(lane),
      ),
      reaction(() => this.isNamed, this.#showEnds),
      ...[ends, names, way, wider, alert, results, file].map(each => () => each.dispose()),
    ]
  }

  /** The lane whose carriers are shown; undefined while none is. */
  get searched(): Lane | undefined {
    const { shown } = this.#needs.results
    return this.isNamed && shown?.isWithheld === false ? shown.address.lane : undefined
  }

  /** The lane that gave nothing; null while there are rows, or nobody knows yet. */
  get barren(): Lane | null {
    const { shown, isOutdated, rows } = this.#needs.results
    if (shown === undefined || shown.isWithheld || isOutdated || rows.length > 0) return null
    return shown.address.page === 1 ? shown.address.lane : null
  }

  /** Whether the names of the lane are its areas' own, and not only what its address says. */
  get isNamed(): boolean {
    return this.#needs.names.isHeld(this.#needs.results.address.lane)
  }

  get mayAlert(): boolean {
    const user = this.#needs.user()
    return user != null && mayAlertOnLane(user)
  }

  open(address: LaneResultsAddress): void {
    const { results, names, applied, draft, alert, file } = this.#needs
    const { path: pathBefore, address: before } = results
    results.open(address)
    if (results.path !== pathBefore) file.cancel()
    void names.follow(address.lane)
    this.#showEnds()
    applied.take(address.filters)
    if (address.panel === 'filters' && before.panel !== 'filters') draft.take(address.filters)
    if (address.panel === 'alert') alert.begin(address.lane.origin)
  }

  light(id: string | null): void {
    this.lit = id
  }

  /**
   * An end of the lane was chosen, removed or swapped by hand: the new lane is searched with the same filters. What an
   * end that was removed leaves behind is cleared. Section 4, "Lane results cleared".
   */
  changeLane({ lane, results: fate }: LaneChange): void {
    const { results } = this.#needs
    if (fate === 'clear') results.clear()
    // A place of the map is searched once it is known which area holds it.
    if (LANE_ENDS.every(end => lane[end] === null || lane[end].areaId !== null)) this.#go({ lane })
  }

  /**
   * The lane by what its areas are called, in its place in the history. A search that is under way is waited for, so that
   * nothing is searched anew.
   */
  async rename(lane: Lane): Promise<void> {
    const { navigator, results } = this.#needs
    const { path } = results
    await results.settled()
    if (results.path !== path) return
    navigator.go(laneResultsPath({ ...results.address, lane }), { replace: true })
  }

  /** Other filters: searched from the first page. */
  changeFilters(filters: LaneFilters): void {
    this.#go({ filters })
  }

  toggleMap(): void {
    this.isMapShown = !this.isMapShown
    this.#needs.mapFold.keep(this.isMapShown)
  }

  /** What was set in the drawer, in its place in the history. */
  applyDraft(): void {
    this.#go({ filters: this.#needs.draft.filters }, { replace: true })
  }

  dispose(): void {
    for (const end of this.#endings) end()
  }

  readonly #showEnds = () => {
    const { ends, results } = this.#needs
    const { lane } = results.address
    if (this.isNamed && laneWords(ends.lane) !== laneWords(lane)) ends.take(lane)
  }

  #go(change: Partial<LaneResultsAddress>, how?: { readonly replace: boolean }): void {
    const { navigator, results } = this.#needs
    navigator.go(laneResultsPath({ ...results.address, ...change, page: 1, panel: null }), how)
  }
}

const laneWords = (lane: Lane): string => JSON.stringify(writeLane(lane))
