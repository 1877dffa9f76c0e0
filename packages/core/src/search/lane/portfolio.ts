import type { EquipmentCount } from '../../carrier/carrier.ts'
import type { EquipmentField } from './equipment-field.ts'

/** At least so many vehicles of the selected kinds, unless the search says otherwise. Source: section 5, "Portfolio thresholds". */
export const PORTFOLIO_VEHICLES_MIN = 1
/** At least this share (0 to 1) of all vehicles, unless the search says otherwise. Source: section 5, "Portfolio thresholds". */
export const PORTFOLIO_SHARE_MIN = 0.5

/** What a carrier's equipment must hold. */
export interface PortfolioThresholds {
  /** The selected kinds; never empty. */
  readonly equipment: readonly EquipmentField[]
  /** Vehicles of the selected kinds together, at least. */
  readonly minVehicles: number
  /** Their share of all vehicles, 0 to 1, at least. */
  readonly minShare: number
}

/**
 * Whether what a carrier reported reaches both thresholds.
 *
 * Empty: a carrier without equipment on record has a share of 0.
 * Source: section 5, "Portfolio thresholds". Choice: the selected kinds count together, as no fleet can be half van
 * and half reefer and half flatbed.
 */
export const reachesThresholds = (
  held: readonly EquipmentCount[],
  { equipment, minVehicles, minShare }: PortfolioThresholds,
): boolean => {
  const countOf = (rows: readonly EquipmentCount[]) => rows.reduce((sum, { count }) => sum + count, 0)
  const selected = countOf(held.filter(({ kind }) => (equipment as readonly string[]).includes(kind)))
  const share = selected === 0 ? 0 : selected / countOf(held)
  return selected >= minVehicles && share >= minShare
}
