import type { CarrierId } from '../shared/ids.ts'
import { formatCount, formatNumber } from '../shared/amounts.ts'

/** The result of an uploaded list: numbers of carriers. Choice: the numbers a broker wants next. */
export interface CarrierListReceipt {
  readonly added: number
  readonly alreadyMonitored: number
  /** Which carriers were added. Null: from a monitor that does not say. */
  readonly addedIds: readonly CarrierId[] | null
  /** The texts for which no carrier was found, in list order. */
  readonly notFound: readonly string[]
}

/**
 * The summary of an uploaded list: "3 carriers added, 1 monitored already, 2 not found." Empty: zero counts are left
 * out, and a list without any result says so. Source: section 4, "Subscription".
 */
export const carrierListReceiptText = ({ added, alreadyMonitored, notFound }: CarrierListReceipt): string => {
  const parts = [
    added > 0 ? `${formatCount(added, 'carrier')} added` : null,
    alreadyMonitored > 0 ? `${formatNumber(alreadyMonitored)} already monitored` : null,
    notFound.length > 0 ? `${formatNumber(notFound.length)} not found` : null,
  ].filter(part => part !== null)
  return parts.length === 0 ? 'No carrier was added.' : `${parts.join(', ')}.`
}
