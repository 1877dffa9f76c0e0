import type { CarrierSummary } from '../carrier/carrier.ts'
import { type RegionShade, regionOfPlace, regionShade } from '../carrier/carriers-by-region.ts'
import type { Region } from '../map/regions.ts'
import type { Verdict } from '../rules/verdict.ts'
import { formatNumber } from '../shared/amounts.ts'
import type { CalendarDate } from '../shared/calendar-date.ts'
import type { CarrierChange, ChangeCounts } from './carrier-change.ts'

/** A part of a feed, and where the next part begins. */
export interface FeedPart<Item> {
  readonly items: readonly Item[]
  /** Text of the monitor that only it reads. Null: this is the last part. */
  readonly next: string | null
}

/** Changes about monitored carriers, the worst first, then the newest. Source: section 2, "What changed". */
export interface ChangeFeed extends FeedPart<CarrierChange> {
  /** Of the whole feed, not of this part. */
  readonly counts: ChangeCounts
  /** The instant of the response, by the monitor's clock. */
  readonly readAt: string
}

/** A monitored carrier, and the day on which its verdict turned into the one it has; null: longer ago than is known. */
export interface WatchedCarrier {
  readonly carrier: CarrierSummary
  readonly turnedOn: CalendarDate | null
}

/** The number of carriers with each verdict, and without one. */
export type MonitoredCounts = Readonly<Record<Verdict | 'None', number>>

/** Monitored carriers, the worst verdict first, then the one that turned last. Source: section 2, "Needs attention". */
export interface VerdictFeed extends FeedPart<WatchedCarrier> {
  /** Of all monitored carriers, or of those in the region requested. */
  readonly counts: MonitoredCounts
}

/** All carriers of some counts. Source: section 2, "Needs attention". */
export const countOfCarriers = (counts: MonitoredCounts): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0)

/** How many monitored carriers are in one state, as the monitor counts them. Source: section 2, "Map". */
export interface StateTally {
  /** Null: not on record. */
  readonly country: string | null
  readonly state: string | null
  readonly monitored: number
  readonly fail: number
  readonly incomplete: number
  /** With insurance that ends within 30 days. */
  readonly ending: number
}

/** A region of the map with its numbers. Source: section 2, "Map". */
export interface RegionTally extends Omit<StateTally, 'country' | 'state'> {
  readonly region: Region
  /** By its failures and ends. Null: it has none, so it is not shaded. */
  readonly shade: RegionShade | null
}

/**
 * "Texas: 12 of 140 fail, insurance of 3 ends within 30 days".
 *
 * Source: section 2, "Map".
 */
export const regionTallyText = ({ region, monitored, fail, ending }: RegionTally): string => {
  const failing = `${formatNumber(fail)} of ${formatNumber(monitored)} ${fail === 1 ? 'fails' : 'fail'}`
  const ends = ending === 0 ? '' : `, insurance of ${formatNumber(ending)} ends within 30 days`
  return `${region.name}: ${failing}${ends}`
}

const NOTHING = { monitored: 0, fail: 0, incomplete: 0, ending: 0 }

const added = (one: typeof NOTHING, other: StateTally): typeof NOTHING => ({
  monitored: one.monitored + other.monitored,
  fail: one.fail + other.fail,
  incomplete: one.incomplete + other.incomplete,
  ending: one.ending + other.ending,
})

/** What in a region needs someone: failures, and insurance that ends. A carrier with both counts twice. */
const urgency = ({ fail, ending }: Pick<RegionTally, 'fail' | 'ending'>): number => fail + ending

/**
 * The regions of monitored carriers: the most failures first, then the most that end soon, then by carriers and by name;
 * and how many carriers are in none.
 *
 * Empty: no regions for no carriers.
 * Source: section 2, "Map".
 */
export const tallyRegions = (
  tallies: readonly StateTally[],
): { readonly regions: readonly RegionTally[]; readonly unmapped: number } => {
  const counted = new Map<Region, typeof NOTHING>()
  let unmapped = 0
  for (const tally of tallies) {
    const region = regionOfPlace(tally)
    if (region === undefined) unmapped += tally.monitored
    else counted.set(region, added(counted.get(region) ?? NOTHING, tally))
  }
  const most = Math.max(0, ...[...counted.values()].map(urgency))
  const regions = [...counted]
    .map(([region, numbers]) => {
      const count = urgency(numbers)
      return { region, ...numbers, shade: count === 0 ? null : regionShade(count, most) }
    })
    .toSorted(
      (one, other) =>
        other.fail - one.fail ||
        other.ending - one.ending ||
        other.monitored - one.monitored ||
        one.region.name.localeCompare(other.region.name, 'en'),
    )
  return { regions, unmapped }
}
