import { EQUIPMENT_LABELS } from '../../carrier/equipment/equipment-kind.ts'
import { formatCount, formatUsd } from '../../shared/amounts.ts'
import { COUNTRY_NAMES } from '../../shared/countries.ts'
import { formatPercent } from '../../shared/rates.ts'
import { ASSESSMENT_BUCKET_TEXTS } from './assessment-bucket-text.ts'
import { DEFAULT_LANE_FILTERS, type LaneFilters } from './lane-filters.ts'
import { type LaneNarrowing, laneNarrowing } from './lane-narrowing.ts'
import { rangeText } from './number-range.ts'
import type { LaneSearchToggles } from './origin-radius.ts'
import type { PortfolioThresholds } from './portfolio.ts'

/** The text of an active filter, with the name to remove it by. */
export interface LaneFilterChip {
  readonly name: keyof LaneNarrowing
  readonly text: string
}

/** The value of each filter while it narrows. */
type Narrows = Required<LaneNarrowing>

interface ChipRow<Value> {
  /** The default that removing the chip restores. */
  readonly fields: readonly (keyof LaneFilters)[]
  readonly text: (narrows: Value) => string
}
type ChipRows = { readonly [Name in keyof Narrows]: ChipRow<Narrows[Name]> }

const or = (items: readonly string[]): string =>
  [items.slice(0, -1).join(', '), ...items.slice(-1)].filter(part => part !== '').join(' or ')

const portfolioText = ({ equipment, minVehicles, minShare }: PortfolioThresholds): string => {
  const kinds = or(equipment.map(field => EQUIPMENT_LABELS[field]))
  const share = `${formatPercent(minShare, 0)} of its vehicles`
  return `${kinds}: at least ${formatCount(minVehicles, 'vehicle')} and ${share}`
}

const CHIPS: ChipRows = {
  fleetSize: { fields: ['fleetSize'], text: range => `Fleet of ${rangeText(range, 'power unit')}` },
  straightBoxTrucks: {
    fields: ['straightBoxTrucks'],
    text: range => `With ${rangeText(range, 'straight box truck')}`,
  },
  cargoVans: { fields: ['cargoVans'], text: range => `With ${rangeText(range, 'cargo van')}` },
  authorityAgeMonths: {
    fields: ['authorityAgeMonths'],
    text: range => `Authority ${rangeText(range, 'month')} old`,
  },
  cargoUsd: { fields: ['cargoUsd'], text: usd => `Cargo coverage of at least ${formatUsd(usd)}` },
  generalLiabilityUsd: {
    fields: ['generalLiabilityUsd'],
    text: usd => `General liability of at least ${formatUsd(usd)}`,
  },
  autoLiabilityUsd: {
    fields: ['autoLiabilityUsd'],
    text: usd => `Auto liability of at least ${formatUsd(usd)}`,
  },
  portfolio: { fields: ['equipment', 'portfolioMinVehicles', 'portfolioMinShare'], text: portfolioText },
  assessment: { fields: ['assessment'], text: bucket => ASSESSMENT_BUCKET_TEXTS[bucket] },
  countries: {
    fields: ['countries'],
    text: countries => `Based in ${or(countries.map(country => COUNTRY_NAMES[country]))}`,
  },
  isContactVerified: { fields: ['isContactVerified'], text: () => 'Contact verified' },
  eldConnected: { fields: ['isEldConnected'], text: () => 'ELD connected' },
  originRadiusMiles: {
    fields: ['originRadiusMiles'],
    text: miles => `Within ${formatCount(miles, 'mile')} of the origin`,
  },
}
const CHIP_NAMES = Object.keys(CHIPS) as (keyof LaneNarrowing)[]

const chipOf = <Name extends keyof Narrows>(
  name: Name,
  { [name]: narrows }: Partial<Narrows>,
): readonly LaneFilterChip[] => {
  const row: ChipRow<Narrows[Name]> = CHIPS[name]
  return narrows === undefined ? [] : [{ name, text: row.text(narrows) }]
}

/**
 * A chip for each filter that narrows a search, in the order of the form.
 *
 * Empty: no chip when nothing narrows. Choice: equipment and its thresholds are one chip, as they only apply together.
 * Source: section 5, "Fleet ranges"; section 5, "Portfolio thresholds"; the wording is ours.
 */
export const laneFilterChips = (
  filters: LaneFilters,
  toggles: LaneSearchToggles,
): readonly LaneFilterChip[] => {
  const narrowing = laneNarrowing(filters, toggles)
  return CHIP_NAMES.flatMap(name => chipOf(name, narrowing))
}

/** The filters without the one of a chip. Source: section 5, "Fleet ranges". */
export const withoutLaneFilter = (filters: LaneFilters, name: keyof LaneNarrowing): LaneFilters => ({
  ...filters,
  ...Object.fromEntries(CHIPS[name].fields.map(field => [field, DEFAULT_LANE_FILTERS[field]])),
})
