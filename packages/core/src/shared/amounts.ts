const WHOLE = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 })
const CENTS = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
const COUNT = new Intl.NumberFormat('en-US')

/** US dollars: "$1,000,000"; cents only where there are any: "$1,234.50". */
export const formatUsd = (dollars: number): string =>
  Number.isInteger(Math.round(dollars * 100) / 100) ? WHOLE.format(dollars) : CENTS.format(dollars)

/** "12,345". */
export const formatNumber = (value: number): string => COUNT.format(value)

/** A count with its unit: "1 truck", "12 trucks", "0 trucks". `many` is for words that take no s. */
export const formatCount = (count: number, one: string, many = `${one}s`): string =>
  `${COUNT.format(count)} ${count === 1 ? one : many}`
