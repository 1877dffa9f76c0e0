import {
  type AssessmentBucket,
  done,
  type FeedPart,
  type MonitoredCarriers,
  type MonitoringFeed,
  type Outcome,
  overallVerdict,
  type CalendarDate,
  type Refusal,
  type Region,
  type Verdict,
  type MonitoredCounts,
  type WatchedCarrier,
} from '@fairhaul/core'
import { makeAutoObservable } from 'mobx'
import { FeedRows } from './feed-rows.ts'

export interface AttentionDeps {
  readonly feed: Pick<MonitoringFeed, 'byVerdict'>
  readonly monitored: Pick<MonitoredCarriers, 'list'>
  readonly today: () => CalendarDate
}

/** Which carriers are shown. Without a verdict: those that fail or are incomplete. */
export interface AttentionFilter {
  readonly verdict: Verdict | undefined
  readonly region: Region | undefined
}

/** Carriers of the feed, or of My Carriers where the monitor has no feed. */
export interface AttentionPart extends FeedPart<WatchedCarrier> {
  /** Null: the monitor has no feed. */
  readonly counts: MonitoredCounts | null
  /** All monitored carriers, or those of the region. */
  readonly monitored: number
}

/** As many as fit without scrolling twice. */
export const CARRIERS_SHOWN = 8

const BUCKETS: readonly AssessmentBucket[] = ['fail', 'partial_pass', 'incomplete', 'pass']

/** The monitored carriers that need attention, the worst first. Section 2, "Needs attention". */
export class AttentionStore {
  readonly carriers: FeedRows<WatchedCarrier, AttentionPart, AttentionFilter>
  filter: AttentionFilter = { verdict: undefined, region: undefined }
  readonly #deps: AttentionDeps

  constructor(deps: AttentionDeps) {
    this.#deps = deps
    this.carriers = new FeedRows(this.#part, ({ carrier }) => carrier.id)
    makeAutoObservable(this, { carriers: false }, { autoBind: true })
  }

  async show(filter: AttentionFilter): Promise<void> {
    this.filter = filter
    await this.carriers.load(filter)
  }

  dispose(): void {
    this.carriers.dispose()
  }

  readonly #part = async (
    { verdict, region }: AttentionFilter,
    cursor: string | undefined,
    signal: AbortSignal,
  ): Promise<Outcome<AttentionPart, Refusal>> => {
    const response = await this.#deps.feed.byVerdict(
      {
        pageSize: CARRIERS_SHOWN,
        ...(verdict === undefined ? {} : { verdict }),
        ...(region === undefined ? {} : { region }),
        ...(cursor === undefined ? {} : { cursor }),
      },
      signal,
    )
    if (!response.ok) return response.refusal.kind === 'not-found' ? this.#withoutFeed(signal) : response
    const { items, next, counts } = response.value
    const monitored = Object.values(counts).reduce((sum, count) => sum + count, 0)
    if (verdict !== undefined) return done({ items, next, counts, monitored })
    const shown = items.filter(this.#isAgainst)
    return done({ items: shown, next: shown.length < items.length ? null : next, counts, monitored })
  }

  readonly #isAgainst = ({ carrier: { rulesAssessment } }: WatchedCarrier): boolean => {
    const verdict = rulesAssessment && overallVerdict(rulesAssessment, this.#deps.today())
    return verdict === 'Fail' || verdict === 'Incomplete'
  }

  /** The newest of My Carriers that fail, then those that are incomplete. */
  async #withoutFeed(signal: AbortSignal): Promise<Outcome<AttentionPart, Refusal>> {
    const found: WatchedCarrier[] = []
    let monitored = 0
    for (const response of await Promise.all(
      BUCKETS.map(bucket => this.#deps.monitored.list({ bucket }, signal)),
    )) {
      if (!response.ok) return response
      monitored += response.value.total
      found.push(...response.value.items.map(({ carrier }) => ({ carrier, turnedOn: null })))
    }
    const items = found.filter(this.#isAgainst).slice(0, CARRIERS_SHOWN)
    return done({ items, next: null, counts: null, monitored })
  }
}
