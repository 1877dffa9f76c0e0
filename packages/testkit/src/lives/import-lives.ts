import type { Schema } from '@fairhaul/monitor/database/schema.ts'
import { CENSUS_HEADERS, censusRow } from '@fairhaul/monitor/federal/import/testing/generate-census.ts'
import { importing } from '@fairhaul/monitor/federal/import/testing/import-files.ts'
import { DATA_SETS } from '@fairhaul/monitor/federal/keep-current/data-sets.ts'
import type { Kysely } from 'kysely'
import { TODAY } from '../arbitraries/lives/days.ts'
import { columnsOf, docketCell, isIn, type PublishedRow } from '../arbitraries/lives/files.ts'
import type { Plan, Step } from './scenarios.ts'

const quoted = (cell: string) => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

const lineOf = ({ file, cells }: Pick<PublishedRow, 'file' | 'cells'>): string =>
  file === 'company-census'
    ? censusRow({ kind: 'company' }, Number(cells['DOT_NUMBER']), cells)
    : columnsOf(file)
        .map(column => quoted(cells[column] ?? ''))
        .join(',')

const headerOf = (file: Step['file']) =>
  file === 'company-census' ? CENSUS_HEADERS.company : columnsOf(file).join(',')

/** A row that is blank but for its docket, for each docket that had rows and has none any more. */
const removals = (before: readonly PublishedRow[], now: readonly PublishedRow[]): readonly PublishedRow[] => {
  const left = new Set(now.map(docketCell))
  const gone = before.filter(row => !left.has(docketCell(row)))
  return [...new Map(gone.map(row => [docketCell(row), row])).values()].map(row => ({
    ...row,
    cells: { DOCKET_NUMBER: docketCell(row) },
  }))
}

/** The lines of a file, as published on a day: in any order, the same for a seed. */
const linesOf = ({ day, since }: Step, all: readonly PublishedRow[], seed: number): readonly string[] => {
  const now = all.filter(row => isIn(row, day))
  const before = since === undefined ? [] : all.filter(row => isIn(row, since))
  const published =
    since === undefined ? now : [...now.filter(row => !isIn(row, since)), ...removals(before, now)]
  return published
    .map((row, at) => ({ line: lineOf(row), at: Math.imul(at + 1, seed | 1) >>> 0 }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ line }) => line)
}

const ROWS_PER_BATCH = 2_000

const publishedOf = ({ file, day, since }: Step, content: string) => {
  const set = DATA_SETS.find(({ kind }) => kind === file)
  if (set === undefined) throw new Error(`No data set has ${file}.`)
  return {
    dataSet: (since === undefined ? set.id : set.differenceId) ?? set.id,
    isDifference: since !== undefined,
    publishedOn: day,
    digest: `${content.length} ${content.slice(0, 4_000)} ${day}`,
  }
}

/** A row as far as it is on disk when its file is cut off in the middle of it. */
const CUT = 0.6

/**
 * Publishes the rows of lives in files and imports them as a plan says. Of the carriers of `second` only the second register
 * knows. Throws: a file that is refused.
 */
export const importLives = async (
  db: Kysely<Schema>,
  { steps }: Plan,
  rows: readonly PublishedRow[],
  { second = new Set(), seed }: { readonly second?: ReadonlySet<string>; readonly seed: number },
): Promise<void> => {
  const importer = importing(() => db, TODAY)
  try {
    for (const step of steps) {
      const every = rows.filter(({ file }) => file === step.file)
      const all =
        step.file === 'company-census'
          ? every.filter(({ cells }) => step.isSecond === true || !second.has(cells['DOT_NUMBER'] ?? ''))
          : every
      const lines = linesOf(step, all, seed)
      const some = step.how === 'part' ? lines.slice(0, Math.ceil(lines.length / 2)) : lines
      const text = [headerOf(step.file), ...some, ''].join('\n')
      // The last line of what is left of it is not whole.
      const content =
        step.how === 'cut' ? text.slice(0, Math.ceil(text.length * CUT)).replace(/,[^,]*\n?$/, '') : text
      const { refusedFiles, printed } = await importer.run(content, {
        rowsPerBatch: ROWS_PER_BATCH,
        isWhole: step.how === 'whole by hand',
        asOf: step.day,
        fileKind: step.file,
        ...((step.how === 'published' || step.how === 'cut') && { published: publishedOf(step, content) }),
      })
      if (refusedFiles > 0) throw new Error(`${step.file}: ${printed}`)
    }
  } finally {
    importer.close()
  }
}
