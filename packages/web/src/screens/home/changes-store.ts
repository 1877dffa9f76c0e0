import {
  type CachedValue,
  type CarrierChange,
  type ChangeFeed,
  type ChangeKind,
  countOfAll,
  exactTime,
  type MonitoringFeed,
} from '@fairhaul/core'
import { makeAutoObservable } from 'mobx'
import { FeedRows } from './feed-rows.ts'

export interface ChangesDeps {
  readonly feed: Pick<MonitoringFeed, 'changes'>
  /** The instant at which the user last marked the changes as seen. */
  readonly seen: CachedValue<string>
}

/** The instant is stored for all monitored carriers. */
const MONITORED = 'monitored'

/** As many as fit beside the other parts of Home. */
export const CHANGES_SHOWN = 8

/** What has changed about the monitored carriers since the user marked it as seen. Section 2, "What changed". */
export class ChangesStore {
  readonly feed: FeedRows<CarrierChange, ChangeFeed, ChangeKind | undefined>
  kind: ChangeKind | undefined = undefined
  /** The instant at which it was last marked as seen, by the monitor's clock. */
  seenAt: string | undefined
  /** The instant before it was marked just now, for undo. */
  marked: { readonly before: string | undefined } | undefined = undefined
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
    makeAutoObservable(this, { feed: false }, { autoBind: true })
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

  /** Marks all changes as seen, also those of other kinds and later parts. */
  async markSeen(): Promise<void> {
    const { value } = this.feed.first
    if (value === undefined) return
    this.marked = { before: this.seenAt }
    await this.#keep(value.readAt)
  }

  /** Undoes the mark: the changes are shown again. */
  async undo(): Promise<void> {
    if (this.marked === undefined) return
    const { before } = this.marked
    this.marked = undefined
    await this.#keep(before)
  }

  dispose(): void {
    this.feed.dispose()
  }

  async #keep(seenAt: string | undefined): Promise<void> {
    this.seenAt = seenAt
    if (seenAt === undefined) this.#deps.seen.clear()
    else this.#deps.seen.store(MONITORED, seenAt)
    await this.show(this.kind)
  }
}
