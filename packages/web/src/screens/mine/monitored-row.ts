import type { AssessmentTab, CarrierSummary, MonitoredCarrier } from '@fairhaul/core'
import type { OwnCarriersStore } from '../../parts/own-carriers/own-carriers-store.ts'

/** A row of My Carriers: the carrier, and the instant since which it is monitored. */
export type MonitoredRow = CarrierSummary & { readonly since: string }

export type MineStore = OwnCarriersStore<MonitoredRow, AssessmentTab>

export const monitoredRow = ({ carrier, subscription }: MonitoredCarrier): MonitoredRow => ({
  ...carrier,
  since: subscription.createdAt,
})
