import type { CancelSignal, Outcome, Refusal, UploadProgress } from '@fairhaul/core'
import type { AnyCall, Call } from './call.ts'
import type { Http } from './http.ts'

type BoundCall<C> =
  C extends Call<infer Params, infer T>
    ? [Params] extends [void]
      ? (signal?: CancelSignal) => Promise<Outcome<T, Refusal>>
      : (params: Params, signal?: CancelSignal, onProgress?: UploadProgress) => Promise<Outcome<T, Refusal>>
    : never

export type BoundCalls<Rows> = { readonly [Name in keyof Rows]: BoundCall<Rows[Name]> }

const noParams = (row: AnyCall): boolean => !row.path && !row.query && !row.body

/**
 * A call table as an object of functions, which TypeScript checks against its port: one params object, an optional
 * signal, an `Outcome` result. A row without params takes only the signal.
 */
export const bindCalls = <Rows extends Readonly<Record<string, AnyCall>>>(
  http: Http,
  rows: Rows,
): BoundCalls<Rows> => {
  const bound = Object.entries(rows).map(([name, row]) => [
    name,
    noParams(row)
      ? (signal?: CancelSignal) => http(row, undefined as never, signal)
      : (params: never, signal?: CancelSignal, onProgress?: UploadProgress) =>
          http(row, params, signal, onProgress),
  ])
  return Object.fromEntries(bound) as BoundCalls<Rows>
}
