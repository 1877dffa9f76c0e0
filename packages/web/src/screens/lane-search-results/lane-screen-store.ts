import {
  type CarrierId,
  type CurrentUser,
  LANE_ENDS,
  type Lane,
  type LaneCarrier,
  type LaneChange,
  type LaneFilters,
  type LaneResultsAddress,
  type LaneSearchRefusal,
  type LaneSort,
  laneResultsPath,
  mayAlertOnLane,
  type Verdict,
  writeLane,
} from '@fairhaul/core'
import { makeAutoObservable, reaction } from 'mobx'
import type { Navigator } from '../../di/navigator.ts'
import type { ScreenStore } from '../../di/screen.ts'
import type { BesideResults } from '../../parts/carrier-results/beside-results.ts'
import type { ExportStore } from '../../parts/export/export-store.ts'
import type { AreaNames } from '../../parts/lane/area-names.ts'
import type { LaneEndsStore } from '../../parts/lane/lane-ends-store.ts'
import type { LaneFiltersStore } from '../../parts/lane/lane-filters-store.ts'
import type { RecentListStore } from '../../stores/recent-list-store.ts'
import type { LaneAlertStore } from './lane-alert-store.ts'
import type { LaneResultsStore } from './lane-results-store.ts'
import type { LaneRouteStore } from './lane-route-store.ts'
import type { WiderLanesStore } from './wider-lanes-store.ts'

export interface LaneScreenDeps {
  readonly results: LaneResultsStore
  readonly ends: LaneEndsStore
  /** The filters of the rows on the page: removing one searches again. */
  readonly applied: LaneFiltersStore
  /** The draft of the filters in the drawer: nothing is searched until they are applied. */
  readonly draft: LaneFiltersStore
  readonly recent: Pick<RecentListStore<Lane>, 'searched'>
  readonly names: Pick<AreaNames, 'follow' | 'isHeld' | 'dispose'>
  readonly route: LaneRouteStore
  readonly wider: WiderLanesStore
  readonly alert: LaneAlertStore
  /** The carrier that is open beside the list. */
  readonly beside: BesideResults<LaneCarrier>
  readonly file: ExportStore<LaneCarrier, LaneSearchRefusal>
  readonly selectedFile: ExportStore<LaneCarrier, never>
  /** Whether the map was left folded or shown. */
  readonly mapFold: { isShown(): boolean; keep(isShown: boolean): void }
  readonly navigator: Pick<Navigator, 'go'>
  readonly user: () => CurrentUser | null | undefined
}

/** The screen of a lane's results: the carriers, and everything derived from them. */
export class LaneScreenStore implements ScreenStore {
  readonly parts: Omit<LaneScreenDeps, 'navigator' | 'user' | 'recent' | 'mapFold'>
  /** The hovered or focused region or route, in the list or on the map. */
  hovered: string | null = null
  isMapShown: boolean
  /** Whether the map is shown while a carrier is in its place: only once it was requested. */
  isMapShownBeside = false
  readonly #deps: LaneScreenDeps
  readonly #endings: readonly (() => void)[]

  constructor(deps: LaneScreenDeps) {
    this.#deps = deps
    this.parts = deps
    const { results, ends, names, route, wider, alert, beside, file, recent } = deps
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
      ...[ends, names, route, wider, alert, beside, results, file].map(each => () => each.dispose()),
    ]
  }

  /** The lane whose carriers are shown; undefined while none is. */
  get searched(): Lane | undefined {
    const { shown } = this.#deps.results
    return this.isNamed && shown?.isWithheld === false ? shown.address.lane : undefined
  }

  /** The lane without carriers; null while there are rows, or no result yet. */
  get barren(): Lane | null {
    const { shown, isOutdated, rows } = this.#deps.results
    if (shown === undefined || shown.isWithheld || isOutdated || rows.length > 0) return null
    const { page, verdict, lane } = shown.address
    return page === 1 && verdict === null ? lane : null
  }

  /** Whether the names of the lane are confirmed by its areas, and not only taken from the address. */
  get isNamed(): boolean {
    return this.#deps.names.isHeld(this.#deps.results.address.lane)
  }

  get mayAlert(): boolean {
    const user = this.#deps.user()
    return user != null && mayAlertOnLane(user)
  }

  /** `open`: the carrier beside the list. */
  open(address: LaneResultsAddress, open: CarrierId | null = null): void {
    const { results, names, applied, draft, alert, beside, file } = this.#deps
    const { path: pathBefore, address: before } = results
    beside.visited(open)
    if (open === null) this.isMapShownBeside = false
    results.open(address)
    if (results.path !== pathBefore) file.cancel()
    void names.follow(address.lane)
    this.#showEnds()
    applied.setFilters(address.filters)
    if (address.panel === 'filters' && before.panel !== 'filters') draft.setFilters(address.filters)
    if (address.panel === 'alert') alert.begin(address.lane.origin)
  }

  hover(id: string | null): void {
    this.hovered = id
  }

  /**
   * The user chose, removed or swapped an end: the new lane is searched with the same filters. Removing an end clears
   * the results. Section 4, "Lane results cleared".
   */
  changeLane({ lane, results: fate }: LaneChange): void {
    const { results } = this.#deps
    if (fate === 'clear') results.clear()
    // A map place is searched once its area is known.
    if (LANE_ENDS.every(end => lane[end] === null || lane[end].areaId !== null)) this.#go({ lane })
  }

  /**
   * Replaces the names of the lane in the address, in the same history entry. Waits for a pending search, so that
   * nothing is searched again.
   */
  async rename(lane: Lane): Promise<void> {
    const { navigator, results } = this.#deps
    const { path } = results
    await results.settled()
    if (results.path !== path) return
    navigator.go(laneResultsPath({ ...results.address, lane }), { replace: true })
  }

  /** Other verdicts of the same search, from its first page. */
  changeVerdict(verdict: Verdict | null): void {
    this.#go({ verdict })
  }

  /** Another order of the same search, from its first page. */
  changeSort(sort: LaneSort): void {
    this.#go({ sort })
  }

  /** Other filters: searches from the first page. */
  changeFilters(filters: LaneFilters): void {
    this.#go({ filters })
  }

  /** `isBeside`: a carrier is in the place of the map. */
  toggleMap(isBeside = false): void {
    if (isBeside) {
      this.isMapShownBeside = !this.isMapShownBeside
      return
    }
    this.isMapShown = !this.isMapShown
    this.#deps.mapFold.keep(this.isMapShown)
  }

  /** Applies the draft, in the same history entry. */
  applyDraft(): void {
    this.#go({ filters: this.#deps.draft.filters }, { replace: true })
  }

  dispose(): void {
    for (const end of this.#endings) end()
  }

  readonly #showEnds = () => {
    const { ends, results } = this.#deps
    const { lane } = results.address
    if (this.isNamed && laneKey(ends.lane) !== laneKey(lane)) ends.setLane(lane)
  }

  #go(change: Partial<LaneResultsAddress>, how?: { readonly replace: boolean }): void {
    const { navigator, results } = this.#deps
    navigator.go(laneResultsPath({ ...results.address, ...change, page: 1, panel: null }), how)
  }
}

const laneKey = (lane: Lane): string => JSON.stringify(writeLane(lane))
