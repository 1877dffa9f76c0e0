import {
  brandOfUser,
  type CalendarDate,
  type CarrierId,
  type CarrierSummary,
  type Connections,
  type ContactAnswer,
  type ContactDrawer,
  contactEvidence,
  type ContactQuery,
  contactRows,
  type ContactRow,
  type ContactSearch,
  contactSearchPath,
  contactSteps,
  contactVerdicts,
  type CurrentUser,
  done,
  type IdentityAlert,
  type IdentityAlerts,
  latestValue,
  type Loadable,
  mayMarkDoNotDispatch,
  type SearchCache,
  seesFullCarrierProfile,
  type Subscriptions,
  textOfContact,
} from '@fairhaul/core'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { ScreenStore } from '../../di/screen.ts'
import { DrawerWay } from '../../parts/drawer-way/drawer-way.ts'
import { fraudReportShelf } from '../../parts/fraud-report/fraud-report-shelf.ts'
import { FraudReportStore, type NamedCarrier } from '../../parts/fraud-report/fraud-report-store.ts'
import { Monitoring } from '../../parts/monitoring/monitoring.ts'
import { withLatestValue } from '../../parts/with-latest-value.ts'
import { Latest } from '../../stores/latest.ts'
import { ContactFormStore } from './contact-form-store.ts'
import { DoNotDispatchStore } from './do-not-dispatch-store.ts'

/** An answer, and the contact it is of. */
export interface AnsweredContact {
  readonly query: ContactQuery
  readonly answer: ContactAnswer
}

export interface ContactSearchNeeds {
  readonly contacts: ContactSearch
  readonly connections: Pick<Connections, 'markDoNotDispatch'>
  readonly identityAlerts: Pick<IdentityAlerts, 'create'>
  readonly subscriptions: Subscriptions
  readonly storage: SearchCache
  readonly user: () => CurrentUser | null | undefined
  readonly today: () => CalendarDate
  /** A carrier's facts have changed here: what is at hand of it elsewhere is old. */
  readonly changed: (id: CarrierId) => void
}

/**
 * Who a contact really belongs to. The contact of the newest address counts alone: a verdict is never shown for another
 * one, not even dimmed, and stays only while the same contact is asked for again.
 */
export class ContactSearchStore implements ScreenStore {
  query: ContactQuery | null = null
  drawer: ContactDrawer = { kind: 'none' }
  found: Loadable<AnsweredContact> = { kind: 'idle' }
  /** What was just done here, in a sentence. */
  news: string | null = null
  report: FraudReportStore | undefined = undefined
  block: DoNotDispatchStore | undefined = undefined
  readonly form = new ContactFormStore()
  readonly monitoring: Monitoring
  readonly way = new DrawerWay()
  readonly #needs: ContactSearchNeeds
  readonly #latest = new Latest()
  #asking: Promise<unknown> = Promise.resolve()
  /** The search of the address, and what is written over it: each told apart by its path. */
  #key: string | undefined
  #occasion = ''

  constructor(needs: ContactSearchNeeds) {
    this.#needs = needs
    this.monitoring = new Monitoring(needs.subscriptions, (id, subscription) =>
      this.#becomes(id, { subscription }),
    )
    makeAutoObservable(
      this,
      {
        query: observableRef,
        drawer: observableRef,
        found: observableRef,
        report: observableRef,
        block: observableRef,
        form: false,
        monitoring: false,
        way: false,
      },
      { autoBind: true },
    )
  }

