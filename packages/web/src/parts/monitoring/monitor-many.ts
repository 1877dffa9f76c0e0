import type { CarrierId } from '@fairhaul/core'
import type { BulkAction, BulkItem } from '../bulk/bulk-run.ts'
import type { Monitoring } from './monitoring.ts'

const ofEach =
  (monitoring: Monitoring, change: (id: CarrierId) => Promise<void>): BulkAction['change'] =>
  async ({ id }: BulkItem) => {
    await change(id as CarrierId)
    return monitoring.changeOf(id as CarrierId)?.error
  }

/** Starts monitoring many carriers at once. */
export const monitorMany = (monitoring: Monitoring): BulkAction => ({
  label: 'Monitor',
  done: 'monitored',
  change: ofEach(monitoring, monitoring.start),
  undo: ofEach(monitoring, monitoring.stop),
})

/** Stops monitoring many carriers at once. */
export const stopMonitoringMany = (monitoring: Monitoring): BulkAction => ({
  label: 'Stop monitoring',
  done: 'no longer monitored',
  change: ofEach(monitoring, monitoring.stop),
  undo: ofEach(monitoring, monitoring.start),
})
