const QUOTE = '"'

/**
 * The cells of a row that is on one line. `not simple`: a quote is left open, or is in the middle of a cell, so
 * that the line is no row by itself. The cells before that quote are added to `cells`.
 */
export const cellsOfLine = (line: string, cells: string[] = []): string[] | 'not simple' => {
  if (!line.includes(QUOTE)) return line.split(',')
  for (let from = 0; ; ) {
    if (line[from] === QUOTE) {
      let end = line.indexOf(QUOTE, from + 1)
      let isEscaped = false
      while (end !== -1 && line[end + 1] === QUOTE) {
        isEscaped = true
        end = line.indexOf(QUOTE, end + 2)
      }
      if (end === -1) return 'not simple'
      const cell = line.slice(from + 1, end)
      cells.push(isEscaped ? cell.replaceAll('""', QUOTE) : cell)
      if (end + 1 === line.length) return cells
      if (line[end + 1] !== ',') return 'not simple'
      from = end + 2
    } else {
      const comma = line.indexOf(',', from)
      const cell = comma === -1 ? line.slice(from) : line.slice(from, comma)
      if (cell.includes(QUOTE)) return 'not simple'
      cells.push(cell)
      if (comma === -1) return cells
      from = comma + 1
    }
  }
}
