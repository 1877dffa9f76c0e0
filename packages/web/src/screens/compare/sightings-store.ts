import {
  type CarrierId,
  type Compared,
  type CurrentUser,
  compared,
  done,
  EMPTY_LANE,
  type Lane,
  type LaneAreas,
  type LaneSearch,
  type LaneSearchRefusal,
  type LaneSighting,
  type LaneSightings,
  laneAreas,
  laneSighting,
  mayOpen,
  nextSightingsPage,
  type Outcome,
  searchAllowance,
  withSightings,
} from '@fairhaul/core'
import { makeAutoObservable, observableRef } from 'mobx'
import type { PlanNoticesStore } from '../../stores/plan-notices-store.ts'
import { Query } from '../../stores/query.ts'
import type { RecentListStore } from '../../stores/recent-list-store.ts'
import { searchUnderPlan } from '../../stores/under-plan.ts'

export interface SightingsDeps {
  readonly laneSearch: LaneSearch
  readonly notices: PlanNoticesStore
  readonly recent: Pick<RecentListStore<Lane>, 'searched'>
  readonly user: () => CurrentUser | null | undefined
  readonly carriers: () => readonly CarrierId[]
}

interface SightingsParams {
  readonly areas: LaneAreas
  /** The pages that are loaded already. */
  readonly from: LaneSightings | undefined
  readonly isRetry: boolean
}

/**
 * How often the compared carriers were seen on a lane, from one search of that lane without filters.
 *
 * A search counts against the plan: with a limit it is sent only on request, else as soon as the lane is complete. A
 * retry and later pages are no new search. Changing the lane drops the old result.
 */
export class SightingsStore {
  lane: Lane = EMPTY_LANE
  readonly found: Query<LaneSightings, SightingsParams, LaneSearchRefusal>
  readonly #deps: SightingsDeps

  constructor(deps: SightingsDeps) {
    this.#deps = deps
    this.found = new Query((params, signal) => this.#fetchPages(params, signal))
    makeAutoObservable(this, { lane: observableRef, found: false }, { autoBind: true })
  }

  /** Whether the user may search lanes at all. */
  get isOffered(): boolean {
    const user = this.#deps.user()
    return user !== null && user !== undefined && mayOpen(user, 'lane-search')
  }

  /** Whether the lane is complete and waits for the user's request. */
  get isWaiting(): boolean {
    return this.isOffered && this.found.state.kind === 'idle' && laneAreas(this.lane) !== undefined
  }

  /** Sets the lane of the address. */
  open(lane: Lane): void {
    const isSame = sameAreas(laneAreas(this.lane), laneAreas(lane))
    this.lane = lane
    if (!isSame) this.found.reset()
    if (this.found.state.kind === 'idle') {
      if (this.#isUnlimited) this.count()
    } else this.#goOn()
  }

  /** Counts on this lane, unless the plan has no search left: then its notice is shown. */
  count(): void {
    const { user, notices, recent } = this.#deps
    const who = user()
    const areas = laneAreas(this.lane)
    if (who === null || who === undefined || areas === undefined || !this.isOffered) return
    const isRetry = this.found.state.kind === 'failed' || this.found.state.kind === 'refused'
    if (searchUnderPlan(notices, who, { page: 1, isRetry }).kind === 'withheld') return
    recent.searched(this.lane)
    void this.found.load({ areas, from: undefined, isRetry })
  }

  of(id: CarrierId): Compared<LaneSighting> | null {
    if (this.found.state.kind === 'idle') return null
    const sightings = this.found.value
    if (sightings === undefined) return { kind: this.found.state.kind === 'loading' ? 'loading' : 'failed' }
    const requiresMore = nextSightingsPage(sightings, [id]) !== undefined
    if (!requiresMore) return compared(laneSighting(sightings, id))
    return {
      kind: this.found.state.kind === 'failed' || this.found.state.kind === 'refused' ? 'failed' : 'loading',
    }
  }

  dispose(): void {
    this.found.dispose()
  }

  get #isUnlimited(): boolean {
    const user = this.#deps.user()
    return user !== null && user !== undefined && searchAllowance(user.paywall).limit === null
  }

  /** Loads further pages for an added carrier that the loaded ones do not have. */
  #goOn(): void {
    const areas = laneAreas(this.lane)
    const { state } = this.found
    if (areas === undefined || state.kind !== 'ready') return
    if (nextSightingsPage(state.value, this.#deps.carriers()) === undefined) return
    void this.found.load({ areas, from: state.value, isRetry: false })
  }

  async #fetchPages(
    { areas, from, isRetry }: SightingsParams,
    signal: AbortSignal,
  ): Promise<Outcome<LaneSightings, LaneSearchRefusal>> {
    const { laneSearch, carriers } = this.#deps
    let sightings = from
    let page: number | undefined = sightings === undefined ? 1 : nextSightingsPage(sightings, carriers())
    while (page !== undefined) {
      const answer = await laneSearch.search({ ...areas, narrowing: {}, page, isRetry }, signal)
      if (!answer.ok) return answer
      sightings = withSightings(sightings, answer.value.carriers)
      page = nextSightingsPage(sightings, carriers())
    }
    return done(sightings ?? NOTHING)
  }
}

const NOTHING: LaneSightings = { carriers: [], page: 1, pages: 1, isCapped: false }

const sameAreas = (one: LaneAreas | undefined, other: LaneAreas | undefined): boolean =>
  one?.originAreaId === other?.originAreaId && one?.destinationAreaId === other?.destinationAreaId
