import {
  type CarrierId,
  type CarrierSummary,
  type ContactAnswer,
  type ContactDrawer,
  type ContactQuery,
  type ContactRow,
  type ContactSearch,
  contactEvidence,
  contactRows,
  contactSearchPath,
  contactSteps,
  contactVerdicts,
  done,
  type IdentityAlert,
  ownerOf,
  type Subscriptions,
  seesFullCarrierProfile,
} from '@fairhaul/core'
import { makeAutoObservable, observableRef } from 'mobx'
import type { ScreenStore } from '../../di/screen.ts'
import { CarrierSelection } from '../../parts/carrier-results/carrier-selection.ts'
import type { ExportView } from '../../parts/export/export-store.ts'
import { Monitoring } from '../../parts/monitoring/monitoring.ts'
import { Query } from '../../stores/query.ts'
import type { RecentListStore } from '../../stores/recent-list-store.ts'
import { type ContactDrawersDeps, ContactDrawersStore } from './contact-drawers-store.ts'
import { ContactFormStore } from './contact-form-store.ts'

/** A result, and its contact. */
export interface AnsweredContact {
  readonly query: ContactQuery
  readonly answer: ContactAnswer
}

export interface ContactSearchDeps extends Omit<ContactDrawersDeps, 'rowOf' | 'reported' | 'blocked'> {
  readonly contacts: ContactSearch
  /** What was looked up lately. */
  readonly recent: RecentListStore<ContactQuery>
  readonly subscriptions: Subscriptions
  /** The file of the selected carriers. */
  readonly file: (selection: ContactSearchStore['selection']) => ExportView<never>
  /** Called when a carrier has changed here, so that other caches can drop it. */
  readonly changed: (id: CarrierId) => void
}

/**
 * Finds out who a contact belongs to. Only the contact of the newest address counts: a verdict is never shown for
 * another one, not even dimmed, and stays only while the same contact reloads.
 */
export class ContactSearchStore implements ScreenStore {
  query: ContactQuery | null = null
  readonly found: Query<AnsweredContact, ContactQuery>
  /** The message of the last action. */
  notice: string | null = null
  readonly form = new ContactFormStore()
  readonly drawers: ContactDrawersStore
  readonly monitoring: Monitoring
  readonly selection = new CarrierSelection<ContactRow>()
  readonly file: ExportView<never>
  readonly recent: RecentListStore<ContactQuery>
  readonly #deps: ContactSearchDeps
  /** The key of the search in the address, without the drawer. */
  #key: string | undefined

  constructor(deps: ContactSearchDeps) {
    this.#deps = deps
    this.file = deps.file(this.selection)
    this.recent = deps.recent
    this.found = new Query(
      async (query, signal) => {
        const outcome =
          query.kind === 'email'
            ? await deps.contacts.byEmail({ email: query.email }, signal)
            : await deps.contacts.byPhone({ phone: query.phone }, signal)
        return outcome.ok ? done({ query, answer: outcome.value }) : outcome
      },
      { onChange: () => this.#drawUp() },
    )
    this.drawers = new ContactDrawersStore({
      ...deps,
      rowOf: id => this.rowOf(id),
      reported: alert => this.reported(alert),
      blocked: ({ carrierId, id, status, isDismissed }) =>
        this.blocked(carrierId, { id, status, isDismissed }),
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

  /** The result for the contact of the address. Empty: undefined before its response. */
  get shown(): AnsweredContact | undefined {
    return this.query === null ? undefined : this.found.value
  }

  get verdicts() {
    return this.shown === undefined
      ? []
      : contactVerdicts(this.shown.answer, this.shown.query, this.#deps.today())
  }

  get evidence() {
    return this.shown === undefined ? [] : contactEvidence(this.shown.answer, this.shown.query)
  }

  get steps() {
    return this.shown === undefined
      ? []
      : contactSteps(this.shown.answer, this.shown.query, this.#deps.today())
  }

  get rows(): readonly ContactRow[] {
    return this.shown === undefined ? [] : contactRows(this.shown.answer)
  }

  /** The one carrier that the contact belongs to. Empty: undefined for none and for several. */
  get owner(): ContactRow | undefined {
    return this.shown === undefined ? undefined : ownerOf(this.shown.answer)
  }

  /** Whether this user sees the phone numbers on record. */
  get mentionsPhone(): boolean {
    const user = this.#deps.user()
    return user != null && seesFullCarrierProfile(user)
  }

  get companyId() {
    return this.#deps.user()?.company?.id
  }

  rowOf(id: CarrierId): ContactRow | undefined {
    return this.rows.find(row => row.id === id)
  }

  /** Whether the address has exactly this contact. */
  isRequested(query: ContactQuery): boolean {
    return contactSearchPath(query) === this.#key
  }

  /** Shows the search of an address. The same contact again sends no request, as when a drawer opens or closes. */
  open(query: ContactQuery | null, drawer: ContactDrawer): void {
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

  /** Reloads the contact; its verdict stays meanwhile. */
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
    this.notice = reportedText(alert)
    this.retry()
  }

  /** A carrier was set to do not dispatch: its row changes before the reload. */
  blocked(carrierId: CarrierId, connection: CarrierSummary['connection']): void {
    this.#becomes(carrierId, { connection })
    this.notice = `${this.rowOf(carrierId)?.legalName ?? 'The carrier'} is now marked do not dispatch for everyone at your company.`
    this.retry()
  }

  dispose(): void {
    this.found.dispose()
  }

  #drawUp(): void {
    this.drawers.drawUp(this.found.isPending && this.shown === undefined)
  }

  #becomes(id: CarrierId, change: Partial<Pick<CarrierSummary, 'subscription' | 'connection'>>): void {
    if (this.found.value === undefined) return
    this.found.update(({ query, answer }) => {
      const carriers = answer.carriers.map(each => (each.id === id ? { ...each, ...change } : each))
      return { query, answer: { ...answer, carriers } }
    })
    const row = this.rowOf(id)
    if (row !== undefined) this.selection.replace(row)
    this.#deps.changed(id)
  }
}

/** Who sees a report, as a sentence. */
const reportedText = ({ site, email, phone }: Pick<IdentityAlert, 'site' | 'email' | 'phone'>): string =>
  site === 'main'
    ? `Report about ${email ?? phone ?? 'this contact'} sent. Every broker who looks it up will see that it was reported.`
    : 'Report sent. Every broker can read it. It names no contact, so it does not show in a contact search.'
