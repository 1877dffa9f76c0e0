import {
  type CarrierId,
  type CarrierSummary,
  type CompanyId,
  type Connections,
  parseId,
  shortConnection,
} from '@fairhaul/core'
import { makeAutoObservable, observableRef } from 'mobx'
import { BulkRun } from '../bulk/bulk-run.ts'
import type { WorkedList } from '../carrier-panel/worked-list.ts'
import { ListConnections } from '../connection/list-connections.ts'
import { DrawerHistory } from '../drawer-history/drawer-history.ts'
import type { Monitoring } from '../monitoring/monitoring.ts'

/** The results of a search, as far as one of them is shown beside them. */
export interface SearchedRows<Row extends CarrierSummary> {
  readonly rows: readonly Row[]
  readonly monitoring: Monitoring
  /** The address of the rows as text, without the carrier that is open. */
  readonly path: string
  replace(row: Row): void
}

export interface BesideResultsDeps {
  readonly connections: Connections
  /** The broker's company. */
  readonly issuerId: () => CompanyId | null | undefined
}

/** The carrier that an address opens beside the results. Null: none. */
export const openedCarrier = ({ searchParams }: URL): CarrierId | null =>
  parseId<'carrier'>(searchParams.get('open') ?? '') ?? null

/** The carrier that is open beside the results of a search. No action takes a row out of them. */
export class BesideResults<Row extends CarrierSummary = CarrierSummary> implements WorkedList {
  openId: CarrierId | null = null
  readonly drawerHistory = new DrawerHistory()
  readonly connections: ListConnections
  readonly #results: SearchedRows<Row>

  constructor(results: SearchedRows<Row>, { connections, issuerId }: BesideResultsDeps) {
    this.#results = results
    this.connections = new ListConnections({
      connections,
      issuerId,
      rowOf: id => results.rows.find(row => row.id === id),
      notesOf: () => null,
      changed: (id, connection) =>
        this.replace(id, row => ({ ...row, connection: shortConnection(connection) })),
      bulk: new BulkRun(),
    })
    makeAutoObservable(
      this,
      { openId: observableRef, drawerHistory: false, connections: false },
      { autoBind: true },
    )
  }

  get rows(): readonly Row[] {
    return this.#results.rows
  }

  get monitoring() {
    return this.#results.monitoring
  }

  /** Called with each visit: the carrier that its address opens. */
  visited(openId: CarrierId | null): void {
    this.openId = openId
    this.drawerHistory.visited(openId !== null)
  }

  openPath(open: CarrierId | null): string {
    const { path } = this.#results
    if (open === null) return path
    return `${path}${path.includes('?') ? '&' : '?'}open=${open}`
  }

  replace(id: CarrierId, change: (row: Row) => Row): void {
    const row = this.rows.find(each => each.id === id)
    if (row !== undefined) this.#results.replace(change(row))
  }

  leftText(): undefined {
    return undefined
  }

  dispose(): void {
    this.connections.dispose()
  }
}
