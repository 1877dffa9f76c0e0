import {
  brandOfUser,
  type CalendarDate,
  type CarrierId,
  CONNECTION_ACTIONS,
  type Connection,
  type Connections,
  type ContactDrawer,
  type ContactRow,
  type ContactSearchQuery,
  type CurrentUser,
  contactSearchPath,
  contactsOf,
  type IdentityAlert,
  type IdentityAlerts,
  mayMarkDoNotDispatch,
  type NotedAction,
  type SearchCache,
  takesNotes,
  textOfContact,
} from '@fairhaul/core'
import { makeAutoObservable, observableRef } from 'mobx'
import { type ChangeCalls, ConnectionChanges } from '../../parts/connection/connection-changes.ts'
import { NotedChange } from '../../parts/connection/noted-change.ts'
import { DrawerHistory } from '../../parts/drawer-history/drawer-history.ts'
import { FraudReportStore, storedFraudReport } from '../../parts/fraud-report/fraud-report-store.ts'
import { draftStorage } from '../../stores/draft-storage.ts'

export interface ContactDrawersDeps {
  readonly connections: Pick<Connections, 'openWork'> & ChangeCalls
  readonly identityAlerts: Pick<IdentityAlerts, 'create'>
  readonly storage: SearchCache
  readonly user: () => CurrentUser | null | undefined
  readonly today: () => CalendarDate
  /** The carrier of a row. Empty: undefined, also for a carrier that is not associated with the contact. */
  readonly rowOf: (id: CarrierId) => ContactRow | undefined
  readonly reported: (alert: IdentityAlert) => void
  /** Called with a connection after each change, also one that was undone. */
  readonly connected: (connection: Connection) => void
  /** A do not dispatch was set. */
  readonly blocked: (changes: ConnectionChanges) => void
  /** Called when someone else was first, so that what is shown is out of date. */
  readonly outdated: () => void
}

const blockAction = (legalName: string): NotedAction => {
  const action = CONNECTION_ACTIONS.filter(takesNotes).find(({ change }) => change.kind === 'do-not-dispatch')
  if (action === undefined) throw new Error('There is no do not dispatch')
  return { ...action, done: `${legalName} is now marked do not dispatch for everyone at your company.` }
}

/** The drawer over a contact search, by its address. What was typed in it stays while its address does. */
export class ContactDrawersStore {
  drawer: ContactDrawer = { kind: 'none' }
  report: FraudReportStore | undefined = undefined
  block: NotedChange | undefined = undefined
  readonly drawerHistory = new DrawerHistory()
  readonly #deps: ContactDrawersDeps
  #query: ContactSearchQuery | null = null
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

  visited(query: ContactSearchQuery | null, drawer: ContactDrawer): void {
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
    const contacts = this.#query === null ? [] : contactsOf(this.#query)
    const textOf = (kind: 'email' | 'phone') =>
      contacts
        .filter(contact => contact.kind === kind)
        .map(textOfContact)
        .join('')
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
        email: textOf('email'),
        phone: textOf('phone'),
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

  /** Of a carrier that is not associated with the contact, it changes nothing. */
  #blockOf(carrierId: CarrierId): NotedChange {
    const { connections, rowOf, connected, blocked, outdated } = this.#deps
    const row = rowOf(carrierId)
    const changes = new ConnectionChanges({
      carrierId,
      connections,
      seen: () => rowOf(carrierId)?.connection ?? null,
      changed: connected,
      outdated,
    })
    return new NotedChange({
      action: blockAction(row?.legalName ?? ''),
      rows: row === undefined ? [] : [row],
      // The notes on record are not known here.
      notesOf: () => null,
      of: () => changes,
      connections,
      performAll: async () => undefined,
      saved: () => {
        this.#occasion = ''
        blocked(changes)
      },
    })
  }
}
