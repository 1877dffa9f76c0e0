import type { CarrierColumnKey } from '../carrier-results/carrier-columns.tsx'
import type { Column } from '../../ui/table-model.ts'

type Priorities = Readonly<Partial<Record<CarrierColumnKey | 'change', 2 | 3 | 4>>>

/** The verdict includes both, and the profile has them: what a list of own carriers is for comes first. */
const USUAL: Priorities = { authority: 4, safety: 4 }

/** Columns of which some are shown only where the window has room, so that no row is wider than it. */
export const whereSpaceAllows = <Row>(
  columns: readonly Column<Row>[],
  others: Priorities = {},
): readonly Column<Row>[] => {
  const priorities: Readonly<Record<string, 2 | 3 | 4 | undefined>> = { ...USUAL, ...others }
  return columns.map(column => {
    const priority = priorities[column.key]
    return priority === undefined ? column : { ...column, priority }
  })
}
