import { formatNumber } from '../../shared/amounts.ts'
import type { CarrierId } from '../../shared/ids.ts'
import { type Fact, NOT_ON_RECORD } from '../facts/fact.ts'

/** How many trucks a carrier has, by who says so. Null is "not on record", never zero. Source: section 3, "Power units". */
export interface PowerUnitStats {
  readonly carrierId: CarrierId
  /** What the carrier told the agency. */
  readonly reported: number | null
  /** Trucks that were inspected in the last 24 months. */
  readonly inspected: number | null
  /** Trucks that its ELD reports. */
  readonly onEld: number | null
  /** Trucks that its insurance lists by VIN. */
  readonly insured: number | null
}

/** The largest number of trucks that somebody else saw; null when nobody looked. */
const observedOf = ({ inspected, onEld, insured }: PowerUnitStats): number | null => {
  const counts = [inspected, onEld, insured].filter(count => count !== null)
  return counts.length === 0 ? null : Math.max(...counts)
}

/**
 * The trucks that were observed of those that the carrier reported: "9 of 12 observed".
 *
 * Empty: not on record when neither is known; with one known it is told alone. A carrier that reports trucks of which
 * nobody saw one asks for a second look, as does one of which more were seen than it reported.
 * Source: section 3, "Power units". Choice: the largest of the three counts is what was observed, as each source sees a
 * part only and adding them up would count a truck twice.
 */
export const powerUnitsFact = (stats: PowerUnitStats): Fact => {
  const observed = observedOf(stats)
  const { reported } = stats
  if (reported === null)
    return observed === null ? NOT_ON_RECORD : { text: `${formatNumber(observed)} observed`, tone: 'plain' }
  if (observed === null) return { text: `${formatNumber(reported)} reported`, tone: 'plain' }
  const isOdd = observed > reported || (observed === 0 && reported > 0)
  return {
    text: `${formatNumber(observed)} of ${formatNumber(reported)} observed`,
    tone: isOdd ? 'incomplete' : 'plain',
  }
}
