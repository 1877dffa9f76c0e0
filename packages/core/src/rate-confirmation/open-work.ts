import type { Load } from '../load/load.ts'
import { formatCount } from '../shared/amounts.ts'
import type { RateConfirmation } from './rate-confirmation.ts'

/** Open things of one kind: how many, and the newest few. */
export interface OpenRows<Row> {
  readonly total: number
  /** The greatest id first. */
  readonly newest: readonly Row[]
}

/** What is open with a carrier, or with some. */
export interface OpenWork {
  /** Its open loads. */
  readonly loads: OpenRows<Pick<Load, 'id' | 'externalNumber'>>
  /** The rate confirmations for open loads. Null: the plan does not include them. */
  readonly confirmations: OpenRows<Pick<RateConfirmation, 'id' | 'loadNumber'>> | null
}

/**
 * What is open, in words: "2 loads and 1 rate confirmation".
 *
 * Empty: null when nothing is. Source: section 4, "Open and closed loads"; section 4, "Do not dispatch". Choice: a rate
 * confirmation is open as long as its load is.
 */
export const openWorkText = ({ loads, confirmations }: OpenWork): string | null => {
  const parts = [
    { total: loads.total, one: 'load' },
    { total: confirmations?.total ?? 0, one: 'rate confirmation' },
  ].filter(({ total }) => total > 0)
  return parts.length === 0 ? null : parts.map(({ total, one }) => formatCount(total, one)).join(' and ')
}

/**
 * The message of a do not dispatch with what is still open: "Marked do not dispatch. Still open: 2 loads."
 *
 * Empty: the message alone when nothing is open, or when it is not known. Source: section 4, "Do not dispatch".
 */
export const withOpenWork = (done: string, work: OpenWork | undefined): string => {
  const text = work === undefined ? null : openWorkText(work)
  return text === null ? done : `${done} Still open: ${text}.`
}
