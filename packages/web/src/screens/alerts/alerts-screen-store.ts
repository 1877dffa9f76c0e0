import {
  type AlertsAddress,
  cachedAlerts,
  type CompanyId,
  type Page,
  type Team,
  type Ticket,
} from '@fairhaul/core'
import { FreightTokens, LiveTokens, PeopleTokens, SearchTokens } from '../../di/lazy-tokens.ts'
import type { ScreenStore } from '../../di/screen.ts'
import type { Resolve } from '../../di/token.ts'
import { AccountTokens, BrowserTokens, ShellTokens } from '../../di/tokens.ts'
import { CarrierSelection } from '../../parts/carrier-results/carrier-selection.ts'
import { allPages } from '../../parts/export/all-pages.ts'
import { notesAbout } from '../../parts/notes/notes-about.ts'
import { LiveRefresh, type PageSight } from '../../stores/live-refresh.ts'
import { Query } from '../../stores/query.ts'
import { AlertPanelStore } from './alert-panel-store.ts'
import { AlertPresence } from './alert-presence.ts'
import { AlertsStore } from './alerts-store.ts'
import { AlertWork } from './alert-work.ts'

/** What was done to the open alert is requested again after its changes; without events, every five minutes. */
const PANEL_EVERY_MS = 300_000

/** The screen of alerts: the list, what is done with its alerts, the open one, and who else is at them. */
export class AlertsScreenStore implements ScreenStore {
  readonly list: AlertsStore
  readonly work: AlertWork
  readonly panel: AlertPanelStore
  readonly presence: AlertPresence
  readonly selection = new CarrierSelection<Ticket>()
  readonly teams: Query<Page<Team>, CompanyId>
  readonly #resolve: Resolve
  readonly #livePanel: LiveRefresh

  constructor(resolve: Resolve, sight: PageSight) {
    this.#resolve = resolve
    const account = resolve(AccountTokens.AccountStore)
    const tickets = resolve(FreightTokens.Tickets)
    const users = resolve(PeopleTokens.CompanyUsers)
    const clock = resolve(BrowserTokens.Clock)
    const events = resolve(LiveTokens.LiveEvents)
    const userId = () => account.user?.id
    this.list = new AlertsStore({
      tickets,
      userId,
      stored: tab => cachedAlerts(resolve(SearchTokens.SearchCache), tab, () => account.user),
      clock,
      sight,
      events,
      whenIdle: resolve(ShellTokens.Ahead).idle,
    })
    this.work = new AlertWork({
      tickets,
      user: () => account.user,
      people: signal =>
        allPages(
          page => users.list({ page }, signal),
          () => undefined,
        ),
      changed: ticket => {
        this.list.replace(ticket)
        this.selection.replace(ticket)
        if (this.list.openId === ticket.id) this.panel.opened(ticket.id)
      },
    })
    this.panel = new AlertPanelStore({
      list: this.list,
      work: this.work,
      tickets,
      notes: subject => notesAbout(resolve, subject),
      navigator: resolve(BrowserTokens.Navigator),
      userId,
    })
    this.presence = new AlertPresence({ tickets, clock, sight, events, at: () => this.panel.at })
    this.#livePanel = new LiveRefresh({
      clock,
      sight,
      refresh: () => this.panel.refresh(),
      everyMs: PANEL_EVERY_MS,
      changes: { events, interest: { kinds: ['ticket'] } },
    })
    const teams = resolve(PeopleTokens.Teams)
    this.teams = new Query((companyId, signal) => teams.list({ companyId }, signal))
  }

  open(address: AlertsAddress): void {
    const { tab } = this.list.address
    if (tab !== address.tab) this.selection.clear()
    this.list.open(address)
    const { open } = address
    if (open !== null && this.panel.detail.value?.ticket.id !== open) this.panel.opened(open)
    this.presence.start()
    this.#livePanel.start()
    const companyId = this.#resolve(AccountTokens.AccountStore).user?.company?.id
    if (companyId && this.teams.state.kind === 'idle') void this.teams.load(companyId)
    if (this.work.people.state.kind === 'idle')
      this.#resolve(ShellTokens.Ahead).idle(() => this.work.people.load())
  }

  dispose(): void {
    this.#livePanel.stop()
    for (const each of [this.presence, this.list, this.work, this.panel, this.teams]) each.dispose()
  }
}
