/** What is between the cells of a list. Null: nothing, each line is one cell. */
export type CarrierListSeparator = ',' | ';' | '\t' | '|' | null

/** A line of a list, as written; `line` counts from 1 with blank lines included, as in an editor. */
export interface CarrierListLine {
  readonly line: number
  readonly text: string
}

/** A list in lines. */
export interface CarrierListLines {
  readonly separator: CarrierListSeparator
  readonly lines: readonly CarrierListLine[]
  /** Excel's own first line, which names the separator. Null: there is none. */
  readonly separatorLine: CarrierListLine | null
}

/** Characters of a cell that are read, at most. */
const CHARACTERS_MAX = 200

/** A cell without marks, or with quotes alone: most are so. */
const PLAIN_CELL = /^[\w .,&#/:()+-]*$/
const QUOTED_CELL = /^[\w .,&#/:()+"-]*$/

/** A cell without the quotes and marks that spreadsheets add: ="0123", '0123. */
const plainCell = (written: string): string => {
  const cell = written.length > CHARACTERS_MAX ? written.slice(0, CHARACTERS_MAX) : written
  if (PLAIN_CELL.test(cell)) return cell.trim()
  if (QUOTED_CELL.test(cell)) return cell.replaceAll('"', '').trim()
  return cell
    .replace(/\p{Cf}/gu, '')
    .trim()
    .replace(/^=(?=\s*")/, '')
    .replace(/^'/, '')
    .replaceAll('"', '')
    .trim()
}

/** The comma of a number that a spreadsheet has cut is no separator: 1,23457E+06. */
const CUT_AT_COMMA = /(?<!\d)(\d),(?=\d+E\+?\d)/gi
/** What is between digits may be such a comma, or the next. */
const COMMA_OF_DIGITS = /\d,\d/
/** Nor are the commas of 1,234,567. */
const GROUPS = /(?<!\d|\d,)\d{1,3}(?:,\d{3})+(?!\d|,\d)/g

const hasOpenQuote = (text: string): boolean => {
  let isOpen = false
  for (let at = text.indexOf('"'); at !== -1; at = text.indexOf('"', at + 1)) isOpen = !isOpen
  return isOpen
}

/** A line whose grouped digits are written without commas. */
export const withoutCommas = (line: string): string =>
  /\d,\d{3}/.test(line) ? line.replace(GROUPS, digits => digits.replaceAll(',', '')) : line

/**
 * The cells of a line, split outside quotes: without quotes and surrounding blanks.
 *
 * Empty: empty cells keep their place, so that columns line up. Source: section 4, "Subscription".
 */
export const cellsOf = (written: string, separator: CarrierListSeparator): readonly string[] => {
  if (separator === null) return [plainCell(written)]
  const isCut = separator === ',' && COMMA_OF_DIGITS.test(written)
  const pieces = (isCut ? written.replace(CUT_AT_COMMA, '$1.') : written).split(separator)
  if (!written.includes('"')) return pieces.map(plainCell)
  const cells: string[] = []
  let cell = ''
  let isQuoted = false
  for (const piece of pieces) {
    cell = isQuoted ? `${cell}${separator}${piece}` : piece
    if (hasOpenQuote(piece)) isQuoted = !isQuoted
    if (!isQuoted) cells.push(plainCell(cell))
  }
  return isQuoted ? [...cells, plainCell(cell)] : cells
}

/** Lines above the heading, at most, that do not count: titles. */
const TITLE_LINES_MAX = 5
const SEPARATORS = ['\t', '|', ';', ','] as const

/** What separates the cells of at least half of the lines: one tab in a thousand lines separates nothing. */
const separatorOf = (lines: readonly string[]): CarrierListSeparator => {
  const filled = lines.filter(line => line.trim() !== '')
  const having = (separator: string) => {
    const has = (line: string) =>
      separator === ','
        ? line.includes(',') &&
          (!COMMA_OF_DIGITS.test(line) || withoutCommas(line.replace(CUT_AT_COMMA, '$1')).includes(','))
        : line.includes(separator)
    const first = filled.findIndex(has)
    const count = first === -1 ? 0 : filled.filter(has).length
    const titles = count > 1 ? Math.min(first, TITLE_LINES_MAX) : 0
    return count * 2 >= filled.length - titles ? count : 0
  }
  // Names in a file with semicolons contain commas: Eagle Mesa, LLC.
  const [best] = SEPARATORS.map(separator => ({ separator, count: having(separator) }))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count)
  return best?.separator ?? null
}

/** Excel's own line that names the separator: sep=; */
const SEPARATOR_LINE = /^\s*"?sep=([,;|\t])"?\s*$/i

/** Lines that one quoted cell may have, at most: a stray quote must not take in the rest of the list. */
export const QUOTED_LINES_MAX = 5

/** Lines with their numbers; a line break inside quotes is a blank. */
const wholeLines = (lines: readonly string[]): readonly CarrierListLine[] => {
  const whole: CarrierListLine[] = []
  let readUpTo = 0
  for (const [at, first] of lines.entries()) {
    if (at < readUpTo) continue
    let text = first
    let next = at + 1
    let isWhole = !hasOpenQuote(text)
    while (!isWhole && next < lines.length && next - at < QUOTED_LINES_MAX) {
      text += ` ${lines[next]}`
      next += 1
      isWhole = !hasOpenQuote(text)
    }
    whole.push({ line: at + 1, text: isWhole ? text : first })
    readUpTo = isWhole ? next : at + 1
  }
  return whole
}

/** Anything besides blanks, quotes and separators. */
const HAS_TEXT = /[^\s\p{Cf},;|"']/u

const separatorIn = (line: string): CarrierListSeparator | undefined => {
  const said = SEPARATOR_LINE.exec(line)?.[1]
  return SEPARATORS.find(separator => separator === said)
}

/**
 * The lines of a list that have a text, and what separates their cells: tabs, as pasted from a spreadsheet, bars,
 * semicolons or commas. `known`: what separates them, where that is known.
 *
 * Empty: no lines. Source: section 4, "Subscription". Choice: the separator that most lines have, and at least half of
 * them; Excel's own line sep=; comes before that.
 */
export const carrierListLines = (text: string, known?: CarrierListSeparator): CarrierListLines => {
  const raw = text.replace(/^\u{FEFF}/u, '').split(/\r\n|\r|\n/)
  const at = raw.findIndex(line => line.trim() !== '')
  const first = raw[at] ?? ''
  const said = known === undefined ? separatorIn(first) : undefined
  const isOther = ({ line }: CarrierListLine) => said === undefined || line !== at + 1
  return {
    separator: known ?? said ?? separatorOf(raw),
    lines: wholeLines(raw).filter(each => HAS_TEXT.test(each.text) && isOther(each)),
    separatorLine: said === undefined ? null : { line: at + 1, text: first.trim() },
  }
}
