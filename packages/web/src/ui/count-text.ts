const GROUPED_FROM = 1_000

/** A count with its thousands apart: "12,345". A browser takes 10 ms to make its first formatter, which few counts need. */
export const countText = (count: number): string =>
  Number.isInteger(count) && Math.abs(count) < GROUPED_FROM ? String(count) : count.toLocaleString('en-US')
