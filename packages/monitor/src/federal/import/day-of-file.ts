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

/** A day, or the last one of the facts of a kind where that is earlier. */
export const lastDayOf = ({ frozenOn }: { readonly frozenOn?: string | undefined }, day: string): string =>
  frozenOn !== undefined && frozenOn < day ? frozenOn : day

/** The newest date in the rows until a day. Undefined: no row has one. */
const newestDayIn = async (
  path: string,
  kind: FileKind,
  {
    until,
    hasHeader,
    stop,
  }: { readonly until: string; readonly hasHeader: boolean; readonly stop: AbortSignal },
) => {
  const columns = dayColumnsOf(kind.name)
  if (columns.length === 0) return undefined
  const scan = new CsvScan(columns, until, hasHeader ? undefined : kind.columns)
  for await (const chunk of createReadStream(path, { highWaterMark: 2 ** 18 })) {
    if (stop.aborted) break
    scan.feed(chunk as Uint8Array)
  }
  // The last row may have no line break.
  scan.feed(Buffer.from('\n'))
  return scan.newestDay
}

/**
 * The day of the facts in a file: the newest date inside, as one that is copied or published again may be old, and not after
 * the day on which the kind was frozen. Without a date in its rows it is that day, or the one on which the file was last
 * changed, whichever is earlier.
 */
export const dayOfFile = async (
  file: InspectedFile,
  kind: FileKind,
  {
    given,
    hasHeader,
    today,
    stop,
  }: {
    readonly given: string | undefined
    /** Whether the first line names the columns. */
    readonly hasHeader: boolean
    readonly today: string
    readonly stop: AbortSignal
  },
): Promise<DayOfFile> => {
  if (given !== undefined) return { asOf: given, source: 'given' }
  const newest = await newestDayIn(file.path, kind, { until: lastDayOf(kind, today), hasHeader, stop })
  if (newest !== undefined) return { asOf: newest, source: 'rows' }
  const changed = file.modifiedOn.toISOString().slice(0, 10)
  // A clock may have been ahead when the file was copied.
  const asOf = changed > today ? today : changed
  return lastDayOf(kind, asOf) < asOf
    ? { asOf: lastDayOf(kind, asOf), source: 'frozen' }
    : { asOf, source: 'modified' }
}
