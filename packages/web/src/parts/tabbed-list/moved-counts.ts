/** The counts of tabs after a row has moved from some to others. Those of none: a row that no tab counts. */
export const movedCounts = <Tab extends string>(
  counts: Readonly<Record<Tab, number>>,
  from: readonly string[],
  to: readonly string[],
): Readonly<Record<Tab, number>> => {
  const moved = Object.entries<number>(counts).map(([tab, count]) => {
    const by = Number(to.includes(tab)) - Number(from.includes(tab))
    return [tab, Math.max(0, count + by)] as const
  })
  return Object.fromEntries(moved) as Record<Tab, number>
}
