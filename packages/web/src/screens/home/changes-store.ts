import {
  type CachedValue,
  type CarrierChange,
  type ChangeFeed,
  type ChangeKind,
  type ChangesParams,
  countOfAll,
  exactTime,
  type MonitoringFeed,
} from '@fairhaul/core'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { LiveRefresh, type LiveRefreshDeps } from '../../stores/live-refresh.ts'
import { isNotFound } from '../../stores/not-found.ts'
import { Query } from '../../stores/query.ts'
import { FeedRows } from './feed-rows.ts'

export interface ChangesDeps {
  readonly feed: Pick<MonitoringFeed, 'changes'>
  /** The instant at which the user last marked the changes as seen. */
  readonly seen: CachedValue<string>
  readonly live: Omit<LiveRefreshDeps, 'refresh'>
}

/** Newer changes than those shown. */
interface Waiting {
  readonly part: ChangeFeed
  readonly added: number
  readonly moved: number
}

/** The instant is stored for all monitored carriers. */
const MONITORED = 'monitored'

const NO_CHANGES = { verdict: 0, authority: 0, insurance: 0, alert: 0 } as const

const countOf = ({ counts }: ChangeFeed, kind: ChangeKind | undefined): number =>
  kind === undefined ? countOfAll(counts) : counts[kind]

/** As many as fit beside the other parts of Home. */
export const CHANGES_SHOWN = 5

/** What has changed about the monitored carriers since the user marked it as seen. Section 2, "What changed". */
export class ChangesStore {
  readonly feed: FeedRows<CarrierChange, ChangeFeed, ChangeKind | undefined>
  /** The first part, requested while another is shown. */
  readonly fresh: Query<ChangeFeed, ChangeKind | undefined>
  /** Null: there is nothing newer than what is shown. */
  waiting: Waiting | null = null
  kind: ChangeKind | undefined = undefined
  /** The instant at which it was last marked as seen, by the monitor's clock. */
  seenAt: string | undefined
  /** What was shown before it was marked just now, for undo. */
  marked: { readonly seenAt: string | undefined; readonly part: ChangeFeed } | undefined = undefined
  readonly #deps: ChangesDeps
  readonly #live: LiveRefresh

  constructor(deps: ChangesDeps) {
    this.#deps = deps
    this.seenAt = deps.seen.restore(MONITORED)
    const request = (kind: ChangeKind | undefined, cursor: string | undefined, signal: AbortSignal) =>
      deps.feed.changes(this.#paramsOf(kind, cursor), signal)
    this.feed = new FeedRows(request, ({ id }) => id)
    this.fresh = new Query((kind, signal) => request(kind, undefined, signal))
    this.#live = new LiveRefresh({ ...deps.live, refresh: () => this.refresh() })
    makeAutoObservable(
      this,
      { feed: false, fresh: false, marked: observableRef, waiting: observableRef },
      { autoBind: true },
    )
  }

  /** "since Nov 19, 2026, 2:05 PM", or the period of the monitor's feed. */
  get since(): string {
    return this.seenAt === undefined ? 'in the last 30 days' : `since ${exactTime(this.seenAt)}`
  }

  /** Whether there is anything to mark as seen. */
  get canMark(): boolean {
    const { value } = this.feed.first
    return value !== undefined && countOfAll(value.counts) > 0
  }

  /** Whether the monitor has no such feed. */
  get isMissing(): boolean {
    const { state } = this.feed.first
    return isNotFound(state)
  }

  /** Shows the changes of one kind, or all. */
  async show(kind: ChangeKind | undefined): Promise<void> {
    this.kind = kind
    this.waiting = null
    this.#live.start()
    await this.feed.load(kind)
  }

  /** Requests the changes again. Newer ones wait until the user takes them, unless nothing is shown that they would move. */
  async refresh(): Promise<void> {
    const { kind, seenAt } = this
    if (this.feed.first.state.kind !== 'ready') return
    const answer = await this.fresh.load(kind)
    const { first, rows } = this.feed
    const shown = first.state.kind === 'ready' ? first.state.value : undefined
    if (answer?.kind !== 'ready' || shown === undefined || kind !== this.kind || seenAt !== this.seenAt)
      return
    runInAction(() => {
      const part = answer.value
      const known = new Set(rows.map(({ id }) => id))
      const isNew = part.items.some(({ id }) => !known.has(id))
      const added = Math.max(isNew ? 1 : 0, countOf(part, kind) - countOf(shown, kind))
      this.waiting = rows.length > 0 && isNew ? { part, added, moved: added } : null
      if (rows.length === 0) this.feed.set(part)
    })
  }

  /** Shows the newer changes that wait. */
  showWaiting(): void {
    if (this.waiting !== null) this.feed.set(this.waiting.part)
    this.waiting = null
  }

  /** Marks all changes as seen, also those of other kinds and later parts. Nothing is requested, unless newer ones wait. */
  markSeen(): void {
    const part = this.feed.first.value
    if (part === undefined) return
    this.marked = { seenAt: this.seenAt, part }
    this.#keep(part.readAt)
    this.feed.set({ ...part, items: [], next: null, counts: NO_CHANGES })
    if (this.waiting !== null) void this.refresh()
    this.waiting = null
  }

  /** Undoes the mark: the changes are shown again. */
  undo(): void {
    if (this.marked === undefined) return
    const { seenAt, part } = this.marked
    this.marked = undefined
    this.waiting = null
    this.#keep(seenAt)
    this.feed.set(part)
  }

  dispose(): void {
    this.#live.stop()
    this.feed.dispose()
    this.fresh.dispose()
  }

  #paramsOf(kind: ChangeKind | undefined, cursor: string | undefined): ChangesParams {
    return {
      pageSize: CHANGES_SHOWN,
      ...(kind === undefined ? {} : { kind }),
      ...(cursor === undefined ? {} : { cursor }),
      ...(this.seenAt === undefined ? {} : { noticedAfter: this.seenAt }),
    }
  }

  #keep(seenAt: string | undefined): void {
    this.seenAt = seenAt
    if (seenAt === undefined) this.#deps.seen.clear()
    else this.#deps.seen.store(MONITORED, seenAt)
  }
}
