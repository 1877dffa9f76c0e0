import {
  CARRIER_LIST_TABS,
  type CarrierListTab,
  type CarrierSummary,
  type ConnectedCarrier,
  type Connection,
  shortConnection,
  tabOfConnection,
} from '@fairhaul/core'
import type { OwnCarriersDeps } from '../own-carriers/own-carriers-deps.ts'
import type { OwnCarriersStore } from '../own-carriers/own-carriers-store.ts'

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

/** How a list of connections knows its rows. */
export const CONNECTED_ROWS = {
  withConnection: (row, connection) => ({
    ...row,
    connected: connection,
    connection: shortConnection(connection),
  }),
  notesOf: ({ connected }) => connected.notes,
  tabOf: ({ connected }) => tabOfConnection(connected),
  leftText: ({ connected }, tab) => {
    const now = tabOfConnection(connected)
    if (now === tab) return undefined
    return now === null ? 'Not in a tab now' : `Now in ${CARRIER_LIST_TABS[now].label}`
  },
} satisfies Pick<
  OwnCarriersDeps<ConnectedRow, CarrierListTab>,
  'withConnection' | 'notesOf' | 'tabOf' | 'leftText'
>
