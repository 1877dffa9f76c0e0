import {
  brandOfUser,
  type CalendarDate,
  type CarrierId,
  type Connection,
  type Connections,
  type ContactDrawer,
  type ContactQuery,
  type ContactRow,
  type CurrentUser,
  contactSearchPath,
  type IdentityAlert,
  type IdentityAlerts,
  mayMarkDoNotDispatch,
  type SearchCache,
  textOfContact,
} from '@fairhaul/core'
import { makeAutoObservable, observableRef } from 'mobx'
import { DrawerHistory } from '../../parts/drawer-history/drawer-history.ts'
import { FraudReportStore, storedFraudReport } from '../../parts/fraud-report/fraud-report-store.ts'
import { draftStorage } from '../../stores/draft-storage.ts'
import { DoNotDispatchStore } from './do-not-dispatch-store.ts'

export interface ContactDrawersDeps {
  readonly connections: Pick<Connections, 'markDoNotDispatch' | 'openWork'>
  readonly identityAlerts: Pick<IdentityAlerts, 'create'>
  readonly storage: SearchCache
  readonly user: () => CurrentUser | null | undefined
  readonly today: () => CalendarDate
  /** The carrier of a row. Empty: undefined, also for a carrier that is not associated with the contact. */
  readonly rowOf: (id: CarrierId) => ContactRow | undefined
  readonly reported: (alert: IdentityAlert) => void
  readonly blocked: (connection: Connection) => void
}

/** The drawer over a contact search, by its address. What was typed in it stays while its address does. */
export class ContactDrawersStore {
  drawer: ContactDrawer = { kind: 'none' }
  report: FraudReportStore | undefined = undefined
  block: DoNotDispatchStore | undefined = undefined
  readonly drawerHistory = new DrawerHistory()
  readonly #deps: ContactDrawersDeps
  #query: ContactQuery | null = null
  /** The path of the drawer whose form is created. */
  #occasion = ''

  constructor(deps: ContactDrawersDeps) {
    this.#deps = deps
    makeAutoObservable(
      this,
      { drawer: observableRef, report: observableRef, block: observableRef, drawerHistory: false },
      { autoBind: true },
    )
  }

  get mayBlock(): boolean {
    const user = this.#deps.user()
    return user != null && mayMarkDoNotDispatch(user)
  }

  visited(query: ContactQuery | null, drawer: ContactDrawer): void {
    this.#query = query
    this.drawer = drawer
    this.drawerHistory.visited(drawer.kind !== 'none')
  }

  /** Creates the form once the carriers of the contact are loaded, or failed: a carrier is named by its row. */
  drawUp(areCarriersComing: boolean): void {
    const { drawer } = this
    if (drawer.kind === 'none') return
    const occasion = contactSearchPath(this.#query, drawer)
    if (occasion === this.#occasion) return
    this.report = undefined
    this.block = undefined
    if (areCarriersComing) return
    this.#occasion = occasion
    if (drawer.kind === 'report') this.report = this.#reportFor(occasion, drawer.carrierId)
    else this.block = this.#blockOf(drawer.carrierId)
  }

  #reportFor(occasion: string, carrierId: CarrierId | null): FraudReportStore {
    const { identityAlerts, storage, user, today, rowOf, reported } = this.#deps
    const query = this.#query
    const text = query === null ? '' : textOfContact(query)
    const row = carrierId === null ? undefined : rowOf(carrierId)
    return new FraudReportStore({
      identityAlerts,
      site: () => {
        const now = user()
        return now == null ? 'main' : brandOfUser(now)
      },
      today,
      storage: draftStorage({
        storage,
        user,
        key: 'fraud-report',
        subject: occasion,
        readFields: storedFraudReport,
      }),
      start: {
        email: query?.kind === 'email' ? text : '',
        phone: query?.kind === 'phone' ? text : '',
        message: '',
        filedOn: null,
        carrier: row === undefined ? null : { id: row.id, legalName: row.legalName },
      },
      sent: alert => {
        this.#occasion = ''
        reported(alert)
      },
    })
  }

  #blockOf(carrierId: CarrierId): DoNotDispatchStore {
    const { connections, blocked } = this.#deps
    return new DoNotDispatchStore({
      connections,
      carrierId,
      done: connection => {
        this.#occasion = ''
        blocked(connection)
      },
    })
  }
}
