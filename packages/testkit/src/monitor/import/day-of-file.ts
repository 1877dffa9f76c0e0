import { createReadStream } from 'node:fs'
import { dayColumnsOf } from './kinds/day-columns.ts'
import type { FileKind } from './kinds/file-kind.ts'
import type { InspectedFile } from './rows/inspect-file.ts'
import { CsvScan } from './rows/scan-csv.ts'

/** The day whose facts a file tells, and where it was taken from. */
export interface DayOfFile {
  /** `YYYY-MM-DD`. */
  readonly asOf: string
  readonly source: 'given' | 'frozen' | 'rows' | 'modified'
}

export const DAY_SOURCE_TEXTS: Readonly<Record<DayOfFile['source'], string>> = {
  given: 'given by --as-of',
  frozen: 'files of this kind are frozen since; --as-of sets another day',
  rows: 'the newest date in its rows',
  modified: 'the day the file was last changed, as no row has a date; --as-of sets another day',
}

/** The newest date in the rows that is not to come. Undefined: no row has one. */
const newestDayIn = async (path: string, columns: readonly string[], today: string, stop: AbortSignal) => {
  if (columns.length === 0) return undefined
  const scan = new CsvScan(columns, today)
  for await (const chunk of createReadStream(path, { highWaterMark: 2 ** 18 })) {
    if (stop.aborted) break
    scan.feed(chunk as Uint8Array)
  }
  // The last row may have no line break.
  scan.feed(Buffer.from('\n'))
  return scan.newestDay
}

/**
 * The day of the facts in a file: the newest date inside, as one that is copied or published again may be old. Without
 * a date in its rows it is the day on which the kind was frozen, or the file was last changed, whichever is earlier.
 */
export const dayOfFile = async (
  file: InspectedFile,
  kind: FileKind,
  {
    given,
    today,
    stop,
  }: { readonly given: string | undefined; readonly today: string; readonly stop: AbortSignal },
): Promise<DayOfFile> => {
  if (given !== undefined) return { asOf: given, source: 'given' }
  const newest = await newestDayIn(file.path, dayColumnsOf(kind.name), today, stop)
  if (newest !== undefined) return { asOf: newest, source: 'rows' }
  const changed = file.modifiedOn.toISOString().slice(0, 10)
  // A clock may have been ahead when the file was copied.
  const asOf = changed > today ? today : changed
  const { frozenOn } = kind
  return frozenOn !== undefined && frozenOn < asOf
    ? { asOf: frozenOn, source: 'frozen' }
    : { asOf, source: 'modified' }
}
