/** What was asked for, or why it was refused. Expected refusals are values; only the unexpected is thrown. Section 8. */
export type Outcome<T, R> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly refusal: R }

export const done = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value })

export const refused = <R>(refusal: R): { readonly ok: false; readonly refusal: R } => ({
  ok: false,
  refusal,
})
