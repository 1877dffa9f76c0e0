import { formatCount, formatNumber } from '../shared/amounts.ts'

/** What became of an uploaded list: whole numbers of carriers. Choice: what a broker asks next. */
export interface CarrierListReceipt {
  readonly added: number
  readonly alreadyMonitored: number
  /** The texts for which no carrier was found, in the order of the list. */
  readonly notFound: readonly string[]
}

/**
 * An uploaded list in words: "3 carriers added, 1 monitored already, 2 not found." Empty: parts of 0 are left out, and
 * a list of which nothing came says so. Source: section 4, "Subscription".
 */
export const carrierListReceiptText = ({ added, alreadyMonitored, notFound }: CarrierListReceipt): string => {
  const parts = [
    added > 0 ? `${formatCount(added, 'carrier')} added` : null,
    alreadyMonitored > 0 ? `${formatNumber(alreadyMonitored)} monitored already` : null,
    notFound.length > 0 ? `${formatNumber(notFound.length)} not found` : null,
  ].filter(part => part !== null)
  return parts.length === 0 ? 'No carrier was added.' : `${parts.join(', ')}.`
}
