import {
  type CachedValue,
  type CarrierChange,
  type ChangeFeed,
  type ChangeKind,
  countOfAll,
  exactTime,
  type MonitoringFeed,
} from '@fairhaul/core'
import { makeAutoObservable, observableRef } from 'mobx'
import { FeedRows } from './feed-rows.ts'

export interface ChangesDeps {
  readonly feed: Pick<MonitoringFeed, 'changes'>
  /** The instant at which the user last marked the changes as seen. */
  readonly seen: CachedValue<string>
}

/** The instant is stored for all monitored carriers. */
const MONITORED = 'monitored'

const NO_CHANGES = { verdict: 0, authority: 0, insurance: 0, alert: 0 } as const

/** As many as fit beside the other parts of Home. */
export const CHANGES_SHOWN = 8

/** What has changed about the monitored carriers since the user marked it as seen. Section 2, "What changed". */
export class ChangesStore {
  readonly feed: FeedRows<CarrierChange, ChangeFeed, ChangeKind | undefined>
  kind: ChangeKind | undefined = undefined
  /** The instant at which it was last marked as seen, by the monitor's clock. */
  seenAt: string | undefined
  /** What was shown before it was marked just now, for undo. */
  marked: { readonly seenAt: string | undefined; readonly part: ChangeFeed } | undefined = undefined
  readonly #deps: ChangesDeps

  constructor(deps: ChangesDeps) {
    this.#deps = deps
    this.seenAt = deps.seen.restore(MONITORED)
    this.feed = new FeedRows(
      (kind, cursor, signal) =>
        deps.feed.changes(
          {
            pageSize: CHANGES_SHOWN,
            ...(kind === undefined ? {} : { kind }),
            ...(cursor === undefined ? {} : { cursor }),
            ...(this.seenAt === undefined ? {} : { noticedAfter: this.seenAt }),
          },
          signal,
        ),
      ({ id }) => id,
    )
    makeAutoObservable(this, { feed: false, marked: observableRef }, { autoBind: true })
  }

  /** "since 19 Nov 2026, 14:05", or the period of the monitor's feed. */
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
    return state.kind === 'refused' && state.refusal.kind === 'not-found'
  }

  /** Shows the changes of one kind, or all. */
  async show(kind: ChangeKind | undefined): Promise<void> {
    this.kind = kind
    await this.feed.load(kind)
  }

  /** Marks all changes as seen, also those of other kinds and later parts. Nothing is requested. */
  markSeen(): void {
    const part = this.feed.first.value
    if (part === undefined) return
    this.marked = { seenAt: this.seenAt, part }
    this.#keep(part.readAt)
    this.feed.set({ ...part, items: [], next: null, counts: NO_CHANGES })
  }

  /** Undoes the mark: the changes are shown again. */
  undo(): void {
    if (this.marked === undefined) return
    const { seenAt, part } = this.marked
    this.marked = undefined
    this.#keep(seenAt)
    this.feed.set(part)
  }

  dispose(): void {
    this.feed.dispose()
  }

  #keep(seenAt: string | undefined): void {
    this.seenAt = seenAt
    if (seenAt === undefined) this.#deps.seen.clear()
    else this.#deps.seen.store(MONITORED, seenAt)
  }
}
