import { basename } from 'node:path'
import type { CensusRecord } from './census/census-record.ts'
import { recognise } from './census/recognise.ts'
import { type Counts, NO_COUNTS, addCounts, rowsOf } from './report/counts.ts'
import type { Rejects } from './report/rejects-file.ts'
import { DotNumbersSeen } from './rows/dot-numbers-seen.ts'
import { FileRefused, type InspectedFile } from './rows/inspect-file.ts'
import { readRows } from './rows/read-rows.ts'
import { Row, RowRefused, type Layout } from './rows/row.ts'
import { type TextEncoding, holdsUndecodable } from './rows/text-encoding.ts'
import type { CarrierStore } from './store/carrier-store.ts'
import type { ImportRuns } from './store/import-runs.ts'

export interface FileAsk {
  readonly file: InspectedFile
  readonly encoding: TextEncoding
  /** The day whose facts the file tells, `YYYY-MM-DD`. */
  readonly asOf: string
  readonly today: string
  readonly rowsPerBatch: number
  readonly store: CarrierStore
  readonly runs: ImportRuns
  readonly rejects: Rejects
  readonly stop: AbortSignal
  onProgress(progress: { bytesRead: number; bytes: number; rows: number }): void
}

export interface FileResult {
  readonly title: string
  readonly counts: Counts
  /** True when it was stopped before its end. */
  readonly stopped: boolean
  /** Things to tell the person who runs the import. */
  readonly notes: readonly string[]
}

const NOT_UTF_8 =
  'bytes that are not UTF-8. If the file comes from a spreadsheet or an older system, read it again with --encoding windows-1252'

/** What a row must be before its cells are looked at one by one. */
const requireWhole = (cells: readonly string[], width: number, layout: Layout) => {
  if (cells.length !== width)
    throw new RowRefused({
      column: null,
      value: null,
      reason: `${cells.length} cells where the header has ${width}`,
    })
  for (const [column, place] of layout)
    if (holdsUndecodable(cells[place] ?? ''))
      throw new RowRefused({ column, value: cells[place] ?? '', reason: NOT_UTF_8 })
}

/**
 * Reads one census file into the store, a batch of rows at a time: each batch is kept as a whole or not at all.
 *
 * A row that cannot be taken is told to the rejects and the reading goes on. A DOT number that stands twice is taken
 * where it stands first: the file does not say which row is right, and a second run must not swap them.
 *
 * Refuses: a file whose header is none that is known, and one without a row, by throwing FileRefused.
 */
export const importFile = async (ask: FileAsk): Promise<FileResult> => {
  const { file, rejects, store } = ask
  const rows = readRows(file.path, ask.encoding)
  const header = await rows.next()
  if (header.done === true) throw new FileRefused('it holds no text.')
  if (header.value.kind === 'broken') throw new FileRefused(`line 1: ${header.value.reason}.`)
  const recognition = recognise(header.value.cells)
  if (recognition.kind === 'unknown') throw new FileRefused(recognition.reason)
  const { census, layout } = recognition
  const width = header.value.cells.length

  let counts = NO_COUNTS
  let batch: CensusRecord[] = []
  let endsAt = header.value.endsAt
  let lastWasShort = false
  let undecodable = 0
  const seen = new DotNumbersSeen()
  const run = await ask.runs.begin(census.title, basename(file.path))
  const keep = async () => {
    if (batch.length > 0) counts = addCounts(counts, await store.upsert(batch, ask.asOf))
    batch = []
    await run.note(counts, false)
    ask.onProgress({ bytesRead: endsAt, bytes: file.bytes, rows: rowsOf(counts) })
  }
  const refuse = async (line: number, refusal: RowRefused['complaint']) => {
    counts = addCounts(counts, { rejected: 1 })
    await rejects.add(file.path, line, 'row rejected', refusal)
  }

  for await (const row of rows) {
    if (ask.stop.aborted) break
    endsAt = row.endsAt
    lastWasShort = row.kind === 'broken' || row.cells.length < width
    try {
      if (row.kind === 'broken') throw new RowRefused({ column: null, value: null, reason: row.reason })
      requireWhole(row.cells, width, layout)
      const reader = new Row(layout, row.cells, ask.today)
      const record = census.read(reader)
      if (seen.again(record.dotNumber))
        throw new RowRefused({
          column: 'DOT_NUMBER',
          value: record.dotNumber,
          reason: 'the number stands on an earlier line already',
        })
      batch.push(record)
      for (const warning of reader.warnings) await rejects.add(file.path, row.line, 'value left out', warning)
      if (reader.warnings.length > 0) counts = addCounts(counts, { valuesLeftOut: reader.warnings.length })
    } catch (error) {
      if (!(error instanceof RowRefused)) throw error
      if (error.complaint.reason === NOT_UTF_8) undecodable += 1
      await refuse(row.line, error.complaint)
    }
    if (batch.length >= ask.rowsPerBatch) await keep()
  }
  await keep()
  const stopped = ask.stop.aborted
  if (!stopped) await run.note(counts, true)
  if (!stopped && rowsOf(counts) === 0) throw new FileRefused('it has a header and no rows.')
  return {
    title: census.title,
    counts,
    stopped,
    notes: [
      ...(lastWasShort && !stopped
        ? ['The last row is incomplete: the file seems to have been cut off.']
        : []),
      ...(undecodable > 0
        ? [`${undecodable} ${undecodable === 1 ? 'row holds' : 'rows hold'} ${NOT_UTF_8}.`]
        : []),
    ],
  }
}
