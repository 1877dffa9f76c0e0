import {
  done,
  type FreightList,
  freightListOf,
  type ListRefresh,
  type Page,
  refreshedList,
  refused,
} from '@fairhaul/core'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { ScreenStore } from '../../di/screen.ts'
import { LiveRefresh } from '../../stores/live-refresh.ts'
import { Query } from '../../stores/query.ts'
import type { TabbedAddress, TabbedListDeps, TabbedRow } from './tabbed-list-deps.ts'

export interface FoundPage<R> {
  /** The list that these rows belong to, as its path. */
  readonly list: string
  readonly page: Page<R>
}

/** A newer page whose rows have other places: shown when the user takes it. */
interface Waiting<R> extends Pick<ListRefresh<R>, 'moved' | 'added'> {
  readonly page: Page<R>
}

/**
 * A list in tabs, one page at a time, with the counts of all tabs. Only the newest address counts. While its rows load,
 * the older rows stay, as `isOutdated`; a page that the browser cached for the address is shown at once, and loaded again.
 *
 * A refresh in the background never moves a row: a page in another order waits until the user takes it.
 */
export class TabbedListStore<R extends TabbedRow, Address extends TabbedAddress, Counts>
  implements ScreenStore
{
  address: Address
  readonly found: Query<FoundPage<R>, Address>
  readonly counted: Query<Counts, Address>
  readonly fresh: Query<FoundPage<R>, Address>
  waiting: Waiting<R> | null = null
  /** When the rows were loaded, in milliseconds since 1970. 0: the list is not refreshed. */
  now: number
  readonly #deps: TabbedListDeps<R, Address, Counts>
  readonly #live: LiveRefresh | undefined
  #counted: string | null | undefined
  /** How often a row was changed in place: an answer that was requested before is older than the rows. */
  #replaced = 0

  constructor(deps: TabbedListDeps<R, Address, Counts>) {
    this.#deps = deps
    this.address = deps.first
    const { live } = deps
    this.now = live?.clock.now() ?? 0
    const request = async (address: Address, signal: AbortSignal) => {
      const answer = await deps.list(address, signal)
      return answer.ok ? done({ list: this.#listOf(address), page: answer.value }) : answer
    }
    this.found = new Query(request, {
      onChange: state => {
        if (state.kind === 'ready') this.#loaded(state.value)
      },
    })
    this.fresh = new Query(request)
    this.counted = new Query(deps.count)
    this.#live = live && new LiveRefresh({ ...live, refresh: () => this.refresh() })
    makeAutoObservable(
      this,
      { address: observableRef, found: false, fresh: false, counted: false, waiting: observableRef },
      { autoBind: true },
    )
  }

  /** The page that was loaded last, of an older address too. Undefined: none has loaded. */
  get page(): Page<R> | undefined {
    return this.found.value?.page
  }

  /** The list of loads or alerts to show. Undefined: it has not loaded. Section 8: one that failed is empty, with its error. */
  get shown(): FreightList<R> | undefined {
    const { state } = this.found
    if (state.kind === 'failed') return freightListOf(refused(state.failure))
    if (state.kind === 'refused') return freightListOf(refused(state.refusal))
    return this.page && freightListOf(done(this.page))
  }

  /** Whether the rows on the page belong to an older list. */
  get isOutdated(): boolean {
    const { value } = this.found
    return value !== undefined && value.list !== this.#listOf(this.address)
  }

  /** How many rows each tab has. Undefined: not known, so that none is shown. */
  get counts(): Counts | undefined {
    return this.counted.value
  }

  open(address: Address): void {
    const { pathOf, stored, listed } = this.#deps
    const isReturn = pathOf(address) === pathOf(this.address)
    this.address = address
    if (this.found.state.kind !== 'ready' || this.isOutdated) {
      this.waiting = null
      const list = this.#listOf(address)
      const page = stored(address)?.restore(list)
      if (page !== undefined) {
        this.found.set({ list, page })
        listed?.(address, page)
      }
      void this.found.load(address)
    } else if (isReturn) void this.#live?.now()
    if (this.#counted !== this.#deps.countedBy(address)) this.recount()
    this.#live?.start()
  }

  /** Narrows the list to an address that is being typed; its rows load when it is opened. */
  type(address: Address): void {
    this.address = address
  }

  retry(): void {
    void this.found.load(this.address)
    this.recount()
  }

  /** Whether an act took a row out of the list: it stays in its place, and is counted no more. */
  hasLeft(row: R): boolean {
    const { counting } = this.#deps
    return counting !== undefined && !counting.tabsOf(row, this.address).includes(this.address.tab)
  }

  /**
   * Changes a row in place. One that leaves the list by it, or comes back, is counted so at once: by the heading, the
   * tabs and the export. `ofOther`: the row, where it is of another page. Returns how many rows more the list has now.
   * Empty: does nothing for a row that is not in the list.
   */
  replace(id: R['id'], change: (row: R) => R, ofOther?: R): -1 | 0 | 1 {
    const before = this.page?.items.find(row => row.id === id) ?? ofOther
    if (before === undefined) return 0
    const after = change(before)
    const [left, leaves] = [this.hasLeft(before), this.hasLeft(after)]
    const by = left === leaves ? 0 : leaves ? -1 : 1
    this.#change(id, change, by)
    this.#move(before, after)
    return by
  }

  #move(before: R, after: R): void {
    const { counting } = this.#deps
    if (counting === undefined) return
    const [from, to] = [before, after].map(row => counting.tabsOf(row, this.address)) as [string[], string[]]
    if (from.join() === to.join()) return
    this.counted.update(counts => counting.moved(counts, from, to))
    this.recount()
  }

  #change(id: R['id'], change: (row: R) => R, by: number): void {
    this.#replaced += 1
    this.found.update(({ page, ...found }) => ({
      ...found,
      page: {
        ...page,
        total: Math.max(0, page.total + by),
        items: page.items.map(row => (row.id === id ? change(row) : row)),
      },
    }))
    const { value } = this.found
    if (value !== undefined) this.#store(value)
  }

  /** Shows the newer page that waits. */
  showWaiting(): void {
    const { waiting } = this
    if (waiting === null) return
    this.waiting = null
    this.#show(waiting.page)
  }

  /**
   * Requests the list and the counts again, without moving a row. Does nothing while the list loads. An answer is dropped if
   * a row was changed meanwhile: it may have the row from before.
   */
  async refresh(): Promise<void> {
    if (this.found.state.kind !== 'ready' || this.isOutdated) return
    const { address } = this
    const replaced = this.#replaced
    const counting = this.counted.load(address)
    const answer = await this.fresh.load(address)
    await counting
    if (answer?.kind !== 'ready' || answer.value.list !== this.#listOf(this.address)) return
    if (replaced !== this.#replaced) return this.refresh()
    const before = this.found.state.kind === 'ready' ? this.page : undefined
    if (before === undefined) return
    runInAction(() => {
      this.now = this.#deps.live?.clock.now() ?? 0
      const { page } = answer.value
      const { shown, moved, added } = refreshedList(before, page, this.hasLeft)
      this.waiting = moved === 0 ? null : { page, moved, added }
      this.#show(shown)
    })
  }

  /** Counts the tabs again. */
  recount(): void {
    const { address } = this
    const { countedBy, whenIdle } = this.#deps
    const counted = countedBy(address)
    this.#counted = counted
    if (counted === null) this.counted.reset()
    else
      whenIdle(() => {
        if (this.#counted === counted) void this.counted.load(address)
      })
  }

  settled(): Promise<unknown> {
    return this.isOutdated ? this.found.finished() : this.found.settled()
  }

  dispose(): void {
    this.#live?.stop()
    this.#counted = undefined
    for (const query of [this.found, this.fresh, this.counted]) query.dispose()
  }

  #listOf(address: Address): string {
    const { pathOf, alone } = this.#deps
    return pathOf(alone(address))
  }

  #loaded(found: FoundPage<R>): void {
    this.now = this.#deps.live?.clock.now() ?? 0
    this.waiting = null
    this.#store(found)
    if (found.list === this.#listOf(this.address)) this.#deps.listed?.(this.address, found.page)
  }

  #show(page: Page<R>): void {
    const found = { list: this.#listOf(this.address), page }
    this.found.set(found)
    this.#store(found)
    this.#deps.listed?.(this.address, page)
  }

  #store({ list, page }: FoundPage<R>): void {
    if (list === this.#listOf(this.address)) this.#deps.stored(this.address)?.store(list, page)
  }
}
