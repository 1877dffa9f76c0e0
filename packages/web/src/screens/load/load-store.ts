import {
  done,
  type CarrierId,
  type CarrierVehicles,
  type Clock,
  type CountedVehicles,
  type CurrentUser,
  type EventInterest,
  type Load,
  type LoadId,
  type LoadLog,
  type LoadLogs,
  type LoadProtection,
  type Loads,
  type LoadTraces,
  loadProtection,
  type NoteId,
  type NoteSubject,
  type Page,
  type PickupDistance,
  type RateConfirmations,
  type RecentVehicleAreas,
  type StopEtas,
  stopEtas,
  type Team,
  type Teams,
  type Ticket,
  type Tickets,
  type TracePoint,
  vehicleListFrom,
} from '@fairhaul/core'
import { makeAutoObservable } from 'mobx'
import type { ScreenStore } from '../../di/screen.ts'
import type { CarrierDetailsStore } from '../../parts/carrier-details-store.ts'
import type { LoadGateStore } from '../../parts/gate/load-gate-store.ts'
import { TruckSearch } from '../../parts/load/truck-search.ts'
import type { NotesStore } from '../../parts/notes/notes-store.ts'
import type { LiveEvents } from '../../stores/live-events.ts'
import { LiveRefresh, type PageSight } from '../../stores/live-refresh.ts'
import { isNotFound } from '../../stores/not-found.ts'
import { Query } from '../../stores/query.ts'
import { confirmationsOfLoad, type LoadConfirmation } from './ConfirmationsSection.tsx'
import { LoadChanges } from './load-changes.ts'
import { LoadSending } from './load-sending.ts'
import { NewLogStore } from './new-log-store.ts'

export interface LoadDeps {
  /** Undefined: the address has no valid number. */
  readonly id: LoadId | undefined
  readonly loads: Pick<Loads, 'find' | 'update'>
  readonly logs: LoadLogs
  readonly traces: LoadTraces
  readonly tickets: Pick<Tickets, 'list'>
  readonly confirmations: Pick<RateConfirmations, 'ofLoad' | 'terms' | 'sendToCarrier'>
  readonly carriers: Pick<CarrierDetailsStore, 'request'>
  readonly teams: Pick<Teams, 'list'>
  readonly vehicles: Pick<CarrierVehicles, 'ofCarrier'>
  /** The notes of the load, which open at the note of the address. */
  readonly notes: (subject: NoteSubject, at: () => NoteId | null) => NotesStore
  readonly gate: LoadGateStore
  readonly account: { readonly user: CurrentUser | null | undefined }
  readonly clock: Clock
  readonly sight: PageSight
  /** Missing: it is refreshed after each wait only. */
  readonly events?: Pick<LiveEvents, 'subscribe' | 'isLive'>
}

/** What the page of a load shows, besides its notes. */
const SHOWN_KINDS = ['load', 'load_stop', 'load_log', 'ticket'] as const

/** What its rate confirmations say. */
const SENT_KINDS = ['rate_confirmation', 'rate_confirmation_mail'] as const

/** Without events, notes and the carrier's connection are requested again every five minutes. */
const NOTES_EVERY_MS = 300_000

/** Keeps the page, its notes and its carrier fresh: one that a colleague blocks is on the screen at once. */
const liveRefreshes = (
  { id, clock, sight, events }: LoadDeps,
  refresh: Readonly<Record<'page' | 'notes' | 'sent' | 'carrier', () => Promise<unknown>>>,
): readonly LiveRefresh[] => {
  const changes = (kinds: EventInterest['kinds']) =>
    events && id && { changes: { events, interest: { kinds, subject: { kind: 'load', id } as const } } }
  const anywhere = (kinds: EventInterest['kinds']) => events && { changes: { events, interest: { kinds } } }
  const everyMs = NOTES_EVERY_MS
  return [
    new LiveRefresh({ clock, sight, refresh: refresh.page, ...changes(SHOWN_KINDS) }),
    new LiveRefresh({ clock, sight, refresh: refresh.notes, everyMs, ...changes(['note']) }),
    new LiveRefresh({ clock, sight, refresh: refresh.sent, everyMs, ...anywhere(SENT_KINDS) }),
    new LiveRefresh({
      clock,
      sight,
      refresh: refresh.carrier,
      everyMs,
      ...anywhere(['connection']),
    }),
  ]
}

/** One load: its parts load and fail apart, and are refreshed while the user sees the page. */
export class LoadStore implements ScreenStore {
  readonly load: Query<Load, LoadId>
  readonly logs: Query<readonly LoadLog[], LoadId>
  readonly trace: Query<readonly TracePoint[], LoadId>
  readonly recent: Query<readonly RecentVehicleAreas[], LoadId>
  readonly distances: Query<readonly PickupDistance[], LoadId>
  readonly tickets: Query<Page<Ticket>, LoadId>
  readonly confirmations: Query<readonly LoadConfirmation[], LoadId>
  readonly teams: Query<Page<Team>>
  readonly vehicles: Query<CountedVehicles, CarrierId>
  /** The trucks of its carrier. */
  readonly trucks: TruckSearch
  readonly notes: NotesStore | undefined
  readonly changes: LoadChanges
  readonly newLog: NewLogStore
  readonly gate: LoadGateStore
  readonly sending: LoadSending
  /** The note that the address opens. Null: none. */
  noteId: NoteId | null = null
  /** The time that lateness and estimates are reckoned from, in milliseconds since 1970. */
  now: number
  readonly #deps: LoadDeps
  readonly #live: readonly LiveRefresh[]

