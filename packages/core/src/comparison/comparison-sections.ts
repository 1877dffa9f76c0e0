import type { CalendarDate } from '../shared/calendar-date.ts'
import type { ComparedCarrier } from './compared-carrier.ts'
import { type ComparedRow, comparedRow, type RowRule } from './compared-row.ts'
import { AUTHORITY_ROWS } from './rows/authority-rows.ts'
import { equipmentRows, FLEET_ROWS } from './rows/fleet-rows.ts'
import { insuranceRows } from './rows/insurance-rows.ts'
import { RELATION_ROWS } from './rows/relation-rows.ts'
import { SAFETY_ROWS } from './rows/safety-rows.ts'
import { touchRows } from './rows/touch-rows.ts'
import { verdictRows } from './rows/verdict-rows.ts'

/** Facts of one kind. */
export interface ComparisonSection {
  readonly id: string
  readonly heading: string
  readonly rows: readonly ComparedRow[]
}

type Rows = (carriers: readonly ComparedCarrier[]) => readonly RowRule[]

const SECTIONS: readonly { readonly id: string; readonly heading: string; readonly rows: Rows }[] = [
  { id: 'assessment', heading: 'Verdict and rules', rows: verdictRows },
  { id: 'relation', heading: 'Your company and this carrier', rows: () => RELATION_ROWS },
  { id: 'insurance', heading: 'Insurance', rows: insuranceRows },
  { id: 'authority', heading: 'Authority', rows: () => AUTHORITY_ROWS },
  { id: 'safety', heading: 'Safety', rows: () => SAFETY_ROWS },
  { id: 'lane', heading: 'Where seen', rows: touchRows },
  { id: 'fleet', heading: 'Fleet', rows: () => FLEET_ROWS },
  { id: 'equipment', heading: 'Equipment', rows: equipmentRows },
]

/**
 * Carriers side by side: facts as rows, carriers as columns, in the order a broker reads them.
 *
 * Empty: without carriers, the sections have no cells. Source: section 2, "Comparison".
 */
export const comparisonSections = (
  carriers: readonly ComparedCarrier[],
  today: CalendarDate,
): readonly ComparisonSection[] =>
  SECTIONS.map(({ id, heading, rows }) => ({
    id,
    heading,
    rows: rows(carriers).map(rule => comparedRow(rule, carriers, today)),
  }))

/** Whether a row is hidden: all its loaded cells are the same, and none is loading. */
const isSame = ({ differs, cells }: ComparedRow): boolean =>
  !differs && cells.every(cell => cell.content.kind !== 'loading')

/**
 * Only the rows in which the carriers differ, and the number of hidden rows. A section without rows is omitted; a row
 * with a loading cell stays, as it may differ.
 *
 * Source: section 2, "Comparison".
 */
export const onlyDifferent = (
  sections: readonly ComparisonSection[],
): { readonly sections: readonly ComparisonSection[]; readonly same: number } => {
  const rows = sections.flatMap(section => section.rows)
  return {
    same: rows.filter(isSame).length,
    sections: sections
      .map(section => ({ ...section, rows: section.rows.filter(row => !isSame(row)) }))
      .filter(section => section.rows.length > 0),
  }
}
