import {
  type Clock,
  type CompanyId,
  type DayAddress,
  type DayAxis,
  dayAxis,
  dayInZone,
  type DayRow,
  dayRows,
  done,
  type Load,
  type LoadId,
  type Loads,
  type LoadTraces,
  type Outcome,
  type Page,
  type Refusal,
  type StopEtas,
  stopEtas,
  type Team,
  type Teams,
} from '@fairhaul/core'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { ScreenStore } from '../../di/screen.ts'
import { type LiveChanges, LiveRefresh, type PageSight } from '../../stores/live-refresh.ts'
import { Query } from '../../stores/query.ts'

export interface LoadDayDeps {
  readonly loads: Pick<Loads, 'list'>
  readonly traces: Pick<LoadTraces, 'trace'>
  readonly teams: Pick<Teams, 'list'>
  readonly companyId: () => CompanyId | null | undefined
  readonly clock: Clock
  readonly sight: PageSight
  /** Missing: it is requested after each wait only. */
  readonly events?: LiveChanges['events']
  /** The viewer's zone, in which the hours are shown. */
  readonly timeZone: string
}

/** The open loads, and whether there are more than were requested. */
interface OpenLoads {
  readonly loads: readonly Load[]
  readonly total: number
}

/** Pages of open loads that are requested, at most. */
const PAGES_MAX = 20
/** Loads whose truck's way is requested for an estimate, at most: the first on the page. */
const ESTIMATED_MAX = 60
/** How many of these requests run at once. */
const AT_ONCE = 4
const EVERY_MS = 60_000
/** The rows of the first answer wait this long, in milliseconds, for the estimates, which change their order. */
const ESTIMATES_WAIT_MS = 1500
/** What a line of the day depends on. */
const DAY_KINDS = ['load', 'load_stop', 'load_log'] as const

/** The open loads of a day on one line of hours, with the estimates of those that are tracked. */
export class LoadDayStore implements ScreenStore {
  address: DayAddress = { day: null, team: null }
  readonly listed: Query<OpenLoads, DayAddress['team']>
  readonly teams: Query<Page<Team>, CompanyId>
  etas: ReadonlyMap<LoadId, StopEtas> = new Map()
  /** Whether the rows have their estimates, or waited long enough for them. */
  isInOrder = false
  /** Milliseconds since 1970. */
  now: number
  readonly #deps: LoadDayDeps
  readonly #live: LiveRefresh
  #estimating: AbortController | undefined

  constructor(deps: LoadDayDeps) {
    this.#deps = deps
    this.now = deps.clock.now()
    this.listed = new Query((team, signal) => this.#all(team, signal), {
      onChange: state => {
        if (state.kind !== 'ready') return
        this.now = deps.clock.now()
        void this.#estimate()
      },
    })
    this.teams = new Query((companyId, signal) => deps.teams.list({ companyId }, signal))
    this.#live = new LiveRefresh({
      clock: deps.clock,
      sight: deps.sight,
      everyMs: EVERY_MS,
      ...(deps.events && { changes: { events: deps.events, interest: { kinds: DAY_KINDS } } }),
      refresh: () => this.listed.load(this.address.team),
    })
    makeAutoObservable(
      this,
      { address: observableRef, etas: observableRef, listed: false, teams: false },
      { autoBind: true },
    )
  }

  get timeZone(): string {
    return this.#deps.timeZone
  }

  get today(): DayAxis['day'] {
    return dayInZone(this.now, this.#deps.timeZone)
  }

  get axis(): DayAxis {
    return dayAxis(this.address.day ?? this.today, this.#deps.timeZone)
  }

  /** The rows of the day. Undefined: the loads have not loaded, or their first estimates. */
  get rows(): readonly DayRow[] | undefined {
    return this.isInOrder ? this.#rowsOf(this.listed.value) : undefined
  }

  open(address: DayAddress): void {
    const isOther = address.team !== this.address.team
    this.address = address
    if (isOther || this.listed.state.kind === 'idle') void this.listed.load(address.team)
    const companyId = this.#deps.companyId()
    if (companyId && this.teams.state.kind === 'idle') void this.teams.load(companyId)
    this.#live.start()
  }

  settled(): Promise<unknown> {
    return this.listed.settled()
  }

  dispose(): void {
    this.#live.stop()
    this.#estimating?.abort()
    this.listed.dispose()
    this.teams.dispose()
  }

  /** All pages of the open loads, one after another, so that no other request waits for them. */
  async #all(team: DayAddress['team'], signal: AbortSignal): Promise<Outcome<OpenLoads, Refusal>> {
    const loads: Load[] = []
    let pages = 1
    let total = 0
    for (let page = 1; page <= Math.min(pages, PAGES_MAX); page++) {
      const answer = await this.#deps.loads.list(
        { tab: 'open', page, filter: team === null ? {} : { teamId: team }, sort: null },
        signal,
      )
      if (!answer.ok) return answer
      loads.push(...answer.value.items)
      pages = answer.value.pages
      total = answer.value.total
    }
    return done({ loads, total })
  }

  /** Estimates the arrivals of the tracked loads of the day. One whose way cannot be read has no estimate. */
  async #estimate(): Promise<void> {
    this.#estimating?.abort()
    const { signal } = (this.#estimating = new AbortController())
    const queue = (this.#rowsOf(this.listed.value) ?? [])
      .map(({ load }) => load)
      .filter(({ trackingStatus }) => trackingStatus === 'tracking')
      .slice(0, ESTIMATED_MAX)
    const known = new Map(this.etas)
    const work = async (): Promise<void> => {
      for (let load = queue.shift(); load !== undefined && !signal.aborted; load = queue.shift()) {
        const answer = await this.#deps.traces.trace({ loadId: load.id }, signal).catch(() => undefined)
        if (answer?.ok === true) known.set(load.id, stopEtas(load, answer.value, this.now))
      }
    }
    const stopWaiting = this.#deps.clock.after(ESTIMATES_WAIT_MS, () => this.#show(this.etas))
    if (queue.length > 0) await Promise.all(Array.from({ length: AT_ONCE }, work))
    stopWaiting()
    if (!signal.aborted) this.#show(known)
  }

  #show(etas: this['etas']): void {
    runInAction(() => {
      this.etas = etas
      this.isInOrder = true
    })
  }

  #rowsOf(known: OpenLoads | undefined): readonly DayRow[] | undefined {
    const { axis, now, etas } = this
    return known && dayRows(known.loads, { axis, now, etas })
  }
}
