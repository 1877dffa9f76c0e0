/** A count with its word: "1 row", "12 rows", "1,200 rows". `many` is for words that take no s. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`
