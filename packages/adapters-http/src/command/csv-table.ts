/** A CSV text as rows of cells. */
export interface CsvTable {
  readonly rows: readonly (readonly string[])[]
  /** Whether the last row ends in a line break: a row that was cut off does not. */
  readonly isEnded: boolean
}

const SEPARATORS = [',', ';', '\t'] as const

const hasOpenQuote = (text: string): boolean => text.includes('"') && text.split('"').length % 2 === 0

/** The cells of a row, as they were before they were quoted. */
export const csvCells = (row: string, separator: string): readonly string[] => {
  if (!row.includes('"')) return row.split(separator)
  const cells: string[] = []
  let cell = ''
  let isQuoted = false
  for (let at = 0; at < row.length; at += 1) {
    const sign = row.charAt(at)
    if (isQuoted && sign === '"' && row.charAt(at + 1) === '"') {
      cell += '"'
      at += 1
    } else if (sign === '"' && (isQuoted || cell === '')) isQuoted = !isQuoted
    else if (sign === separator && !isQuoted) {
      cells.push(cell)
      cell = ''
    } else cell += sign
  }
  return [...cells, cell]
}

/** What separates the cells of a heading: Excel writes semicolons where a comma is the decimal sign. */
const separatorOf = (heading: string): string => SEPARATORS.find(each => heading.includes(each)) ?? ','

/** The rows of a CSV text, as this command and spreadsheets write it: byte order mark, CRLF and semicolons included. */
export const readCsvTable = (text: string): CsvTable => {
  const lines = text.replace(/^\u{FEFF}/u, '').split(/\r\n|\n|\r/)
  const isEnded = lines.at(-1) === ''
  const records: string[] = []
  let open = ''
  for (const line of isEnded ? lines.slice(0, -1) : lines) {
    const record = open === '' ? line : `${open}\n${line}`
    open = hasOpenQuote(record) ? record : ''
    if (open === '') records.push(record)
  }
  if (open !== '') records.push(open)
  const whole = /^sep=.$/i.test(records[0] ?? '') ? records.slice(1) : records
  const separator = separatorOf(whole[0] ?? '')
  return {
    rows: whole.filter(record => record !== '').map(record => csvCells(record, separator)),
    isEnded: isEnded && open === '',
  }
}