  /** The answer for the contact of the address. Empty: undefined until it is there. */
  get shown(): AnsweredContact | undefined {
    return this.query === null ? undefined : latestValue(this.found)
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

  get mayBlock(): boolean {
    const user = this.#needs.user()
    return user != null && mayMarkDoNotDispatch(user)
  }

  /** Whether this user is told the numbers on record. */
  get tellsPhone(): boolean {
    const user = this.#needs.user()
    return user != null && seesFullCarrierProfile(user)
  }

  get companyId() {
    return this.#needs.user()?.company?.id
  }

  /** The carrier of a row. Empty: undefined, as for a carrier that has nothing to do with the contact. */
  rowOf(id: CarrierId): ContactRow | undefined {
    return this.rows.find(row => row.id === id)
  }

  /** Shows what an address asks for. The same contact again is not asked again: a drawer has opened or closed. */
  open(query: ContactQuery | null, drawer: ContactDrawer): void {
    const key = contactSearchPath(query)
    const isSame = key === this.#key
    this.#key = key
    this.drawer = drawer
    this.way.visited(drawer.kind !== 'none')
    if (!isSame) {
      this.query = query
      this.news = null
      this.found = { kind: 'idle' }
      this.form.opened(query)
      this.#asking = this.#ask()
    }
    this.#openDrawer()
  }

  /** Whether the address asks for this very contact. */
  isAskedFor(query: ContactQuery): boolean {
    return contactSearchPath(query) === this.#key
  }

  /** Resolves when there is something to see. */
  settled(): Promise<unknown> {
    return this.#asking
  }

  /** Asks after the same contact again; its verdict stays meanwhile. */
  retry(): void {
    this.#asking = this.#ask()
  }

  told(): void {
    this.news = null
  }

  dispose(): void {
    this.#latest.stop()
  }

  async #ask(): Promise<void> {
    const { query } = this
    if (query === null) {
      this.#latest.stop()
      return
    }
    await this.#latest.follow(
      this.found,
      async signal => {
        const { contacts } = this.#needs
        const outcome =
          query.kind === 'email'
            ? await contacts.byEmail({ email: query.email }, signal)
            : await contacts.byPhone({ phone: query.phone }, signal)
        return outcome.ok ? done({ query, answer: outcome.value }) : outcome
      },
      found => {
        this.found = found
        if (found.kind !== 'loading') this.#openDrawer()
      },
    )
  }

  /** The form of the drawer that the address has open; what was typed in it stays as long as this occasion does. */
  #openDrawer(): void {
    const { drawer, query } = this
    if (drawer.kind === 'none') return
    const occasion = contactSearchPath(query, drawer)
    if (occasion === this.#occasion) return
    this.report = undefined
    this.block = undefined
    // A carrier is named by its row, which may still be on its way.
    if (this.shown === undefined && this.found.kind === 'loading') return
    this.#occasion = occasion
    if (drawer.kind === 'report') this.report = this.#reportFor(occasion, drawer.carrierId)
    else this.block = this.#blockOf(drawer.carrierId)
  }

  #reportFor(occasion: string, carrierId: CarrierId | null): FraudReportStore {
    const { identityAlerts, storage, user, today } = this.#needs
    const { query } = this
    const text = query === null ? '' : textOfContact(query)
    const row = carrierId === null ? undefined : this.rowOf(carrierId)
    const carrier: NamedCarrier | null = row === undefined ? null : { id: row.id, legalName: row.legalName }
    return new FraudReportStore({
      identityAlerts,
      site: () => {
        const now = user()
        return now == null ? 'main' : brandOfUser(now)
      },
      today,
      shelf: fraudReportShelf(storage, user, occasion),
      start: {
        email: query?.kind === 'email' ? text : '',
        phone: query?.kind === 'phone' ? text : '',
        message: '',
        filedOn: null,
        carrier,
      },
      sent: alert => {
        if (alert.carrierId !== null) this.#needs.changed(alert.carrierId)
        this.#happened(reportedWords(alert))
      },
    })
  }

  #blockOf(carrierId: CarrierId): DoNotDispatchStore {
    return new DoNotDispatchStore({
      connections: this.#needs.connections,
      carrierId,
      done: ({ id, status, isDismissed }) => {
        const name = this.rowOf(carrierId)?.legalName ?? 'The carrier'
        runInAction(() => this.#becomes(carrierId, { connection: { id, status, isDismissed } }))
        this.#happened(`${name} is set to do not dispatch, for everyone in your company.`)
      },
    })
  }

  /** Something was done that changes the verdict. */
  #happened(news: string): void {
    runInAction(() => {
      this.news = news
    })
    this.#occasion = ''
    this.retry()
  }

  #becomes(id: CarrierId, change: Partial<Pick<CarrierSummary, 'subscription' | 'connection'>>): void {
    const shown = latestValue(this.found)
    if (shown === undefined) return
    const carriers = shown.answer.carriers.map(each => (each.id === id ? { ...each, ...change } : each))
    this.found = withLatestValue(this.found, { ...shown, answer: { ...shown.answer, carriers } })
    this.#needs.changed(id)
  }
}

/** Who sees a report, in a sentence. */
const reportedWords = ({ site, email, phone }: Pick<IdentityAlert, 'site' | 'email' | 'phone'>): string =>
  site === 'main'
    ? `Report about ${email ?? phone ?? 'this contact'} sent. Every broker who looks it up sees that it was reported.`
    : 'Report sent. Every broker can read it; as it holds no contact, it does not show in a contact search.'
