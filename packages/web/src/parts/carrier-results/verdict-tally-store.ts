import {
  type CalendarDate,
  type CarrierInsights,
  type CarrierSummary,
  type CarrierVerdicts,
  type Connections,
  type ConnectionsAddress,
  done,
  type InsightsAddress,
  type Outcome,
  overallVerdict,
  type Page,
  type Refusal,
  type ResultsAddress,
  readCarrierContainsText,
  readSearch,
  type Verdict,
  type VerdictCounts,
} from '@fairhaul/core'
import { makeAutoObservable, observableRef } from 'mobx'
import { Query } from '../../stores/query.ts'
import { tallyOf, type VerdictTally } from './verdict-tally.ts'

export interface VerdictTallyDeps<Listing> {
  /** Requests the counts of a whole list. */
  readonly count: (listing: Listing, signal: AbortSignal) => Promise<Outcome<VerdictCounts, Refusal>>
  /** Equal for all pages and orders of one list, whichever verdict it is narrowed to. */
  readonly keyOf: (listing: Listing) => string
  /** The most carriers of a list that a server counts for one request. */
  readonly mostCounted: (listing: Listing) => number
  /** The verdict that a list is narrowed to. Null: any. */
  readonly verdictOf: (listing: Listing) => Verdict | null
  /** Whether the plan includes rules. */
  readonly mayRule: () => boolean
  readonly today: () => CalendarDate
  /** Calls back when the page is idle: the counts are not requested before the rows are on the screen. */
  readonly whenIdle: (call: () => void) => void
}

interface ShownPage<Listing> {
  readonly listing: Listing
  readonly page: Page<CarrierSummary>
}

interface Counted {
  readonly key: string
  readonly counts: VerdictCounts
}

/** The most carriers that a server assesses for one request; of own carriers it stores the assessments of all. */
const ASSESSED_MAX = 2_000
const mostOf = (isOwn: boolean) => (isOwn ? Number.POSITIVE_INFINITY : ASSESSED_MAX)

/**
 * How many carriers of a list have each verdict, whichever verdict the list is narrowed to.
 *
 * A list of one page is counted here. The counts of a longer one are requested, once for all its pages and orders. If
 * that fails, or the server has no such call, the counts are those of the page, and say so.
 */
export class VerdictTallyStore<Listing> {
  #deps: VerdictTallyDeps<Listing>
  shown: ShownPage<Listing> | undefined = undefined
  readonly counted: Query<Counted, Listing>
  /** The key of the counts that were requested last. */
  requested: string | undefined = undefined

  constructor(deps: VerdictTallyDeps<Listing>) {
    this.#deps = deps
    this.counted = new Query(async (listing, signal) => {
      const answer = await deps.count(listing, signal)
      return answer.ok ? done({ key: deps.keyOf(listing), counts: answer.value }) : answer
    })
    makeAutoObservable(this, { shown: observableRef, counted: false }, { autoBind: true })
  }

