/** The counts of tabs after a row has moved from one to another. Null: a row that no tab counts. */
export const movedCount = <Tab extends string>(
  counts: Readonly<Record<Tab, number>>,
  from: Tab | null,
  to: Tab | null,
): Readonly<Record<Tab, number>> => ({
  ...counts,
  ...(from !== null && { [from]: Math.max(0, counts[from] - 1) }),
  ...(to !== null && { [to]: counts[to] + 1 }),
})
