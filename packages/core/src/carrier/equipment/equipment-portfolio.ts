import type { EquipmentCount } from '../carrier.ts'
import { EQUIPMENT_KINDS, type EquipmentKind } from './equipment-kind.ts'
import { readEquipmentKind } from './read-equipment-kind.ts'

/** What a carrier has of one kind. */
export interface PortfolioShare {
  readonly kind: EquipmentKind
  readonly count: number
  /** Of all its equipment, those of unknown kind included: 0 to 1. */
  readonly share: number
}

/** What a carrier has to haul with. Source: section 3, "Equipment". */
export interface EquipmentPortfolio {
  /** The kinds it has any of, in the order of the fields. */
  readonly kinds: readonly PortfolioShare[]
  /** What it has of kinds that are no field, as the source calls them and in its order. */
  readonly unknown: readonly EquipmentCount[]
  /** All together. */
  readonly total: number
}

const sumOf = (rows: readonly EquipmentCount[]): number => rows.reduce((sum, { count }) => sum + count, 0)

/**
 * A carrier's equipment as a portfolio, from the rows of any source.
 *
 * Empty: no kinds and a total of 0. Rows of one kind in several spellings are added up; a row that counts none, or less,
 * is left out.
 * Source: section 3, "Equipment"; section 9, "Equipment names". Choice: unknown kinds count in the total, so that the
 * shares of the known ones are never made larger than they are.
 */
export const equipmentPortfolio = (reported: readonly EquipmentCount[]): EquipmentPortfolio => {
  const rows = reported.filter(({ count }) => count > 0)
  const total = sumOf(rows)
  const kinds = EQUIPMENT_KINDS.map(kind => {
    const count = sumOf(rows.filter(row => readEquipmentKind(row.kind) === kind))
    return { kind, count, share: count / total }
  })
  return {
    kinds: kinds.filter(({ count }) => count > 0),
    unknown: rows.filter(row => readEquipmentKind(row.kind) === undefined),
    total,
  }
}
