import { done, type Outcome, refused } from '@fairhaul/core'
import { readCsvTable } from './csv-table.ts'
import { grouped } from './grouped.ts'
import type { VetLine } from './list-file.ts'
import { COLUMNS, type VerdictColumn, type VerdictRow, type VetRun } from './verdict-rows.ts'

/** A file of verdicts as it was stored. */
export interface StoredVerdicts {
  readonly rows: readonly VerdictRow[]
  /** The columns that it has: a file of an older version has fewer. */
  readonly columns: ReadonlySet<string>
}

const NO_VERDICTS = 'it is no file of verdicts.'

/** The columns without which a file is none of verdicts. */
const NECESSARY: readonly VerdictColumn[] = ['line', 'written', 'result']

/** A text without the apostrophe that keeps a spreadsheet from running it. */
const plainText = (cell: string): string => cell.replace(/^'(?=[=+\-@\t\r\n＝＋－＠])/, '')

const rowOf = (columns: readonly string[], cells: readonly string[]): VerdictRow => {
  const values = COLUMNS.map(column => [column, plainText(cells[columns.indexOf(column)] ?? '')] as const)
  const known = Object.fromEntries(values) as Record<VerdictColumn, string>
  const isOurs = (column: string) => column === 'was' || (COLUMNS as readonly string[]).includes(column)
  const own = columns.flatMap((column, at) => (isOurs(column) ? [] : [plainText(cells[at] ?? '')]))
  return { line: Number(known.line), cells: known, own }
}

const readCsv = (text: string, isUnfinished: boolean): Outcome<StoredVerdicts, string> => {
  const { rows, isEnded } = readCsvTable(text)
  const [columns = [], ...rest] = rows
  if (NECESSARY.some(column => !columns.includes(column))) return refused(NO_VERDICTS)
  const whole = isUnfinished && !isEnded ? rest.slice(0, -1) : rest
  return done({ rows: whole.map(cells => rowOf(columns, cells)), columns: new Set(columns) })
}

const parsedLine = (line: string): Readonly<Record<string, unknown>> | undefined => {
  try {
    const value: unknown = JSON.parse(line)
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined
  } catch {
    return undefined
  }
}

const cellText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

const readJsonLines = (text: string): Outcome<StoredVerdicts, string> => {
  const lines = text.split('\n').filter(line => line !== '')
  const values = lines.map(parsedLine)
  const columns = new Set(Object.keys(values[0] ?? {}))
  const isWrong = values.slice(0, -1).some(value => value === undefined)
  if (isWrong || NECESSARY.some(column => !columns.has(column))) return refused(NO_VERDICTS)
  const rows = values.flatMap(value => {
    if (value === undefined) return []
    const cells = Object.fromEntries(COLUMNS.map(column => [column, cellText(value[column])]))
    const own = Object.values((value['list'] ?? {}) as Readonly<Record<string, unknown>>).map(cellText)
    return [{ line: Number(value['line']), cells: cells as Record<VerdictColumn, string>, own }]
  })
  return done({ rows, columns })
}

/**
 * The rows of a file of verdicts, of this command or saved again by a spreadsheet. `isUnfinished`: a last row without its
 * line break was cut off, and is left out.
 *
 * Empty: no rows. Refuses: a file that is none, in a sentence that follows the file's name.
 */
export const readVerdicts = (text: string, isUnfinished = false): Outcome<StoredVerdicts, string> => {
  if (text.trim() === '') return done({ rows: [], columns: new Set() })
  return text.trimStart().startsWith('{') ? readJsonLines(text) : readCsv(text, isUnfinished)
}

/** What rows of one run have alike, and how a difference is said. */
const RUN_TEXTS: readonly (readonly [VerdictColumn, (stored: string, now: string) => string])[] = [
  [
    'verdict_day',
    (stored, now) => `its verdicts are of ${stored || 'another day'}, and this run is of ${now}`,
  ],
  ['source', (stored, now) => `its verdicts are by ${stored || 'other facts'}, and this run is by ${now}`],
  ['rules', (stored, now) => `its rules are ${stored || 'others'}, and those of this run are ${now}`],
]

/** Why the rows of a run cannot be continued by another. Undefined: they can. */
const differenceOf = (rows: readonly VerdictRow[], run: VetRun): string | undefined => {
  const now: Partial<Record<VerdictColumn, string>> = {
    verdict_day: run.day,
    source: run.source,
    rules: run.rules,
  }
  for (const [column, say] of RUN_TEXTS) {
    const value = now[column] ?? ''
    const other = rows.find(({ cells }) => cells[column] !== value)
    if (other !== undefined) return say(other.cells[column], value)
  }
  return undefined
}

const ANEW = 'Begin anew with --restart, or name another with --out.'

/**
 * The rows with which a run goes on. A line whose rows are not all there is vetted again.
 *
 * Refuses: rows of another list, day, source or rules, in a sentence that follows the file's name.
 */
export const rowsToContinue = (
  { rows }: StoredVerdicts,
  lines: readonly VetLine[],
  run: VetRun,
): Outcome<readonly VerdictRow[], string> => {
  const difference = differenceOf(rows, run)
  if (difference !== undefined) return refused(`${difference}. ${ANEW}`)
  const written = grouped(lines, ({ line }) => line)
  const other = rows.find(
    ({ line, cells }) => written.get(line)?.some(each => each.written === cells.written) !== true,
  )
  if (other !== undefined)
    return refused(`it has the verdicts of another list: line ${other.line} differs. ${ANEW}`)
  const stored = grouped(rows, ({ line }) => line)
  return done(rows.filter(({ line }) => stored.get(line)?.length === written.get(line)?.length))
}
