/** Joins class names. Empty: undefined, so that no empty `class` is written. */
export const cx = (...names: readonly (string | false | null | undefined)[]): string | undefined =>
  names.filter(Boolean).join(' ') || undefined
