import { formatNumber } from '../../shared/amounts.ts'
import type { CarrierId } from '../../shared/ids.ts'
import { type Fact, NOT_ON_RECORD } from '../facts/fact.ts'

/** A carrier's number of trucks, by source. Null is "not on record", never zero. Source: section 3, "Power units". */
export interface PowerUnitStats {
  readonly carrierId: CarrierId
  /** As reported by the carrier. */
  readonly reported: number | null
  /** Trucks that were inspected in the last 24 months. */
  readonly inspected: number | null
  /** Trucks that its ELD reports. */
  readonly onEld: number | null
  /** Trucks that its insurance lists by VIN. */
  readonly insured: number | null
}

/** The largest number of trucks seen by others; null if none is on record. */
const observedOf = ({ inspected, onEld, insured }: PowerUnitStats): number | null => {
  const counts = [inspected, onEld, insured].filter(count => count !== null)
  return counts.length === 0 ? null : Math.max(...counts)
}

/**
 * The observed and the reported trucks: "9 of 12 observed".
 *
 * Empty: not on record when neither is known; a single known one is shown alone. A carrier gets a warning if none of
 * its reported trucks were observed, or more than it reported.
 * Source: section 3, "Power units". Choice: the largest of the three counts is the observed one, as each source sees
 * only a part and a sum would count a truck twice.
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

/** The number of trucks by one source. */
export interface PowerUnitSource {
  readonly label: string
  readonly count: number
}

const SOURCES = [
  ['reported', 'Reported to FMCSA'],
  ['inspected', 'Inspected in 24 months'],
  ['onEld', 'On its ELD'],
  ['insured', 'Insured by VIN'],
] as const

/**
 * The number of trucks by each source that has one, the carrier's own word first.
 *
 * Empty: a source that is not on record is omitted, never shown as 0. Source: section 3, "Power units".
 */
export const powerUnitSources = (stats: PowerUnitStats): readonly PowerUnitSource[] =>
  SOURCES.flatMap(([key, label]) => {
    const count = stats[key]
    return count === null ? [] : [{ label, count }]
  })
