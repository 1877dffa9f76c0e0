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
import type { AreaNames } from '../../parts/lane/area-names.ts'
import type { RecentLanesStore } from '../../parts/lane/recent-lanes-store.ts'
import type { LaneAlertStore } from './lane-alert-store.ts'
import type { LaneResultsStore } from './lane-results-store.ts'
import type { LaneRouteStore } from './lane-route-store.ts'
import type { WiderLanesStore } from './wider-lanes-store.ts'

export interface LaneScreenDeps {
  readonly results: LaneResultsStore
  readonly ends: LaneEndsStore
  /** The filters of what is shown: one that is taken away searches again. */
  readonly applied: LaneFiltersStore
  /** The filters as they are being set in the drawer: nothing is searched until they are applied. */
  readonly draft: LaneFiltersStore
  readonly recent: Pick<RecentLanesStore, 'searched'>
  readonly names: Pick<AreaNames, 'follow' | 'isHeld' | 'dispose'>
  readonly route: LaneRouteStore
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
  readonly parts: Omit<LaneScreenDeps, 'navigator' | 'user' | 'recent' | 'mapFold'>
  /** What the pointer or the focus is on, in the list or on the map: a region or the way. */
  hovered: string | null = null
  isMapShown: boolean
  readonly #deps: LaneScreenDeps
  readonly #endings: readonly (() => void)[]

  constructor(deps: LaneScreenDeps) {
    this.#deps = deps
    this.parts = deps
    const { results, ends, names, route, wider, alert, file, recent } = deps
    this.isMapShown = deps.mapFold.isShown()
    makeAutoObservable(this, { parts: false }, { autoBind: true })
    this.#endings = [
      reaction(() => results.shown?.answer.route ?? null, route.follow),
      reaction(
        () => this.barren,
        lane => void wider.follow(lane),
      ),
      reaction(
        () => this.searched,
        lane => lane && recent.searched(lane),
      ),
      reaction(() => this.isNamed, this.#showEnds),
      ...[ends, names, route, wider, alert, results, file].map(each => () => each.dispose()),
    ]
  }

  /** The lane whose carriers are shown; undefined while none is. */
  get searched(): Lane | undefined {
    const { shown } = this.#deps.results
    return this.isNamed && shown?.isWithheld === false ? shown.address.lane : undefined
  }

  /** The lane that gave nothing; null while there are rows, or nobody knows yet. */
  get barren(): Lane | null {
    const { shown, isOutdated, rows } = this.#deps.results
    if (shown === undefined || shown.isWithheld || isOutdated || rows.length > 0) return null
    return shown.address.page === 1 ? shown.address.lane : null
  }

  /** Whether the names of the lane are its areas' own, and not only what its address says. */
  get isNamed(): boolean {
    return this.#deps.names.isHeld(this.#deps.results.address.lane)
  }

  get mayAlert(): boolean {
    const user = this.#deps.user()
    return user != null && mayAlertOnLane(user)
  }

  open(address: LaneResultsAddress): void {
    const { results, names, applied, draft, alert, file } = this.#deps
    const { path: pathBefore, address: before } = results
    results.open(address)
    if (results.path !== pathBefore) file.cancel()
    void names.follow(address.lane)
    this.#showEnds()
    applied.take(address.filters)
    if (address.panel === 'filters' && before.panel !== 'filters') draft.take(address.filters)
    if (address.panel === 'alert') alert.begin(address.lane.origin)
  }

  hover(id: string | null): void {
    this.hovered = id
  }

  /**
   * An end of the lane was chosen, removed or swapped by hand: the new lane is searched with the same filters. What an
   * end that was removed leaves behind is cleared. Section 4, "Lane results cleared".
   */
  changeLane({ lane, results: fate }: LaneChange): void {
    const { results } = this.#deps
    if (fate === 'clear') results.clear()
    // A place of the map is searched once it is known which area holds it.
    if (LANE_ENDS.every(end => lane[end] === null || lane[end].areaId !== null)) this.#go({ lane })
  }

  /**
   * The lane by what its areas are called, in its place in the history. A search that is under way is waited for, so that
   * nothing is searched anew.
   */
  async rename(lane: Lane): Promise<void> {
    const { navigator, results } = this.#deps
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
    this.#deps.mapFold.keep(this.isMapShown)
  }

  /** What was set in the drawer, in its place in the history. */
  applyDraft(): void {
    this.#go({ filters: this.#deps.draft.filters }, { replace: true })
  }

  dispose(): void {
    for (const end of this.#endings) end()
  }

  readonly #showEnds = () => {
    const { ends, results } = this.#deps
    const { lane } = results.address
    if (this.isNamed && laneKey(ends.lane) !== laneKey(lane)) ends.take(lane)
  }

  #go(change: Partial<LaneResultsAddress>, how?: { readonly replace: boolean }): void {
    const { navigator, results } = this.#deps
    navigator.go(laneResultsPath({ ...results.address, ...change, page: 1, panel: null }), how)
  }
}

const laneKey = (lane: Lane): string => JSON.stringify(writeLane(lane))
