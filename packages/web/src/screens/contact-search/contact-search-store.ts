import {
  type AssociatedRow,
  associatedRows,
  type CarrierId,
  type CarrierSummary,
  type ContactDrawer,
  type ContactSearch,
  type ContactSearchQuery,
  type ContactWindow,
  contactPair,
  contactSearchPath,
  contactWindow,
  type IdentityAlert,
  type PairVerdict,
  type StoredWith,
  type Subscriptions,
  seesFullCarrierProfile,
  shortConnection,
} from '@fairhaul/core'
import { makeAutoObservable, observableRef } from 'mobx'
import type { ScreenStore } from '../../di/screen.ts'
import { CarrierSelection } from '../../parts/carrier-results/carrier-selection.ts'
import type { ExportView } from '../../parts/export/export-store.ts'
import { Monitoring } from '../../parts/monitoring/monitoring.ts'
import { Query } from '../../stores/query.ts'
import type { RecentListStore } from '../../stores/recent-list-store.ts'
import type { ConnectionChanges } from '../../parts/connection/connection-changes.ts'
import { type ContactDrawersDeps, ContactDrawersStore } from './contact-drawers-store.ts'
import { ContactFormStore } from './contact-form-store.ts'
import { type AnsweredSearch, answersOf, type ContactPanel, panelsOf } from './contact-panels.ts'

/** What the last action did. */
export interface ContactNotice extends StoredWith {
  readonly text: string
  /** Missing: it cannot be undone. */
  readonly undo?: () => Promise<void>
}

export interface ContactSearchDeps
  extends Omit<ContactDrawersDeps, 'rowOf' | 'reported' | 'connected' | 'blocked' | 'outdated'> {
  readonly contacts: ContactSearch
  /** What was looked up lately. */
  readonly recent: RecentListStore<ContactSearchQuery>
  readonly subscriptions: Subscriptions
  /** The file of the selected carriers. */
  readonly file: (selection: ContactSearchStore['selection']) => ExportView<never>
  /** Called when a carrier has changed here, so that other caches can drop it. */
  readonly changed: (id: CarrierId) => void
}

/**
 * Finds out who a contact belongs to, or whether two belong together. Only the newest address counts: a verdict is never
 * shown for another one, not even dimmed, and stays only while the same search reloads.
 */
export class ContactSearchStore implements ScreenStore {
  query: ContactSearchQuery | null = null
  readonly found: Query<AnsweredSearch, ContactSearchQuery>
  notice: ContactNotice | null = null
  readonly form = new ContactFormStore()
  readonly drawers: ContactDrawersStore
  readonly monitoring: Monitoring
  readonly selection = new CarrierSelection<AssociatedRow>()
  readonly file: ExportView<never>
  readonly recent: RecentListStore<ContactSearchQuery>
  readonly #deps: ContactSearchDeps
  /** The key of the search in the address, without the drawer. */
  #key: string | undefined

  constructor(deps: ContactSearchDeps) {
    this.#deps = deps
    this.file = deps.file(this.selection)
    this.recent = deps.recent
    this.found = new Query((query, signal) => answersOf(deps.contacts, query, signal), {
      onChange: () => this.#drawUp(),
    })
    this.drawers = new ContactDrawersStore({
      ...deps,
      rowOf: id => this.rowOf(id),
      reported: alert => this.reported(alert),
      connected: connection =>
        this.#becomes(connection.carrierId, { connection: shortConnection(connection) }),
      blocked: changes => this.blocked(changes),
      outdated: () => this.retry(),
    })
    this.monitoring = new Monitoring(deps.subscriptions, (id, subscription) =>
      this.#becomes(id, { subscription }),
    )
    makeAutoObservable(
      this,
      {
        query: observableRef,
        found: false,
        form: false,
        drawers: false,
        monitoring: false,
        selection: false,
        file: false,
        recent: false,
      },
      { autoBind: true },
    )
  }

  /** The result for the address. Empty: undefined before its response. */
  get shown(): AnsweredSearch | undefined {
    return this.query === null ? undefined : this.found.value
  }

