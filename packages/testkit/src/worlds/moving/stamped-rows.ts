import type { WorldRows } from '../world.ts'
import type { TableColumns } from './columns.ts'

/**
 * The rows with every instant that the database would else fill in with its own clock: the first moment of their day,
 * so that what was made when is a matter of the day alone.
 */
export const stampedRows = (
  rows: WorldRows,
  columns: ReadonlyMap<string, TableColumns>,
  today: string,
): WorldRows =>
  Object.fromEntries(
    Object.entries(rows).map(([table, those]) => {
      const stamped = columns.get(table)?.stamped ?? []
      const stamps = Object.fromEntries(stamped.map(column => [column, `${today}T00:00:00.000Z`]))
      return [table, stamped.length === 0 ? those : those.map(row => ({ ...stamps, ...row }))]
    }),
  ) as WorldRows
