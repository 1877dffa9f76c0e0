import { listText } from '../../shared/list-text.ts'
import type { ExportColumn } from '../../shared/export-table.ts'
import type { LoadEntryError, LoadEntryResult } from './load-entry.ts'
import { loadEntryErrorText } from './load-field-text.ts'
import type { LoadListRow } from './read-load-line.ts'

/** What becomes of a line of a list, in the order of the screen. */
export const LOAD_LIST_RESULT_KINDS = [
  'new',
  'changes',
  'unchanged',
  'refused',
  'unchecked',
  'created',
  'changed',
] as const
export type LoadListResultKind = (typeof LOAD_LIST_RESULT_KINDS)[number]

/** The words for each. */
export const LOAD_LIST_RESULTS: Readonly<Record<LoadListResultKind, string>> = {
  new: 'New',
  changes: 'Changes',
  unchanged: 'No change',
  refused: 'Refused',
  unchecked: 'Not checked',
  created: 'Brought in',
  changed: 'Changed',
}

/** A line with what becomes of it. */
export interface LoadListResult {
  readonly row: LoadListRow
  readonly kind: LoadListResultKind
  readonly errors: readonly LoadEntryError[]
  /** What is another than before, in words. */
  readonly changed: readonly string[]
}

const CHECKED = { created: 'new', changed: 'changes', unchanged: 'unchanged', refused: 'refused' } as const

/** The lines that have each number, for numbers that several have. */
const repeatedLines = (rows: readonly LoadListRow[]): ReadonlyMap<string, readonly number[]> => {
  const lines = new Map<string, number[]>()
  for (const { number, line } of rows)
    if (number !== null) lines.set(number, [...(lines.get(number) ?? []), line])
  return new Map([...lines].filter(([, all]) => all.length > 1))
}

const repeatedError = (lines: readonly number[], own: number): LoadEntryError => ({
  field: 'external_load_number',
  message: `Line ${listText(lines.filter(line => line !== own).map(String))} has this number too.`,
})

/**
 * What becomes of each line: by what was read of it, by what the monitor said of it before it is sent (`checked`), and after
 * (`sent`), each by its load number.
 *
 * A number that several lines have is refused in all of them, as no one knows which is meant. Source: section 5, "List of
 * loads".
 */
export const loadListResults = (
  rows: readonly LoadListRow[],
  answers: {
    readonly checked: ReadonlyMap<string, LoadEntryResult>
    readonly sent: ReadonlyMap<string, LoadEntryResult>
  },
): readonly LoadListResult[] => {
  const repeated = repeatedLines(rows)
  return rows.map(row => {
    const refused = (errors: readonly LoadEntryError[]): LoadListResult => ({
      row,
      kind: 'refused',
      errors,
      changed: [],
    })
    const lines = row.number === null ? undefined : repeated.get(row.number)
    if (lines !== undefined) return refused([repeatedError(lines, row.line)])
    if (row.entry === null) return refused(row.errors)
    const sent = answers.sent.get(row.entry.externalNumber)
    const answer = sent ?? answers.checked.get(row.entry.externalNumber)
    if (answer === undefined) return { row, kind: 'unchecked', errors: [], changed: [] }
    const kind = sent === undefined ? CHECKED[answer.outcome] : sent.outcome
    return { row, kind, errors: answer.errors, changed: answer.changed }
  })
}

/** How many lines have each result. */
export const countLoadListResults = (
  results: readonly LoadListResult[],
): Readonly<Record<LoadListResultKind, number>> => {
  const counts = Object.fromEntries(LOAD_LIST_RESULT_KINDS.map(kind => [kind, 0])) as Record<
    LoadListResultKind,
    number
  >
  for (const { kind } of results) counts[kind] += 1
  return counts
}

/** What a line says beside its result: what is wrong, or what is another. Empty: nothing. */
export const loadListResultNote = ({ errors, changed }: LoadListResult): string =>
  errors.length > 0
    ? errors.map(loadEntryErrorText).join(' ')
    : changed.length > 0
      ? `Another ${listText(changed)}.`
      : ''

/** The columns of the lines that were refused, for their correction: as written, and why. */
export const LOAD_LIST_REPORT: readonly ExportColumn<LoadListResult>[] = [
  { header: 'Line', cell: ({ row }) => row.line },
  { header: 'Load number', cell: ({ row }) => row.number },
  { header: 'Result', cell: ({ kind }) => LOAD_LIST_RESULTS[kind] },
  { header: 'Reason', cell: loadListResultNote },
  { header: 'As entered', cell: ({ row }) => row.text },
]
