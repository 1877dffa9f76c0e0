const SEPARATORS = new Set([',', ';', '\t'])

/** Characters of a cell that are looked at: no number of a carrier is nearly as long. */
const CHARACTERS_MAX = 200

/** What a spreadsheet puts around a number so that it stays a text, and what it makes of one that did not. */
const plainCell = (cell: string): string => {
  const text = cell
    .slice(0, CHARACTERS_MAX)
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/\p{Pd}/gu, '-')
    .trim()
    .replace(/^=?\s*"(.*)"$/s, '$1')
    .replace(/^'/, '')
    .replaceAll('"', '')
    .replaceAll(/\s+/g, ' ')
    .trim()
  if (/^\d{1,3}(,\d{3})+(\.0+)?$/.test(text)) return text.replaceAll(',', '').replace(/\.0+$/, '')
  return text.replace(/^(\d+)\.0+$/, '$1')
}

/**
 * The cells of one line, split at commas, semicolons and tabs that stand in no quotes: `"1,234,567"` is one cell. Each is
 * freed of quotes, of `="..."` and of a leading apostrophe, and a whole number of thousands signs and `.0`.
 *
 * Empty: cells without a text keep their place, so that a column stays one.
 */
export function cellsOf(line: string): readonly string[] {
  const cells: string[] = []
  let cell = ''
  let isQuoted = false
  for (const sign of line) {
    if (sign === '"') isQuoted = !isQuoted
    if (SEPARATORS.has(sign) && !isQuoted) {
      cells.push(cell)
      cell = ''
    } else cell += sign
  }
  return [...cells, cell].map(plainCell)
}
