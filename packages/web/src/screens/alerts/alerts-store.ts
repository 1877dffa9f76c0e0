import {
  type AlertsAddress,
  alertsPath,
  type CachedValue,
  type FreightList,
  isListedTicket,
  OPEN_ALERTS,
  type Page,
  type Ticket,
  type TicketCounts,
  type TicketFilter,
  type TicketId,
  TICKET_TABS,
  type Tickets,
  type TicketTab,
  type UserId,
} from '@fairhaul/core'
import { makeAutoObservable } from 'mobx'
import type { ScreenStore } from '../../di/screen.ts'
import { DrawerHistory } from '../../parts/drawer-history/drawer-history.ts'
import type { LiveEvents } from '../../stores/live-events.ts'
import { movedCounts } from '../../parts/tabbed-list/moved-counts.ts'
import type { ListSight } from '../../parts/tabbed-list/tabbed-list-deps.ts'
import { TabbedListStore } from '../../parts/tabbed-list/tabbed-list-store.ts'

export interface AlertsDeps extends Pick<ListSight, 'clock' | 'sight'> {
  /** Missing: the list is refreshed after each wait only. */
  readonly events?: Pick<LiveEvents, 'subscribe' | 'isLive'>
  readonly tickets: Pick<Tickets, 'list' | 'count'>
  readonly userId: () => UserId | undefined
  /** The page of a tab that the browser cached. */
  readonly stored: (tab: TicketTab) => CachedValue<Page<Ticket>>
  readonly whenIdle: (call: () => void) => void
}

/** A new alert is announced within seconds. */
const EVERY_MS = 10_000

const filterOf = ({ type, load, assignee, team }: AlertsAddress): TicketFilter => ({
  ...(type !== null && { type }),
  ...(load.trim() !== '' && { load: load.trim() }),
  ...(assignee !== null && { assigneeId: assignee === 'none' ? null : assignee }),
  ...(team !== null && { teamId: team }),
})

const alone = (address: AlertsAddress): AlertsAddress => ({
  ...address,
  open: null,
  version: OPEN_ALERTS.version,
})

/** The company's alerts in tabs, with one of them beside the list. */
export class AlertsStore implements ScreenStore {
  readonly list: TabbedListStore<Ticket, AlertsAddress, TicketCounts>
  readonly drawerHistory = new DrawerHistory()
  readonly #deps: AlertsDeps

  constructor(deps: AlertsDeps) {
    this.#deps = deps
    const { tickets, clock, sight, events, whenIdle } = deps
    this.list = new TabbedListStore({
      first: OPEN_ALERTS,
      pathOf: alertsPath,
      alone,
      list: (address, signal) => {
        const { tab, isOldestFirst, page } = address
        return tickets.list({ tab, isOldestFirst, page, ...filterOf(address) }, signal)
      },
      stored: ({ tab }) => deps.stored(tab),
      count: (address, signal) => tickets.count(filterOf(address), signal),
      counting: {
        tabsOf: (ticket, address) => TICKET_TABS.filter(tab => this.#isIn({ ...address, tab }, ticket)),
        moved: (counts, from, to) => ({ ...counts, tabs: movedCounts(counts.tabs, from, to) }),
      },
      countedBy: address => alertsPath({ ...alone(address), tab: 'open', isOldestFirst: false, page: 1 }),
      live: {
        clock,
        sight,
        everyMs: EVERY_MS,
        ...(events && { changes: { events, interest: { kinds: ['ticket', 'load'] } } }),
      },
      whenIdle,
    })
    makeAutoObservable(this, { list: false, drawerHistory: false }, { autoBind: true })
  }

  get address(): AlertsAddress {
    return this.list.address
  }

  /** The list to show. Undefined: it has not loaded. */
  get shown(): FreightList<Ticket> | undefined {
    return this.list.shown
  }

  get rows(): readonly Ticket[] {
    return this.shown?.items ?? []
  }

  /** The alert that is shown beside the list. Null: none. */
  get openId(): TicketId | null {
    return this.address.open
  }

  /** The address of the list with an alert beside it; null: none. */
  openPath(open: TicketId | null): string {
    return alertsPath({ ...this.address, open })
  }

  open(address: AlertsAddress): void {
    this.drawerHistory.visited(address.open !== null)
    this.list.open(address)
  }

  /** Changes a row in place. Empty: changes no row for an alert that is not on the page. */
  replace(ticket: Ticket): void {
    this.list.replace(ticket.id, () => ticket)
  }

  settled(): Promise<unknown> {
    return this.list.settled()
  }

  dispose(): void {
    this.list.dispose()
  }

  #isIn(address: AlertsAddress, ticket: Ticket): boolean {
    const userId = this.#deps.userId()
    return userId === undefined || isListedTicket(address, ticket, userId)
  }
}
