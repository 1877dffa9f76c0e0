import type { EquipmentCount } from '../../carrier/carrier.ts'
import type { EquipmentKind } from '../../carrier/equipment/equipment-kind.ts'
import { equipmentPortfolio } from '../../carrier/equipment/equipment-portfolio.ts'

/** The default minimum number of vehicles of the selected kinds. Source: section 5, "Portfolio thresholds". */
export const PORTFOLIO_VEHICLES_MIN = 1
/** The default minimum share (0 to 1) of all vehicles. Source: section 5, "Portfolio thresholds". */
export const PORTFOLIO_SHARE_MIN = 0.5

/** The minimum equipment of a carrier. */
export interface PortfolioThresholds {
  /** The selected kinds; never empty. */
  readonly equipment: readonly EquipmentKind[]
  /** Vehicles of the selected kinds together, at least: 1 or more. */
  readonly minVehicles: number
  /** Their share of all vehicles, 0 to 1, at least. */
  readonly minShare: number
}

/**
 * Whether a carrier's reported equipment reaches both thresholds.
 *
 * Empty: a carrier without equipment on record reaches neither.
 * Source: section 5, "Portfolio thresholds". Choice: the selected kinds count together, as a fleet cannot be half van,
 * half reefer and half flatbed.
 */
export const reachesThresholds = (
  held: readonly EquipmentCount[],
  { equipment, minVehicles, minShare }: PortfolioThresholds,
): boolean => {
  const { kinds, total } = equipmentPortfolio(held)
  const selected = kinds.reduce((sum, { kind, count }) => sum + (equipment.includes(kind) ? count : 0), 0)
  return selected >= minVehicles && selected / total >= minShare
}
