/// <reference types="vite/types/importMeta.d.ts" />
import type { AnyCall } from './transport/call.ts'

const isTable = (exported: unknown): exported is Readonly<Record<string, AnyCall>> =>
  typeof exported === 'object' &&
  exported !== null &&
  Object.values(exported).every(row => typeof (row as AnyCall | null)?.route === 'string')

/**
 * Every call of every table in `calls/` by its name (`loadCalls.list`), found by glob, so a new table is included
 * without a list. For tests that compare the adapter with the monitor; the portal does not load this module.
 */
export const adapterCalls = (): Readonly<Record<string, AnyCall>> =>
  Object.fromEntries(
    Object.values(
      import.meta.glob<Record<string, unknown>>(['./calls/*.ts', '!./calls/*.test.ts'], { eager: true }),
    )
      .flatMap(module => Object.entries(module))
      .flatMap(([table, rows]) =>
        isTable(rows) ? Object.entries(rows).map(([name, row]) => [`${table}.${name}`, row] as const) : [],
      ),
  )

/** Their routes: `PATCH rule_overrides/:id`. */
export const adapterRoutes = (): readonly string[] => Object.values(adapterCalls()).map(row => row.route)
