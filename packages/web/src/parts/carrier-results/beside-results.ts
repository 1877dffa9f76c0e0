import type { CarrierId, CarrierSummary, CompanyId, Connections } from '@fairhaul/core'
import { makeAutoObservable, observableRef } from 'mobx'
import { BulkRun } from '../bulk/bulk-run.ts'
import type { WorkedList } from '../carrier-panel/worked-list.ts'
import { shortConnection } from '../connection/connection-changes.ts'
import { ListConnections } from '../connection/list-connections.ts'
import { DrawerHistory } from '../drawer-history/drawer-history.ts'
import type { CarrierResultsStore } from './carrier-results-store.ts'

export interface BesideResultsDeps {
  readonly connections: Connections
  /** The broker's company. */
  readonly issuerId: () => CompanyId | null | undefined
}

/** The carrier that is open beside the results of a search. No action takes a row out of them. */
export class BesideResults implements WorkedList {
  openId: CarrierId | null = null
  readonly drawerHistory = new DrawerHistory()
  readonly connections: ListConnections
  readonly #results: CarrierResultsStore

  constructor(results: CarrierResultsStore, { connections, issuerId }: BesideResultsDeps) {
    this.#results = results
    const rowOf = (id: CarrierId) => results.rows.find(row => row.id === id)
    this.connections = new ListConnections({
      connections,
      issuerId,
      rowOf,
      notesOf: () => null,
      changed: (id, connection) => {
        const row = rowOf(id)
        if (row !== undefined) results.replace({ ...row, connection: shortConnection(connection) })
      },
      bulk: new BulkRun(),
    })
    makeAutoObservable(
      this,
      { openId: observableRef, drawerHistory: false, connections: false },
      { autoBind: true },
    )
  }

  get rows(): readonly CarrierSummary[] {
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

  leftText(): undefined {
    return undefined
  }

  dispose(): void {
    this.connections.dispose()
  }
}
