/**
 * The result of a call, or why it was refused. Expected refusals are values; only unexpected errors are thrown.
 *
 * Source: section 8, "General handling".
 */
export type Outcome<T, R> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly refusal: R }

/** A successful result. Source: section 8, "General handling". */
export const done = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value })

/** A refusal. Source: section 8, "General handling". */
export const refused = <R>(refusal: R): { readonly ok: false; readonly refusal: R } => ({
  ok: false,
  refusal,
})
