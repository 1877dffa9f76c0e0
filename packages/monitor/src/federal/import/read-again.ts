import type { FileKind, ReadRecord } from './kinds/file-kind.ts'
import { addCounts, type Counts, NO_COUNTS } from './report/counts.ts'
import { type LineReader, readRows } from './rows/read-rows.ts'
import { type Layout, Row } from './rows/row.ts'
import type { TextEncoding } from './rows/text-encoding.ts'
import type { FederalStore } from './store/federal-store.ts'

interface Around {
  readonly file: { readonly path: string }
  readonly encoding: TextEncoding
  readonly rowsPerBatch: number
  readonly today: string
  readonly store: FederalStore
  readonly stop: AbortSignal
}

interface Reading {
  readonly kind: FileKind
  readonly layout: Layout
  readonly asOf: string
}

/** The records of some lines of a file that was read, a batch at a time. */
async function* recordsOf(
  { file, encoding, rowsPerBatch, today }: Around,
  { kind, layout }: Reading,
  readLine: LineReader,
): AsyncGenerator<readonly ReadRecord<unknown>[]> {
  let batch: ReadRecord<unknown>[] = []
  for await (const row of readRows(file.path, encoding, readLine)) {
    if (row.kind !== 'cells' || row.print === undefined) continue
    batch.push({ line: row.line, record: kind.read(new Row(layout, row.cells, today)) })
    if (batch.length < rowsPerBatch) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}

/**
 * Stores some lines once more that were counted as unchanged, in no listing. Returns what that changes in the counts of the
 * file.
 */
export async function readAgain(params: Around, reading: Reading, readLine: LineReader): Promise<Counts> {
  let counts = NO_COUNTS
  for await (const rows of recordsOf(params, reading, readLine)) {
    if (params.stop.aborted) break
    const { refused: _, ...written } = await params.store.keep(reading.kind, rows, {
      asOf: reading.asOf,
      listing: null,
    })
    counts = addCounts(counts, { ...written, unchanged: written.unchanged - rows.length })
  }
  return counts
}
