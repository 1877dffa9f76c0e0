import type { CancelSignal, Outcome, Refusal } from '@fairhaul/core'
import type { AnyCall, Call } from './call.ts'
import type { Http } from './http.ts'

type BoundCall<C> =
  C extends Call<infer Ask, infer T>
    ? [Ask] extends [void]
      ? (signal?: CancelSignal) => Promise<Outcome<T, Refusal>>
      : (ask: Ask, signal?: CancelSignal) => Promise<Outcome<T, Refusal>>
    : never

export type BoundCalls<Rows> = { readonly [Name in keyof Rows]: BoundCall<Rows[Name]> }

const asksNothing = (row: AnyCall): boolean => !row.path && !row.query && !row.body

/**
 * A table of calls as an object of functions, which TypeScript checks against its port: one object in, an optional
 * signal, an `Outcome` out. A row that asks nothing takes the signal alone.
 */
export const bindCalls = <Rows extends Readonly<Record<string, AnyCall>>>(
  http: Http,
  rows: Rows,
): BoundCalls<Rows> => {
  const bound = Object.entries(rows).map(([name, row]) => [
    name,
    asksNothing(row)
      ? (signal?: CancelSignal) => http(row, undefined as never, signal)
      : (ask: never, signal?: CancelSignal) => http(row, ask, signal),
  ])
  return Object.fromEntries(bound) as BoundCalls<Rows>
}