  /** Each contact with what is said of it. Empty: before the response. */
  get panels(): readonly ContactPanel[] {
    return panelsOf(this.shown?.answers ?? [], this.#window)
  }

  /** Whether the two belong together. Empty: undefined for one contact. */
  get pair(): PairVerdict | undefined {
    const { shown } = this
    const [one, other] = shown?.answers ?? []
    if (shown?.query.kind !== 'pair' || one === undefined || other === undefined) return undefined
    return contactPair([one, other], shown.query.numbers, this.#window)
  }

  get rows(): readonly AssociatedRow[] {
    return associatedRows(this.shown?.answers ?? [], this.#window)
  }

  /** Whether this user sees the phone numbers on record. */
  get mentionsPhone(): boolean {
    const user = this.#deps.user()
    return user != null && seesFullCarrierProfile(user)
  }

  get companyId() {
    return this.#deps.user()?.company?.id
  }

  rowOf(id: CarrierId): AssociatedRow | undefined {
    return this.rows.find(row => row.id === id)
  }

  /** Whether the address has exactly this search. */
  isRequested(query: ContactSearchQuery): boolean {
    return contactSearchPath(query) === this.#key
  }

  /** Shows the search of an address. The same search again sends no request, as when a drawer opens or closes. */
  open(query: ContactSearchQuery | null, drawer: ContactDrawer): void {
    const key = contactSearchPath(query)
    const isSame = key === this.#key
    this.#key = key
    this.drawers.visited(query, drawer)
    if (isSame) {
      this.#drawUp()
      return
    }
    this.query = query
    this.notice = null
    this.found.reset()
    this.form.opened(query)
    this.selection.clear()
    if (query !== null) this.recent.searched(query)
    this.retry()
  }

  settled(): Promise<unknown> {
    return this.found.finished()
  }

  /** Repeats the search; its verdict stays meanwhile. */
  retry(): void {
    if (this.query !== null) void this.found.load(this.query)
    else this.#drawUp()
  }

  /** Clears the message once it was announced. */
  clearNotice(): void {
    this.notice = null
  }

  /** A report was sent: the contact reloads. */
  reported(alert: IdentityAlert): void {
    if (alert.carrierId !== null) this.#deps.changed(alert.carrierId)
    this.notice = { text: alertText(alert) }
    this.retry()
  }

  /** A carrier was set to do not dispatch, or that was undone: its row has changed before the reload. */
  blocked(changes: ConnectionChanges): void {
    const { made, submission } = changes
    if (made === null) return
    const { text, storedId, undo } = made
    const change = async () => {
      await changes.undo()
      this.blocked(changes)
    }
    const result = submission.error === undefined ? { text, storedId } : { text: submission.error }
    this.notice = { ...result, ...(undo !== null && { undo: change }) }
    this.retry()
  }

  dispose(): void {
    this.found.dispose()
  }

  get #window(): ContactWindow {
    return contactWindow(this.#deps.user()?.company, this.#deps.today())
  }

  #drawUp(): void {
    this.drawers.drawUp(this.found.isPending && this.shown === undefined)
  }

  #becomes(id: CarrierId, change: Partial<Pick<CarrierSummary, 'subscription' | 'connection'>>): void {
    if (this.found.value === undefined) return
    this.found.update(({ query, answers }) => ({
      query,
      answers: answers.map(({ query: contact, answer }) => {
        const carriers = answer.carriers.map(each => (each.id === id ? { ...each, ...change } : each))
        return { query: contact, answer: { ...answer, carriers } }
      }),
    }))
    const row = this.rowOf(id)
    if (row !== undefined) this.selection.replace(row)
    this.#deps.changed(id)
  }
}

/** Who sees a report, as a sentence. */
const alertText = ({ site, email, phone }: Pick<IdentityAlert, 'site' | 'email' | 'phone'>): string =>
  site === 'main'
    ? `Report about ${email ?? phone ?? 'this contact'} sent. Every broker who looks it up will see that it was reported.`
    : 'Report sent. Every broker can read it. It names no contact, so it does not show in a contact search.'
