/** What is between the cells of a list. Null: nothing, each line is one cell. */
export type CarrierListSeparator = ',' | ';' | '\t' | null

/** A line of a list, as written; `line` counts from 1 with blank lines included, as in an editor. */
export interface CarrierListLine {
  readonly line: number
  readonly text: string
}

/** Characters of a cell that are read, at most. */
const CHARACTERS_MAX = 200

/** A cell without the quotes and marks that spreadsheets add: ="0123", '0123. */
const plainCell = (cell: string): string =>
  cell
    .slice(0, CHARACTERS_MAX)
    .replace(/\p{Cf}/gu, '')
    .trim()
    .replace(/^=(?=\s*")/, '')
    .replace(/^'/, '')
    .replaceAll('"', '')
    .trim()

/**
 * The cells of a line, split outside quotes: without quotes and surrounding blanks.
 *
 * Empty: empty cells keep their place, so that columns line up. Source: section 4, "Subscription".
 */
export const cellsOf = (line: string, separator: CarrierListSeparator): readonly string[] => {
  if (separator === null) return [plainCell(line)]
  if (!line.includes('"')) return line.split(separator).map(plainCell)
  const cells: string[] = []
  let cell = ''
  let isQuoted = false
  for (const sign of line) {
    if (sign === '"') isQuoted = !isQuoted
    if (sign === separator && !isQuoted) {
      cells.push(cell)
      cell = ''
    } else cell += sign
  }
  return [...cells, cell].map(plainCell)
}

/** How many lines decide what separates the cells. */
const SAMPLED_LINES = 100

const separatorOf = (lines: readonly string[]): CarrierListSeparator => {
  const sample = lines.filter(line => line.trim() !== '').slice(0, SAMPLED_LINES)
  const having = (separator: string) => sample.filter(line => line.includes(separator)).length
  if (having('\t') > 0) return '\t'
  // Names in a file with semicolons contain commas: Eagle Mesa, LLC.
  if (having(';') > 0 && having(';') >= having(',')) return ';'
  return having(',') > 0 ? ',' : null
}

/** Lines that one quoted cell may have, at most: a stray quote must not take in the rest of the list. */
const QUOTED_LINES_MAX = 5

const hasOpenQuote = (text: string): boolean => text.split('"').length % 2 === 0

/** Lines with their numbers; a line break inside quotes is a blank. */
const wholeLines = (lines: readonly string[]): readonly CarrierListLine[] => {
  const whole: CarrierListLine[] = []
  let taken = 0
  for (const [at, first] of lines.entries()) {
    if (at < taken) continue
    let text = first
    let next = at + 1
    while (hasOpenQuote(text) && next < lines.length && next - at < QUOTED_LINES_MAX) {
      text += ` ${lines[next]}`
      next += 1
    }
    const isWhole = !hasOpenQuote(text)
    whole.push({ line: at + 1, text: isWhole ? text : first })
    taken = isWhole ? next : at + 1
  }
  return whole
}

/** Anything besides blanks, quotes and separators. */
const HAS_TEXT = /[^\s\p{Cf},;"']/u

/**
 * The lines of a list that have a text, and what separates their cells: tabs, as pasted from a spreadsheet, semicolons
 * or commas.
 *
 * Empty: no lines. Source: section 4, "Subscription". Choice: the separator that most of the first 100 lines have.
 */
export const carrierListLines = (
  text: string,
): { readonly separator: CarrierListSeparator; readonly lines: readonly CarrierListLine[] } => {
  const raw = text.replace(/^\u{FEFF}/u, '').split(/\r\n|\r|\n/)
  const separator = separatorOf(raw)
  return { separator, lines: wholeLines(raw).filter(({ text: written }) => HAS_TEXT.test(written)) }
}
