import type { CachedValue, Clock, Outcome, Page, Refusal } from '@fairhaul/core'
import type { LiveChanges, PageSight } from '../../stores/live-refresh.ts'

/** A row of a list in tabs. */
export interface TabbedRow {
  readonly id: number
}

/** What keeps a list up to date while the user sees it. */
export interface ListSight {
  readonly clock: Pick<Clock, 'now' | 'after'>
  readonly sight: PageSight
  /** How long it waits between two refreshes, in milliseconds. Missing: half a minute. */
  readonly everyMs?: number
  /** Refreshes it too when something that it shows has changed. */
  readonly changes?: LiveChanges
}

/** The address of a list in tabs. */
export interface TabbedAddress {
  readonly tab: string
}

/** How a list counts a row that an act may take out of it. */
export interface RowCounting<R, Address, Counts> {
  /** The tabs of the address that count a row. None: those of no tab do. */
  readonly tabsOf: (row: R, address: Address) => readonly string[]
  /** The counts once a row has moved from some tabs to others. */
  readonly moved: (counts: Counts, from: readonly string[], to: readonly string[]) => Counts
}

export interface TabbedListDeps<R extends TabbedRow, Address extends TabbedAddress, Counts> {
  /** The address until one is opened. */
  readonly first: Address
  readonly pathOf: (address: Address) => string
  /** The address of the list alone, without the row that is open beside it. */
  readonly alone: (address: Address) => Address
  readonly list: (address: Address, signal: AbortSignal) => Promise<Outcome<Page<R>, Refusal>>
  /** Called with each page that the monitor sent or the browser cached. */
  readonly listed?: (address: Address, page: Page<R>) => void
  /** The page that the browser cached. Undefined: none is kept for such an address. */
  readonly stored: (address: Address) => CachedValue<Page<R>> | undefined
  readonly count: (address: Address, signal: AbortSignal) => Promise<Outcome<Counts, Refusal>>
  /** What the counts depend on. Null: nothing can be counted. */
  readonly countedBy: (address: Address) => string | null
  /** Missing: no act takes a row out of the list. */
  readonly counting?: RowCounting<R, Address, Counts>
  /** Missing: the list is not refreshed in the background. */
  readonly live?: ListSight
  /** Calls back when the page is idle: counts are not requested before the rows are on the screen. */
  readonly whenIdle: (call: () => void) => void
}
