import {
  type CalendarDate,
  changeLane,
  type CurrentUser,
  exportFileName,
  type Lane,
  LANE_ENDS,
  type LaneCarrier,
  laneExportColumns,
  type LaneResultsAddress,
  laneResultsPath,
  type LaneSearchRefusal,
  laneText,
  mayAlertOnLane,
} from '@fairhaul/core'
import { makeAutoObservable, reaction } from 'mobx'
import type { Navigator } from '../../di/navigator.ts'
import type { ScreenStore } from '../../di/screen.ts'
import { ExportStore } from '../../parts/export/export-store.ts'
import type { PlanNoticesStore } from '../../stores/plan-notices-store.ts'
import type { LaneAlertStore } from './lane-alert-store.ts'
import type { LaneResultsStore } from './lane-results-store.ts'
import type { LaneWayStore } from './lane-way-store.ts'
import type { WiderLanesStore } from './wider-lanes-store.ts'

export interface LaneScreenNeeds {
  readonly results: LaneResultsStore
  readonly way: LaneWayStore
  readonly wider: WiderLanesStore
  readonly alert: LaneAlertStore
  readonly notices: PlanNoticesStore
  readonly user: () => CurrentUser | null | undefined
  readonly today: () => CalendarDate
  readonly save: (name: string, text: string) => void
}

/** Everything on the screen of a lane's results: the carriers, and what follows from those that are shown. */
export class LaneScreenStore implements ScreenStore {
  readonly results: LaneResultsStore
  readonly way: LaneWayStore
  readonly wider: WiderLanesStore
  readonly alert: LaneAlertStore
  readonly file: ExportStore<LaneCarrier, LaneSearchRefusal>
  /** What the pointer or the focus is on, in the list or on the map: a region or the way. */
  lit: string | null = null
  readonly #user: LaneScreenNeeds['user']
  readonly #endings: readonly (() => void)[]

  constructor({ results, way, wider, alert, notices, user, today, save }: LaneScreenNeeds) {
    this.results = results
    this.way = way
    this.wider = wider
    this.alert = alert
    this.#user = user
    this.file = new ExportStore({
      user,
      notices,
      gather: results.everything,
      columns: () => laneExportColumns(today()),
      fileName: () => exportFileName(laneText(results.address.lane), today()),
      save,
    })
    makeAutoObservable(
      this,
      { results: false, way: false, wider: false, alert: false, file: false },
      { autoBind: true },
    )
    this.#endings = [
      reaction(() => results.shown?.answer.route ?? null, way.follow),
      reaction(
        () => this.barren,
        lane => void wider.follow(lane),
      ),
      way.dispose,
      wider.dispose,
      alert.dispose,
      results.dispose,
      this.file.dispose,
    ]
  }

  /** The lane that gave nothing; null while there are rows, or nobody knows yet. */
  get barren(): Lane | null {
    const { shown, isOutdated, rows } = this.results
    if (shown === undefined || shown.isWithheld || isOutdated || rows.length > 0) return null
    return shown.address.page === 1 ? shown.address.lane : null
  }

  get mayAlert(): boolean {
    const user = this.#user()
    return user != null && mayAlertOnLane(user)
  }

  open(address: LaneResultsAddress): void {
    const { results, alert, file } = this
    const pathBefore = results.path
    results.open(address)
    if (results.path !== pathBefore) file.cancel()
    if (address.panel === 'alert') alert.begin(address.lane.origin)
  }

  light(id: string | null): void {
    this.lit = id
  }

  /**
   * Searches another lane with the same filters. What an end that was removed leaves behind is cleared. Section 4,
   * "Lane results cleared".
   */
  search(lane: Lane, navigator: Pick<Navigator, 'go'>): void {
    const { results } = this
    const { address } = results
    const isCleared = LANE_ENDS.some(end => changeLane(address.lane, end, lane[end]).results === 'clear')
    if (isCleared) results.clear()
    navigator.go(laneResultsPath({ ...address, lane, page: 1, panel: null }))
  }

  dispose(): void {
    for (const end of this.#endings) end()
  }
}
