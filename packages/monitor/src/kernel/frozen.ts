/** Freezes a value and all that it has: it stays as it is, so that what follows from it can be cached. */
export function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  for (const part of Object.values(value)) frozen(part)
  return Object.freeze(value)
}

/**
 * Caches what follows from an object that does not change, and from more values: of each object the last result, which is
 * frozen. The object and the values are compared by identity.
 */
export const cached = <Of extends object, By extends readonly unknown[], Result>(
  derive: (of: Of, ...by: By) => Result,
): ((of: Of, ...by: By) => Result) => {
  const last = new WeakMap<Of, { readonly by: By; readonly result: Result }>()
  return (of, ...by) => {
    const known = last.get(of)
    if (known?.by.every((value, at) => value === by[at])) return known.result
    const result = frozen(derive(of, ...by))
    last.set(of, { by, result })
    return result
  }
}
