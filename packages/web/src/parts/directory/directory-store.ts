import {
  type CarrierDirectory,
  type CarrierId,
  DIRECTORY_PARTS,
  type Directory,
  type DirectoryPart,
  directoryFollowUps,
  directoryRows,
  directoryTotals,
  done,
  entriesOfPart,
  mergeDirectory,
  searchDirectory,
} from '@fairhaul/core'
import { makeAutoObservable, observableRef } from 'mobx'
import { Query } from '../../stores/query.ts'
import { PagedRows } from './paged-rows.ts'

/** What the first response holds of a carrier's directory. */
interface Overview {
  readonly carrierId: CarrierId
  readonly directory: Directory
}

/** A part of the directory that is not complete yet. */
export interface PartRest {
  readonly part: DirectoryPart
  /** "More contacts". */
  readonly text: string
  readonly pagedRows: PagedRows
  /** The number of its rows that are loaded. */
  readonly here: number
  /** Null: the total is not known yet. */
  readonly total: number | null
}

/**
 * The contacts of a carrier: every loaded entry of its directory, merged, and the rest on demand.
 *
 * Changing the carrier removes the entries of the one before. The overview has no dispatchers, so they are requested
 * at once: they are who answers the phone.
 */
export class DirectoryStore {
  carrierId: CarrierId | null = null
  readonly overview: Query<Overview, CarrierId>
  followings: ReadonlyMap<DirectoryPart, PagedRows> = new Map()
  readonly #directory: CarrierDirectory
  /** Identifies the newest `loadEverything`. */
  #loading = 0

  constructor(directory: CarrierDirectory) {
    this.#directory = directory
    this.overview = new Query(
      async (carrierId, signal) => {
        const answer = await directory.find({ carrierId }, signal)
        return answer.ok ? done({ carrierId, directory: answer.value }) : answer
      },
      { onChange: state => state.kind === 'ready' && this.#begin(state.value) },
    )
    makeAutoObservable(this, { overview: false, followings: observableRef }, { autoBind: true })
  }

  get directory(): Directory | undefined {
    const { value } = this.overview
    return value?.carrierId === this.carrierId ? value?.directory : undefined
  }

  /** All loaded entries, in the order of people, phones, e-mails and addresses. */
  get entries() {
    const { directory } = this
    if (directory === undefined) return []
    const begun = [...this.followings].filter(([, pagedRows]) => pagedRows.isBegun)
    const followed = new Set(begun.map(([part]) => part))
    return mergeDirectory([
      ...directoryRows(directory).filter(({ part }) => !followed.has(part)),
      ...begun.flatMap(([, { rows }]) => rows),
    ])
  }

  get totals() {
    return directoryTotals(this.entries, this.directory?.totalUsers ?? null)
  }

  /** The entries of the federal register, with or without people. */
  get federal() {
    return entriesOfPart(this.entries, 'federal_information')
  }

  /** The parts that are not complete yet. */
  get rests(): readonly PartRest[] {
    const { directory, followings } = this
    if (directory === undefined) return []
    return directoryFollowUps(directory).flatMap(({ part, text }) => {
      const pagedRows = followings.get(part)
      if (pagedRows === undefined || pagedRows.isWhole) return []
      const here = pagedRows.isBegun
        ? pagedRows.rows.length
        : directoryRows(directory).filter(row => row.part === part).length
      const total = pagedRows.total ?? (part === 'users' ? directory.totalUsers : null)
      return [{ part, text, pagedRows, here, total }]
    })
  }

  /** The count of a part as far as it is known; `isMore`: there are more than that. */
  countOf(part: DirectoryPart): { readonly count: number; readonly isMore: boolean } {
    const rest = this.rests.find(each => each.part === part)
    if (part === 'users' && this.directory?.totalUsers != null)
      return { count: this.directory.totalUsers, isMore: false }
    if (rest?.total != null) return { count: rest.total, isMore: false }
    return { count: entriesOfPart(this.entries, part).length, isMore: rest !== undefined }
  }

  /** The count of all parts as far as it is known: never less than that of a part, which may be known beforehand. */
  get countOfAll(): { readonly count: number; readonly isMore: boolean } {
    const parts = DIRECTORY_PARTS.map(part => this.countOf(part).count)
    return { count: Math.max(this.entries.length, ...parts), isMore: this.rests.length > 0 }
  }

  /** The entries of one part, or of all, that match a text. */
  found(part: DirectoryPart | null, text: string) {
    return searchDirectory(entriesOfPart(this.entries, part), text)
  }

  /** Opens the directory of a carrier. The same carrier is not requested again, unless it failed. */
  open(carrierId: CarrierId | null): void {
    const { kind } = this.overview.state
    if (carrierId === this.carrierId && (kind === 'ready' || kind === 'loading')) return
    if (carrierId !== this.carrierId) this.#reset(carrierId)
    this.retry()
  }

  retry(): void {
    if (this.carrierId !== null) void this.overview.load(this.carrierId)
  }

  /** Loads everything that is missing, part by part. */
  async loadEverything(): Promise<void> {
    const mine = (this.#loading += 1)
    for (const { pagedRows } of this.rests) {
      if (mine !== this.#loading) return
      await pagedRows.rest()
    }
  }

  /** Cancels pending requests; loaded entries stay. */
  cancelRest(): void {
    this.#loading += 1
    for (const pagedRows of this.followings.values()) pagedRows.cancel()
  }

  settled(): Promise<unknown> {
    return this.overview.finished()
  }

  dispose(): void {
    this.overview.dispose()
    this.cancelRest()
  }

  #reset(carrierId: CarrierId | null): void {
    this.overview.reset()
    this.cancelRest()
    this.carrierId = carrierId
    this.followings = new Map()
  }

  #begin({ carrierId, directory }: Overview): void {
    this.cancelRest()
    this.followings = new Map(
      directoryFollowUps(directory).map(({ part }) => [
        part,
        new PagedRows((page, signal) => this.#directory.follow({ carrierId, part, page }, signal)),
      ]),
    )
    void this.followings.get('dispatch_users')?.next()
  }
}