  constructor(deps: LoadDeps) {
    this.#deps = deps
    const { id, loads, logs, traces, tickets, teams, vehicles, clock } = deps
    this.now = clock.now()
    this.gate = deps.gate
    this.load = new Query((each, signal) => loads.find({ id: each }, signal), {
      onChange: (state, before) => {
        if (state.kind !== 'ready') return
        this.now = clock.now()
        const { carrierId } = state.value
        this.gate.open(state.value.id)
        if (carrierId !== null && carrierId !== before?.carrierId) void this.vehicles.load(carrierId)
      },
    })
    this.changes = new LoadChanges(this.load, loads)
    this.logs = new Query((loadId, signal) => logs.list({ loadId }, signal))
    this.trace = new Query((loadId, signal) => traces.trace({ loadId }, signal))
    this.recent = new Query((loadId, signal) => traces.recentAreas({ loadId }, signal))
    this.distances = new Query((loadId, signal) => traces.distancesToPickup({ loadId }, signal))
    this.tickets = new Query((loadId, signal) => tickets.list({ tab: 'open', loadId }, signal))
    this.confirmations = new Query((loadId, signal) =>
      confirmationsOfLoad(deps.confirmations, loadId, signal),
    )
    this.sending = new LoadSending({
      ...{ confirmations: deps.confirmations, carriers: deps.carriers },
      ...{ load: this.load, sent: this.confirmations, records: this.gate.records },
    })
    this.teams = new Query(async (_, signal) => {
      const companyId = deps.account.user?.company?.id
      if (companyId == null) return { ok: false, refusal: { kind: 'not-found', requestId: null } }
      return teams.list({ companyId }, signal)
    })
    const truckParams = (carrierId: CarrierId) => ({
      carrierId,
      from: vehicleListFrom(clock.today()),
      filters: { type: 'power_unit' } as const,
    })
    this.vehicles = new Query((carrierId, signal) => vehicles.ofCarrier(truckParams(carrierId), signal))
    this.trucks = new TruckSearch(async (start, signal) => {
      const carrierId = this.load.value?.carrierId
      if (carrierId == null) return done([])
      const found = await vehicles.ofCarrier({ ...truckParams(carrierId), start }, signal)
      return found.ok ? done(found.value.vehicles.items) : found
    })
    this.newLog = new NewLogStore({
      clock,
      logs,
      context: () => this.load.value && { load: this.load.value, logs: this.logs.value ?? [] },
      onLogged: () => void this.refresh(),
    })
    this.notes = id === undefined ? undefined : deps.notes({ kind: 'load', loadId: id }, () => this.noteId)
    this.#live = liveRefreshes(deps, {
      page: () => this.refresh(),
      notes: async () => this.notes?.refresh(),
      sent: () => this.confirmations.reload(),
      carrier: () => this.load.reload(),
    })
    makeAutoObservable(
      this,
      {
        ...{ load: false, logs: false, trace: false, recent: false, distances: false, tickets: false },
        ...{ confirmations: false, teams: false, vehicles: false, trucks: false, notes: false },
        ...{ changes: false, newLog: false, gate: false, sending: false },
      },
      { autoBind: true },
    )
  }

  /** When the truck reaches each stop. Undefined: the load or its trace has not loaded. */
  get etas(): StopEtas | undefined {
    const { load, trace, now } = this
    return load.value && trace.value && stopEtas(load.value, trace.value, now)
  }

  /** What protects the load, and what is open. Empty: the load has not loaded. */
  get protection(): readonly LoadProtection[] {
    const load = this.load.value
    return load === undefined ? [] : loadProtection(load, this.#deps.clock.today())
  }

  /** Whether the address names a load that does not exist. */
  get isMissing(): boolean {
    const { state } = this.load
    return this.#deps.id === undefined || isNotFound(state)
  }

  /** Called with each visit, with the note that its address opens. */
  visited(noteId: NoteId | null): void {
    this.noteId = noteId
    void this.notes?.visited()
  }

  open(): void {
    const { id } = this.#deps
    if (id === undefined) return
    void this.refresh()
    void this.recent.load(id)
    void this.distances.load(id)
    void this.teams.load()
    if (this.#deps.account.user?.paywall.canRateConfirmation === true) void this.confirmations.load(id)
    for (const each of this.#live) each.start()
  }

  /** Requests what changes while a truck is on its way: the load, its logs, trace and alerts. */
  async refresh(): Promise<void> {
    const { id } = this.#deps
    if (id === undefined) return
    await Promise.all([this.load, this.logs, this.trace, this.tickets].map(query => query.load(id)))
  }

  settled(): Promise<unknown> {
    return this.load.settled()
  }

  dispose(): void {
    for (const each of this.#live) each.stop()
    const { load, logs, trace, recent, distances, tickets, confirmations, teams, vehicles, trucks } = this
    for (const each of [load, logs, trace, recent, distances, tickets, confirmations]) each.dispose()
    for (const each of [this.sending, this.gate, this.newLog]) each.dispose()
    for (const each of [teams, vehicles, trucks, this.changes.submission]) each.dispose()
    this.notes?.dispose()
  }
}
