import { type DayOfFile, dayOfFile } from './day-of-file.ts'
import type { FileParams } from './file-params.ts'
import type { FileDay, FileKind } from './kinds/file-kind.ts'
import { recognise } from './kinds/recognise.ts'
import { FileRefused } from './rows/inspect-file.ts'
import type { RawRow } from './rows/raw-row.ts'
import type { Layout } from './rows/row.ts'
import type { KnownFile, LinesOf } from './store/known-lines.ts'

type HeadRow = Extract<RawRow, { readonly kind: 'cells' }>

/** What is known of a file before its first row is stored. */
export interface FilePlan {
  readonly kind: FileKind
  readonly layout: Layout
  /** The first line; a row where `startsWithHeader` is false. */
  readonly head: HeadRow
  readonly startsWithHeader: boolean
  readonly day: DayOfFile
  readonly fileDay: FileDay
  readonly linesOf: LinesOf
  /** The lines that need no reading. */
  readonly known: KnownFile
}

/** Refuses: a first line that is none, by throwing FileRefused. */
function headOf(first: IteratorResult<RawRow>): HeadRow {
  if (first.done === true) throw new FileRefused('it holds no text.')
  if (first.value.kind === 'broken') throw new FileRefused(`line 1: ${first.value.reason}.`)
  if (first.value.kind === 'known') throw new Error('No line is known before the first.')
  return first.value
}

/**
 * Recognizes a file by its first line, and finds its day and what of it is known.
 *
 * Refuses: a file whose header is none that is known, one of another width than its kind has, and one without a line, by
 *   throwing FileRefused.
 */
export async function planFile(params: FileParams, first: IteratorResult<RawRow>): Promise<FilePlan> {
  const { file, encoding, published, store } = params
  const head = headOf(first)
  const recognition = recognise(head.cells, params.kind)
  if (recognition.kind === 'unknown') throw new FileRefused(recognition.reason)
  const { file: kind, layout, startsWithHeader } = recognition
  const day = await dayOfFile(file, kind, { ...params, given: params.asOf, hasHeader: startsWithHeader })
  const linesOf = {
    kind: kind.name,
    asOf: day.asOf,
    layout: `${encoding} ${startsWithHeader ? head.cells.join() : head.cells.length}`,
    contentDigest: published?.digest ?? null,
    isForRefused: published?.isForRefused,
  }
  const known = await store.knownLines(linesOf)
  const fileDay = {
    asOf: day.asOf,
    listing: known.listing,
    isPart: published === undefined && params.isWhole !== true,
    corrected: published?.isCorrection === true ? new Set<string>() : undefined,
  }
  return { kind, layout, head, startsWithHeader, day, fileDay, linesOf, known }
}
