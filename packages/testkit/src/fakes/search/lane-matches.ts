import {
  type CalendarDate,
  type CarrierDetail,
  isInRange,
  type LaneNarrowing,
  reachesThresholds,
  wholeMonths,
} from '@fairhaul/core'
import type { SeenCarrier } from './search-world.ts'

/** Whether one fact lets a carrier of a lane through a filter that is there. */
type Matches = (
  narrowing: LaneNarrowing,
  carrier: CarrierDetail,
  seen: SeenCarrier,
  today: CalendarDate,
) => boolean

const countOf = ({ equipment }: CarrierDetail, kind: string): number | null =>
  equipment.find(each => each.kind === kind)?.count ?? null

const atLeast = (requested: number | undefined, held: number | null): boolean =>
  requested === undefined || (held !== null && held >= requested)

const MATCHES: readonly Matches[] = [
  ({ fleetSize = {} }, { census }) => isInRange(fleetSize, census.powerUnits),
  ({ straightBoxTrucks = {} }, carrier) =>
    isInRange(straightBoxTrucks, countOf(carrier, 'straight_box_trucks')),
  ({ cargoVans = {} }, carrier) => isInRange(cargoVans, countOf(carrier, 'cargo_vans')),
  ({ authorityAgeMonths = {} }, { authority: { since } }, _, today) =>
    isInRange(authorityAgeMonths, since === null ? null : wholeMonths(since, today)),
  ({ cargoUsd }, { insurance }) => atLeast(cargoUsd, insurance.cargoUsd),
  ({ generalLiabilityUsd }, { insurance }) => atLeast(generalLiabilityUsd, insurance.generalLiabilityUsd),
  ({ autoLiabilityUsd }, { insurance }) => atLeast(autoLiabilityUsd, insurance.bipdUsd),
  ({ portfolio }, { equipment }) => portfolio === undefined || reachesThresholds(equipment, portfolio),
  ({ assessment }, _, seen) => assessment === undefined || seen.assessment === assessment,
  ({ countries }, { physicalAddress: { country } }) =>
    countries === undefined || countries.some(each => each === country),
  ({ isContactVerified }, _, seen) => isContactVerified === undefined || seen.isContactVerified,
  ({ eldConnected }, _, seen) => eldConnected === undefined || seen.isEldConnected,
  ({ originRadiusMiles: max }, _, { originMiles }) => max === undefined || isInRange({ max }, originMiles),
]

/** Whether a carrier that was seen on a lane is one of those that were asked for. */
export const laneMatches: Matches = (narrowing, carrier, seen, today) =>
  MATCHES.every(matches => matches(narrowing, carrier, seen, today))
