import {
  type AssessmentTab,
  type CarrierSummary,
  type MonitoredCarrier,
  shortConnection,
} from '@fairhaul/core'
import type { OwnCarriersDeps } from '../../parts/own-carriers/own-carriers-deps.ts'
import type { OwnCarriersStore } from '../../parts/own-carriers/own-carriers-store.ts'

/** A row of My Carriers: the carrier, and the instant since which it is monitored. */
export type MonitoredRow = CarrierSummary & { readonly since: string }

export type MonitoredList = OwnCarriersStore<MonitoredRow, AssessmentTab>

export const monitoredRow = ({ carrier, subscription }: MonitoredCarrier): MonitoredRow => ({
  ...carrier,
  since: subscription.createdAt,
})

/** How My Carriers knows its rows. */
export const MONITORED_ROWS = {
  withConnection: (row, connection) => ({ ...row, connection: shortConnection(connection) }),
  notesOf: () => null,
  tabOf: ({ subscription }, tab) => (subscription === null ? null : tab),
  leftText: ({ subscription }) => (subscription === null ? 'No longer monitored' : undefined),
} satisfies Pick<
  OwnCarriersDeps<MonitoredRow, AssessmentTab>,
  'withConnection' | 'notesOf' | 'tabOf' | 'leftText'
>
