/** Gives parts of a list in its order, as soon as those before them have come. */
export interface InOrder<T> {
  /** A part from this place on, for so many places. */
  readonly add: (at: number, count: number, values: readonly T[]) => void
  /** Gives what still waits, when no more will come. */
  readonly end: () => void
}

/** Calls `give` with the values of parts, in the order of their places. */
export const inOrder = <T>(give: (values: readonly T[]) => void): InOrder<T> => {
  const waiting = new Map<number, { readonly count: number; readonly values: readonly T[] }>()
  let next = 0
  return {
    add: (at, count, values) => {
      waiting.set(at, { count, values })
      for (let part = waiting.get(next); part !== undefined; part = waiting.get(next)) {
        waiting.delete(next)
        next += Math.max(1, part.count)
        if (part.values.length > 0) give(part.values)
      }
    },
    end: () => {
      for (const [, { values }] of [...waiting].toSorted(([one], [other]) => one - other))
        if (values.length > 0) give(values)
      waiting.clear()
    },
  }
}
