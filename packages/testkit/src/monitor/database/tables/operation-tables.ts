import type { Instant } from './columns.ts'

/** A key that a process of this database has had, by a digest that nobody can make without it. */
export interface MonitorKeysTable {
  digest: string
  used_at: Instant
}

export interface OperationTables {
  monitor_keys: MonitorKeysTable
}
