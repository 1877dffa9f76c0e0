import {
  type CarrierId,
  type CarrierListTab,
  type CarrierSummary,
  type ConnectedCarrier,
  type Connection,
  type ConnectionAction,
  type Connections,
  notesProblems,
  tabOfConnection,
} from '@fairhaul/core'
import { makeAutoObservable, observableRef } from 'mobx'
import { Query } from '../../stores/query.ts'
import { Submission } from '../../stores/submission.ts'
import { submissionMessages } from '../../stores/submission-messages.ts'
import type { BulkAction, BulkItem } from '../bulk/bulk-run.ts'
import { ConnectionChanges } from '../connection/connection-changes.ts'
import type { DoNotDispatchNotes } from '../connection/DoNotDispatchForm.tsx'
import { OwnCarriersStore } from '../own-carriers/own-carriers-store.ts'

/** A row of a list of connections: the carrier, and the whole of its connection. */
export type ConnectedRow = CarrierSummary & { readonly connected: Connection }

export const connectedRow = ({ connection, carrier }: ConnectedCarrier): ConnectedRow => ({
  ...carrier,
  connected: connection,
})

/** The row as the monitor gives it, for the cache. */
export const connectedCarrier = ({ connected, ...carrier }: ConnectedRow): ConnectedCarrier => ({
  connection: connected,
  carrier,
})

export type ConnectionsList = OwnCarriersStore<ConnectedRow, CarrierListTab>

const nameOf = ({ id, legalName }: ConnectedRow): BulkItem => ({ id, name: legalName })

/** The changes of the connections in a list: of one, and of many at once. */
export class ConnectionsChanges {
  readonly list: ConnectionsList
  /** The notes of a do not dispatch while they are typed. Null: none is being marked. */
  marking: MarkDoNotDispatch | null = null
  readonly #connections: Connections
  readonly #changes = new Map<CarrierId, ConnectionChanges>()

  constructor(list: ConnectionsList, connections: Connections) {
    this.list = list
    this.#connections = connections
    makeAutoObservable(this, { list: false, marking: observableRef }, { autoBind: true })
  }

  /** The changes of one connection: what is pending, and the last one with its undo. */
  of(id: CarrierId): ConnectionChanges {
    const known = this.#changes.get(id)
    if (known !== undefined) return known
    const made = new ConnectionChanges({
      carrierId: id,
      connections: this.#connections,
      seen: () => this.#rowOf(id)?.connection ?? null,
      changed: connection => this.#changed(id, connection),
      outdated: () => void this.#readAgain(id),
    })
    this.#changes.set(id, made)
    return made
  }

  /** The tab that a row has moved to since the list was loaded. Undefined: it is where it was; null: in none. */
  movedTo(row: ConnectedRow): CarrierListTab | null | undefined {
    const tab = tabOfConnection(row.connected)
    return tab === this.list.address.tab ? undefined : tab
  }

  /** Takes an action on some connections; those to which it does not apply are left out. */
  async takeAll(action: ConnectionAction, rows: readonly ConnectedRow[]): Promise<void> {
    if (action.takesNotes) return this.mark(rows)
    const changed = rows.filter(({ connected }) => action.isOffered(connected))
    await this.list.bulk.run(this.#bulkOf(action), changed.map(nameOf))
  }

  /** Opens the form that marks some carriers do not dispatch. Empty: closes it. */
  mark(rows: readonly ConnectedRow[]): void {
    const marked = rows.filter(({ connected }) => connected.status !== 'do_not_dispatch')
    this.marking = marked.length === 0 ? null : new MarkDoNotDispatch(this, marked)
  }

  /** Marks many do not dispatch, with the same notes. */
  async markAll(rows: readonly ConnectedRow[], notes: string): Promise<void> {
    const change = { kind: 'do-not-dispatch', notes } as const
    await this.list.bulk.run(
      this.#bulkOf({ label: 'Do not dispatch', done: 'Marked do not dispatch.', change }),
      rows.map(nameOf),
    )
  }

  dispose(): void {
    for (const each of this.#changes.values()) each.submission.dispose()
    this.list.dispose()
  }

  #bulkOf({ label, done, change }: Pick<ConnectionAction, 'label' | 'done' | 'change'>): BulkAction {
    const changesOf = (item: BulkItem) => this.of(item.id as CarrierId)
    return {
      label,
      done: done.replace(/\.$/, '').toLowerCase(),
      change: async item => {
        const changes = changesOf(item)
        return (await changes.take({ change, done }, 'row')) ? undefined : changes.submission.error
      },
      undo: async item => {
        const changes = changesOf(item)
        await changes.undo()
        return changes.submission.error
      },
    }
  }

  #rowOf(id: CarrierId): ConnectedRow | undefined {
    return (
      this.list.page?.items.find(row => row.id === id) ??
      this.list.selection.carriers.find(row => row.id === id)
    )
  }

  /** Shows a connection as someone else left it, in its place. What cannot be read stays as it was. */
  async #readAgain(id: CarrierId): Promise<void> {
    const issuerId = this.#rowOf(id)?.connected.issuerId
    if (issuerId === undefined) return
    const latest = new Query(() => this.#connections.list({ issuerId, carrierId: id }))
    await latest.load()
    const connection = latest.value?.items[0]
    if (connection !== undefined) this.#changed(id, connection)
  }

  #changed(id: CarrierId, connection: Connection): void {
    const { id: connectionId, status, isDismissed } = connection
    this.list.replace(id, row => ({
      ...row,
      connected: connection,
      connection: { id: connectionId, status, isDismissed },
    }))
    this.list.recount()
  }
}

/** Marks one carrier or many do not dispatch, with the same notes. Section 4, "Do not dispatch". */
class MarkDoNotDispatch implements DoNotDispatchNotes {
  notes = ''
  readonly rows: readonly ConnectedRow[]
  readonly submission = new Submission(submissionMessages('Not set'), ['notes'])
  readonly #changes: ConnectionsChanges

  constructor(changes: ConnectionsChanges, rows: readonly ConnectedRow[]) {
    this.#changes = changes
    this.rows = rows
    makeAutoObservable(this, { rows: false, submission: false }, { autoBind: true })
  }

  get currentNotes(): string | null {
    const [first, ...others] = this.rows
    return others.length === 0 ? (first?.connected.notes ?? null) : null
  }

  get problem(): string | undefined {
    return this.submission.fieldError('notes')
  }

  change(notes: string): void {
    this.notes = notes
    this.submission.clearError('notes')
  }

  clear(): void {
    this.notes = ''
    this.submission.reset()
  }

  /** Resolves to whether it was saved; of many, to whether it has begun. */
  async save(): Promise<boolean> {
    const problems = notesProblems(this.notes)
    if (problems.length > 0) {
      this.submission.rejectLocally(problems)
      return false
    }
    const notes = this.notes.trim()
    const [first, ...others] = this.rows
    if (first === undefined) return false
    if (others.length > 0) {
      void this.#changes.markAll(this.rows, notes)
      return true
    }
    const changes = this.#changes.of(first.id)
    changes.place = 'row'
    return changes.send({ kind: 'do-not-dispatch', notes }, 'Marked do not dispatch.', this.submission)
  }
}
