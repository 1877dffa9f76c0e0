import { once } from './once.ts'

const usd = { style: 'currency', currency: 'USD' } as const
const whole = once(() => new Intl.NumberFormat('en-US', { ...usd, maximumFractionDigits: 0 }))
const cents = once(() => new Intl.NumberFormat('en-US', usd))
const plain = once(() => new Intl.NumberFormat('en-US'))

const isCount = (value: number): boolean => Number.isSafeInteger(value) && value >= 0

/** The digits of a count. A browser takes 10 ms to make its first formatter, for which the first page would wait. */
const grouped = (count: number): string => String(count).replaceAll(/\B(?=(?:\d{3})+$)/g, ',')

/** US dollars: "$1,000,000"; cents only if not zero: "$1,234.50". */
export const formatUsd = (dollars: number): string => {
  if (isCount(dollars)) return `$${grouped(dollars)}`
  return Number.isInteger(Math.round(dollars * 100) / 100) ? whole().format(dollars) : cents().format(dollars)
}

/** "12,345". */
export const formatNumber = (value: number): string =>
  isCount(value) ? grouped(value) : plain().format(value)

/** The noun for a count: "truck" for 1, "trucks" for 0, 2 and more. `many` is an irregular plural. */
export const countedNoun = (count: number, one: string, many = `${one}s`): string =>
  count === 1 ? one : many

/** A count with its unit: "1 truck", "12 trucks", "0 trucks". `many` is an irregular plural. */
export const formatCount = (count: number, one: string, many?: string): string =>
  `${formatNumber(count)} ${countedNoun(count, one, many)}`

/** A duration to wait: "1 second", "45 seconds"; from one minute on in whole minutes, rounded up: "2 minutes". */
export const formatRetryDelay = (seconds: number): string =>
  seconds < 60 ? formatCount(seconds, 'second') : formatCount(Math.ceil(seconds / 60), 'minute')
