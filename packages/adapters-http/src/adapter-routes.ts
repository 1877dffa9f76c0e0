/// <reference types="vite/types/importMeta.d.ts" />
import type { AnyCall } from './transport/call.ts'

const isTable = (exported: unknown): exported is Readonly<Record<string, AnyCall>> =>
  typeof exported === 'object' &&
  exported !== null &&
  Object.values(exported).every(row => typeof (row as AnyCall | null)?.route === 'string')

/**
 * Every call of every table in `calls/`, found by the build tool: a new table is here without being listed. For tests
 * that hold the adapter against the monitor; the portal does not load this module.
 */
export const adapterCalls = (): readonly AnyCall[] =>
  Object.values(
    import.meta.glob<Record<string, unknown>>(['./calls/*.ts', '!./calls/*.test.ts'], { eager: true }),
  )
    .flatMap(module => Object.values(module))
    .filter(isTable)
    .flatMap(table => Object.values(table))

/** Their routes: `PATCH rule_overrides/:id`. */
export const adapterRoutes = (): readonly string[] => adapterCalls().map(row => row.route)
