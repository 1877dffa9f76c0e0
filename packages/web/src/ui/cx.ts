/** Class names in one attribute. Nothing given: undefined, so that no empty `class` is written. */
export const cx = (...names: readonly (string | false | null | undefined)[]): string | undefined =>
  names.filter(Boolean).join(' ') || undefined
