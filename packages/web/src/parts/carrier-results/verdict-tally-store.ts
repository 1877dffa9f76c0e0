import {
  type CalendarDate,
  type CarrierSummary,
  type CarrierVerdicts,
  done,
  type Page,
  type ResultsAddress,
  readSearch,
  type VerdictCounts,
} from '@fairhaul/core'
import { makeAutoObservable, observableRef } from 'mobx'
import { Query } from '../../stores/query.ts'
import { tallyOf, type VerdictTally } from './verdict-tally.ts'

export interface VerdictTallyDeps {
  readonly verdicts: CarrierVerdicts
  /** Whether the plan includes rules. */
  readonly mayRule: () => boolean
  readonly today: () => CalendarDate
  /** Calls back when the page is idle: the counts are not requested before the rows are on the screen. */
  readonly whenIdle: (call: () => void) => void
}

interface ShownPage {
  readonly address: ResultsAddress
  readonly page: Page<CarrierSummary>
}

interface Counted {
  readonly key: string
  readonly counts: VerdictCounts
}

/** The most carriers that a server assesses for one request. */
const COUNTED_MAX = 2_000

const keyOf = ({ text, asName, onlyMine, filters }: ResultsAddress): string =>
  JSON.stringify([text, asName, onlyMine, { ...filters, verdict: null }])

/**
 * How many of the carriers that a search finds have each verdict, whichever verdict the list is narrowed to.
 *
 * A list of one page is counted here. The counts of a longer one are requested, once for all its pages and orders. If
 * that fails, or the server has no such call, the counts are those of the page, and say so.
 */
export class VerdictTallyStore {
  #deps: VerdictTallyDeps
  shown: ShownPage | undefined = undefined
  readonly counted: Query<Counted, ResultsAddress>
  /** The key of the counts that were requested last. */
  requested: string | undefined = undefined

  constructor(deps: VerdictTallyDeps) {
    this.#deps = deps
    this.counted = new Query(async (address, signal) => {
      const reading = readSearch(address)
      if (!reading.ok) throw new Error('Only a search that can be read is counted')
      const filters = { ...address.filters, verdict: null }
      const params = { query: reading.value, filters, onlyMyCarriers: address.onlyMine }
      const answer = await deps.verdicts.count(params, signal)
      return answer.ok ? done({ key: keyOf(address), counts: answer.value }) : answer
    })
    makeAutoObservable(this, { shown: observableRef, counted: false }, { autoBind: true })
  }

  /** Undefined: the counts are not known yet, or nothing is assessed. */
  get tally(): VerdictTally | undefined {
    const { shown, counted } = this
    if (shown === undefined || !this.#deps.mayRule()) return undefined
    const { address, page } = shown
    const onPage = page.items.length
    const { value } = counted
    if (!isCountedHere(shown) && value?.key === keyOf(address))
      return { counts: value.counts, isWhole: true, onPage }
    if (this.requested === keyOf(address) && (counted.isPending || counted.state.kind === 'idle'))
      return undefined
    return tallyOf(page.items, isCountedHere(shown), this.#deps.today())
  }

  /** Counts the list of a page that is shown. */
  follow(address: ResultsAddress, page: Page<CarrierSummary>): void {
    this.shown = { address, page }
    const key = keyOf(address)
    const isTooLong = address.filters.verdict === null && page.total > COUNTED_MAX
    if (isCountedHere(this.shown) || isTooLong || key === this.requested || !this.#deps.mayRule()) return
    this.requested = key
    this.counted.reset()
    this.#deps.whenIdle(() => {
      if (this.requested === key) void this.counted.load(address)
    })
  }

  dispose(): void {
    this.requested = undefined
    this.counted.dispose()
  }
}

const isCountedHere = ({ address, page }: ShownPage): boolean =>
  page.pages === 1 && address.filters.verdict === null
