import { startTransition, useEffect, useMemo, useState } from 'react'

type Row = { readonly id: number }

const isSameList = (one: readonly Row[], other: readonly Row[]): boolean =>
  one.length === other.length && one.every((row, at) => row.id === other[at]?.id)

/**
 * The first so many rows of a new list at once, all of them right after those are painted, so that whoever searched reads
 * the first ones sooner. Rows of which only something has changed are all there at once.
 *
 * Empty: all rows, when `first` is undefined or there are no more than that.
 */
export const useFirstRows = <Carrier extends Row>(
  rows: readonly Carrier[],
  first: number | undefined,
): readonly Carrier[] => {
  const [whole, setWhole] = useState<readonly Carrier[]>([])
  const isWhole = first === undefined || rows.length <= first || isSameList(whole, rows)
  useEffect(() => {
    if (isWhole) return
    const frame = requestAnimationFrame(() => startTransition(() => setWhole(rows)))
    return () => cancelAnimationFrame(frame)
  }, [rows, isWhole])
  return useMemo(() => (isWhole ? rows : rows.slice(0, first)), [rows, first, isWhole])
}
