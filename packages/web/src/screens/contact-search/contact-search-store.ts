import {
  type CarrierId,
  type CarrierSummary,
  type ContactAnswer,
  type ContactDrawer,
  contactEvidence,
  type ContactQuery,
  type ContactRow,
  contactRows,
  type ContactSearch,
  contactSearchPath,
  contactSteps,
  contactVerdicts,
  done,
  type IdentityAlert,
  ownerOf,
  seesFullCarrierProfile,
  type Subscriptions,
} from '@fairhaul/core'
import { makeAutoObservable, observableRef } from 'mobx'
import type { ScreenStore } from '../../di/screen.ts'
import { CarrierSelection } from '../../parts/carrier-results/carrier-selection.ts'
import { Monitoring } from '../../parts/monitoring/monitoring.ts'
import { Query } from '../../stores/query.ts'
import { type ContactDrawersDeps, ContactDrawersStore } from './contact-drawers-store.ts'
import { ContactFormStore } from './contact-form-store.ts'

/** An answer, and the contact it is of. */
export interface AnsweredContact {
  readonly query: ContactQuery
  readonly answer: ContactAnswer
}

export interface ContactSearchDeps extends Omit<ContactDrawersDeps, 'rowOf' | 'reported' | 'blocked'> {
  readonly contacts: ContactSearch
  readonly subscriptions: Subscriptions
  /** A carrier's facts have changed here: what is at hand of it elsewhere is old. */
  readonly changed: (id: CarrierId) => void
}

/**
 * Who a contact really belongs to. The contact of the newest address counts alone: a verdict is never shown for another
 * one, not even dimmed, and stays only while the same contact is asked for again.
 */
export class ContactSearchStore implements ScreenStore {
  query: ContactQuery | null = null
  readonly found: Query<AnsweredContact, ContactQuery>
  /** What was just done here, in a sentence. */
  news: string | null = null
  readonly form = new ContactFormStore()
  readonly drawers: ContactDrawersStore
  readonly monitoring: Monitoring
  /** The associated carriers that are selected, to be put side by side. */
  readonly selection = new CarrierSelection<ContactRow>()
  readonly #deps: ContactSearchDeps
  /** The search of the address, told apart by its path. */
  #key: string | undefined

  constructor(deps: ContactSearchDeps) {
    this.#deps = deps
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
      },
      { autoBind: true },
    )
  }

  /** The answer for the contact of the address. Empty: undefined until it is there. */
  get shown(): AnsweredContact | undefined {
    return this.query === null ? undefined : this.found.value
  }

  get verdicts() {
    return this.shown === undefined ? [] : contactVerdicts(this.shown.answer)
  }

  get evidence() {
    return this.shown === undefined ? [] : contactEvidence(this.shown.answer, this.shown.query)
  }

  get steps() {
    return this.shown === undefined ? [] : contactSteps(this.shown.answer, this.shown.query)
  }

  get rows(): readonly ContactRow[] {
    return this.shown === undefined ? [] : contactRows(this.shown.answer)
  }

  /** The one carrier that the contact belongs to. Empty: undefined for none and for several. */
  get owner(): ContactRow | undefined {
    return this.shown === undefined ? undefined : ownerOf(this.shown.answer)
  }

  /** Whether this user is told the numbers on record. */
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

  /** Whether the address asks for this very contact. */
  isRequested(query: ContactQuery): boolean {
    return contactSearchPath(query) === this.#key
  }

  /** Shows what an address asks for. The same contact again is not asked again: a drawer has opened or closed. */
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
    this.news = null
    this.found.reset()
    this.form.opened(query)
    this.selection.clear()
    this.retry()
  }

  settled(): Promise<unknown> {
    return this.found.finished()
  }

  /** Asks after the same contact again; its verdict stays meanwhile. */
  retry(): void {
    if (this.query !== null) void this.found.load(this.query)
    else this.#drawUp()
  }

  /** The news was read. */
  told(): void {
    this.news = null
  }

  /** Fraud was reported: what is known of the contact is asked for again. */
  reported(alert: IdentityAlert): void {
    if (alert.carrierId !== null) this.#deps.changed(alert.carrierId)
    this.news = reportedText(alert)
    this.retry()
  }

  /** A carrier was set to do not dispatch, which its row says before the server is asked again. */
  blocked(carrierId: CarrierId, connection: CarrierSummary['connection']): void {
    this.#becomes(carrierId, { connection })
    this.news = `${this.rowOf(carrierId)?.legalName ?? 'The carrier'} is set to do not dispatch, for everyone in your company.`
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
    this.#deps.changed(id)
  }
}

/** Who sees a report, in a sentence. */
const reportedText = ({ site, email, phone }: Pick<IdentityAlert, 'site' | 'email' | 'phone'>): string =>
  site === 'main'
    ? `Report about ${email ?? phone ?? 'this contact'} sent. Every broker who looks it up sees that it was reported.`
    : 'Report sent. Every broker can read it; as it holds no contact, it does not show in a contact search.'
