import { identifierText } from '../carrier/identifier-text.ts'
import type { Load } from './load.ts'

/**
 * What is said in place of the carrier of a load that shows none: "No carrier yet", or the number of one that is not on record.
 *
 * Source: section 3, "Loads of one's own".
 */
export const loadCarrierText = ({ carrierId, details }: Pick<Load, 'carrierId' | 'details'>): string => {
  if (carrierId !== null) return 'Carrier not on record'
  const stated = details?.statedCarrier ?? null
  return stated === null ? 'No carrier yet' : `${identifierText(stated)}: no carrier on record`
}
