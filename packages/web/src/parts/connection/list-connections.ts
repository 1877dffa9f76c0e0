import {
  type CarrierId,
  type CompanyId,
  type Connection,
  type ConnectionAction,
  type ConnectionChange,
  type Connections,
  type NotedAction,
  takesNotes,
} from '@fairhaul/core'
import { makeAutoObservable, observableRef } from 'mobx'
import { Query } from '../../stores/query.ts'
import type { BulkAction, BulkItem, BulkRun } from '../bulk/bulk-run.ts'
import { type ChangeCalls, ConnectionChanges } from './connection-changes.ts'
import { type ConnectableRow, NotedChange } from './noted-change.ts'

export interface ListConnectionsDeps {
  readonly connections: Pick<Connections, 'list' | 'openWork'> & ChangeCalls
  /** The broker's company. */
  readonly issuerId: () => CompanyId | null | undefined
  readonly rowOf: (id: CarrierId) => ConnectableRow | undefined
  /** The notes on record of a connection. Null: none, or not known. */
  readonly notesOf: (id: CarrierId) => string | null
  /** Called with a connection after each change, and as someone else left it. */
  readonly changed: (id: CarrierId, connection: Connection) => void
  readonly bulk: BulkRun
}

const nameOf = ({ id, legalName }: ConnectableRow): BulkItem => ({ id, name: legalName })

/** The changes of the connections of a list: of one, and of many at once. */
export class ListConnections {
  /** The notes of a do not dispatch or a hold while they are typed. Null: none is being made. */
  marking: NotedChange | null = null
  readonly #deps: ListConnectionsDeps
  readonly #changes = new Map<CarrierId, ConnectionChanges>()

  constructor(deps: ListConnectionsDeps) {
    this.#deps = deps
    makeAutoObservable(this, { marking: observableRef }, { autoBind: true })
  }

  /** The changes of one connection: what is pending, and the last one with its undo. */
  of(id: CarrierId): ConnectionChanges {
    const known = this.#changes.get(id)
    if (known !== undefined) return known
    const { connections, rowOf, changed } = this.#deps
    const made = new ConnectionChanges({
      carrierId: id,
      connections,
      seen: () => rowOf(id)?.connection ?? null,
      changed: connection => changed(id, connection),
      outdated: () => void this.#readAgain(id),
    })
    this.#changes.set(id, made)
    return made
  }

  /** Takes an action on some connections; those to which it does not apply are left out. */
  async performAll(action: ConnectionAction, rows: readonly ConnectableRow[]): Promise<void> {
    if (takesNotes(action)) return this.note(action, rows)
    const changed = rows.filter(({ connection }) => connection !== null && action.isOffered(connection))
    await this.#deps.bulk.run(this.#bulkOf(action), changed.map(nameOf))
  }

  /** Opens the form of an action with notes, for those carriers to which it applies. `saved`: called once one was. */
  note(action: NotedAction, rows: readonly ConnectableRow[], saved?: () => void): void {
    const applies = rows.filter(({ connection }) =>
      connection === null ? action.change.kind === 'do-not-dispatch' : action.isOffered(connection),
    )
    this.marking =
      applies.length === 0
        ? null
        : new NotedChange({
            action,
            rows: applies,
            notesOf: this.#deps.notesOf,
            connections: this.#deps.connections,
            of: this.of,
            performAll: this.performAllWithNotes,
            saved,
          })
  }

  closeNotes(): void {
    this.marking?.dispose()
    this.marking = null
  }

  /** Takes an action on many, with the same notes. */
  async performAllWithNotes(
    { label, done }: NotedAction,
    rows: readonly ConnectableRow[],
    change: ConnectionChange,
  ): Promise<void> {
    await this.#deps.bulk.run(this.#bulkOf({ label, done, change }), rows.map(nameOf))
  }

  dispose(): void {
    for (const each of this.#changes.values()) each.submission.dispose()
  }

  #bulkOf({ label, done, change }: Pick<ConnectionAction, 'label' | 'done' | 'change'>): BulkAction {
    const changesOf = (item: BulkItem) => this.of(item.id as CarrierId)
    return {
      label,
      done: done.replace(/\.$/, '').toLowerCase(),
      change: async item => {
        const changes = changesOf(item)
        return (await changes.perform({ change, done }, 'row')) ? undefined : changes.submission.error
      },
      undo: async item => {
        const changes = changesOf(item)
        await changes.undo()
        return changes.submission.error
      },
    }
  }

  /** Shows a connection as someone else left it, in its place. What cannot be read stays as it was. */
  async #readAgain(id: CarrierId): Promise<void> {
    const issuerId = this.#deps.issuerId()
    if (issuerId == null) return
    const latest = new Query(() => this.#deps.connections.list({ issuerId, carrierId: id }))
    await latest.load()
    const connection = latest.value?.items[0]
    if (connection !== undefined) this.#deps.changed(id, connection)
  }
}
