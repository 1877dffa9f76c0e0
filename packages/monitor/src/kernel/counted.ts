/** A count with its noun: "1 row", "12 rows", "1,200 rows". `many` is for an irregular plural. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`
