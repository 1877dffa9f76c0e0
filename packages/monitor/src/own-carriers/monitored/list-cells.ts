const SEPARATORS = new Set([',', ';', '\t'])

/** The most characters of a cell that are read; no identifier is nearly as long. */
const CHARACTERS_MAX = 200

/** A cell without the quoting and number formats that spreadsheets add. */
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
 * The cells of one line, split at commas, semicolons and tabs outside quotes: `"1,234,567"` is one cell. Quotes,
 * `="..."` and a leading apostrophe are removed, and thousands separators and `.0` from whole numbers.
 *
 * Empty: empty cells keep their place, so that columns line up.
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