  /** Undefined: the counts are not known yet, or nothing is assessed. */
  get tally(): VerdictTally | undefined {
    const { shown, counted } = this
    if (shown === undefined || !this.#deps.mayRule()) return undefined
    const { page } = shown
    const key = this.#deps.keyOf(shown.listing)
    const isHere = this.#isCountedHere(shown)
    const { value } = counted
    if (!isHere && value?.key === key)
      return { counts: value.counts, isWhole: true, onPage: page.items.length }
    if (this.requested === key && (counted.isPending || counted.state.kind === 'idle')) return undefined
    return tallyOf(page.items, isHere, this.#deps.today())
  }

  /** Counts the list of a page that is shown. */
  follow(listing: Listing, page: Page<CarrierSummary>): void {
    const key = this.#deps.keyOf(listing)
    const isOther = this.#isOtherTotal(listing, page)
    this.shown = { listing, page }
    const isTooLong = this.#deps.verdictOf(listing) === null && page.total > this.#deps.mostCounted(listing)
    const isHere = this.#isCountedHere(this.shown)
    if (isHere || isTooLong || (key === this.requested && !isOther) || !this.#deps.mayRule()) return
    if (key !== this.requested) this.counted.reset()
    this.requested = key
    this.#deps.whenIdle(() => {
      if (this.requested === key) void this.counted.load(listing)
    })
  }

  /** A carrier was taken out of the list of this page (-1), or has come back to it (1). */
  moved(listing: Listing, page: Page<CarrierSummary>, { rulesAssessment }: CarrierSummary, by: 1 | -1): void {
    this.shown = { listing, page }
    const verdict = rulesAssessment && overallVerdict(rulesAssessment, this.#deps.today())
    if (verdict === null) return
    this.counted.update(({ key, counts }) => ({
      key,
      counts: { ...counts, [verdict]: Math.max(0, counts[verdict] + by) },
    }))
  }

  dispose(): void {
    this.requested = undefined
    this.counted.dispose()
  }

  /** Whether the same list has another number of carriers than when it was shown last. */
  #isOtherTotal(listing: Listing, { total }: Page<CarrierSummary>): boolean {
    const { keyOf, verdictOf } = this.#deps
    const { shown } = this
    const isSame =
      shown !== undefined &&
      keyOf(shown.listing) === keyOf(listing) &&
      verdictOf(shown.listing) === verdictOf(listing)
    return isSame && shown.page.total !== total
  }

  /** A list of one page, of any verdict. */
  #isCountedHere({ listing, page }: ShownPage<Listing>): boolean {
    return page.pages === 1 && this.#deps.verdictOf(listing) === null
  }
}

type UsualDeps = Pick<VerdictTallyDeps<unknown>, 'mayRule' | 'today' | 'whenIdle'>

/** The tally of a carrier search. */
export const searchTally = (verdicts: CarrierVerdicts, deps: UsualDeps): VerdictTallyStore<ResultsAddress> =>
  new VerdictTallyStore({
    ...deps,
    count: async (address, signal) => {
      const reading = readSearch(address)
      if (!reading.ok) throw new Error('Only a search that can be read is counted')
      const filters = { ...address.filters, verdict: null }
      return verdicts.count({ query: reading.value, filters, onlyMyCarriers: address.onlyMine }, signal)
    },
    keyOf: ({ text, asName, onlyMine, filters }) =>
      JSON.stringify([text, asName, onlyMine, { ...filters, verdict: null }]),
    mostCounted: ({ onlyMine }) => mostOf(onlyMine),
    verdictOf: ({ filters }) => filters.verdict,
  })

/** The tally of a tab of connections. */
export const connectionsTally = (
  connections: Pick<Connections, 'countVerdicts'>,
  deps: UsualDeps,
): VerdictTallyStore<ConnectionsAddress> =>
  new VerdictTallyStore({
    ...deps,
    count: async ({ tab, text }, signal) => {
      const query = readCarrierContainsText(text)
      return connections.countVerdicts({ tab, ...(query.ok && { query: query.value }) }, signal)
    },
    keyOf: ({ tab, text }) => JSON.stringify([tab, text]),
    mostCounted: () => mostOf(true),
    verdictOf: ({ verdict }) => verdict,
  })

/** The tally of a search by insights. */
export const insightsTally = (
  insights: Pick<CarrierInsights, 'countVerdicts'>,
  deps: UsualDeps,
): VerdictTallyStore<InsightsAddress> =>
  new VerdictTallyStore({
    ...deps,
    count: ({ kinds, onlyMine }, signal) =>
      insights.countVerdicts({ kinds, onlyMyCarriers: onlyMine }, signal),
    keyOf: ({ kinds, onlyMine }) => JSON.stringify([kinds, onlyMine]),
    mostCounted: ({ onlyMine }) => mostOf(onlyMine),
    verdictOf: ({ verdict }) => verdict,
  })
