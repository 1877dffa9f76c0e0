/**
 * Rows in columns as wide as their longest cell.
 *
 * @param {readonly (readonly string[])[]} rows the first is the heading
 */
export const tableText = rows => {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map(row => (row[column] ?? '').length)))
  const line = (/** @type {readonly string[]} */ row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd()
  const [head = [], ...rest] = rows
  return [line(head), line(widths.map(width => '-'.repeat(width))), ...rest.map(line)].join('\n')
}
