/**
 * The selected keys after one row was toggled: alone it is added or removed, with Shift all rows from the row
 * toggled last are added.
 *
 * Empty: a range without a start, or whose start is not among the rows, is one row.
 */
export const selectedAfter = (
  selected: ReadonlySet<string>,
  keys: readonly string[],
  change: { readonly key: string; readonly from: string | undefined; readonly isRange: boolean },
): ReadonlySet<string> => {
  const next = new Set(selected)
  if (!change.isRange) {
    if (!next.delete(change.key)) next.add(change.key)
    return next
  }
  const to = keys.indexOf(change.key)
  const found = change.from === undefined ? -1 : keys.indexOf(change.from)
  const from = found === -1 ? to : found
  for (const key of keys.slice(Math.min(from, to), Math.max(from, to) + 1)) next.add(key)
  return next
}

/** The selection after "all" was toggled: all rows, or none if all were selected. Rows of other pages do not change. */
export const selectedAfterAll = (
  selected: ReadonlySet<string>,
  keys: readonly string[],
): ReadonlySet<string> => {
  const next = new Set(selected)
  const isAll = keys.every(key => selected.has(key))
  for (const key of keys) {
    if (isAll) next.delete(key)
    else next.add(key)
  }
  return next
}
