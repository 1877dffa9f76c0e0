import type { EquipmentCount } from '../carrier.ts'
import { EQUIPMENT_KINDS, type EquipmentKind } from './equipment-kind.ts'
import { readEquipmentKind } from './read-equipment-kind.ts'

/** A carrier's equipment of one kind. */
export interface PortfolioShare {
  readonly kind: EquipmentKind
  readonly count: number
  /** The share of all its equipment, including unknown kinds: 0 to 1. */
  readonly share: number
}

/** A carrier's equipment. Source: section 3, "Equipment". */
export interface EquipmentPortfolio {
  /** The kinds with any equipment, in the order of the fields. */
  readonly kinds: readonly PortfolioShare[]
  /** Equipment of unknown kinds, in the source's names and order. */
  readonly unknown: readonly EquipmentCount[]
  /** The total. */
  readonly total: number
}

const sumOf = (rows: readonly EquipmentCount[]): number => rows.reduce((sum, { count }) => sum + count, 0)

/**
 * A carrier's equipment as a portfolio, from the rows of any source.
 *
 * Empty: no kinds and a total of 0. Rows of one kind in several spellings are added up; a row with a count of zero or
 * less is omitted.
 * Source: section 3, "Equipment"; section 9, "Equipment names". Choice: unknown kinds count in the total, so that the
 * shares of known ones are not too large.
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
