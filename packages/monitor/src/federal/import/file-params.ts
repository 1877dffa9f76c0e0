import type { DayOfFile } from './day-of-file.ts'
import type { FileKind } from './kinds/file-kind.ts'
import type { Counts } from './report/counts.ts'
import type { Rejects } from './report/rejects-file.ts'
import type { InspectedFile } from './rows/inspect-file.ts'
import type { TextEncoding } from './rows/text-encoding.ts'
import type { FederalStore } from './store/federal-store.ts'
import type { ImportRuns, PublishedFile } from './store/import-runs.ts'
import type { FileReading } from './store/whole-files.ts'

export interface FileParams {
  readonly file: InspectedFile
  /** The kind given by the command; undefined: detected by the header. */
  readonly kind: FileKind | undefined
  readonly encoding: TextEncoding
  /** The day whose facts the file tells, `YYYY-MM-DD`. Undefined: see `dayOfFile`. */
  readonly asOf: string | undefined
  readonly today: string
  readonly rowsPerBatch: number
  /** The published file that it is a copy of; undefined for one that someone named. */
  readonly published?: PublishedFile | undefined
  /** Whether a file that someone named is a whole one of the agency, and not some of its rows. */
  readonly isWhole?: boolean | undefined
  readonly store: FederalStore
  readonly runs: ImportRuns
  readonly rejects: Rejects
  readonly stop: AbortSignal
  onProgress(progress: { bytesRead: number; bytes: number; rows: number }): void
}

export interface FileResult {
  readonly title: string
  /** The day of the stored facts. */
  readonly day: DayOfFile
  readonly counts: Counts
  /** True when it was stopped before its end. */
  readonly stopped: boolean
  /** Notes for the person who runs the import. */
  readonly notes: readonly string[]
}

/** Which part of its kind a file is, and what it is called among the files that tell of refused rows. */
export const partOf = (
  { published, isWhole = false }: FileParams,
  fileName: string,
): Pick<FileReading, 'extent' | 'source'> => {
  if (published === undefined) return { extent: isWhole ? 'whole' : 'some rows', source: fileName }
  const { dataSet, isDifference, publishedOn } = published
  return isDifference
    ? { extent: 'difference', source: `${dataSet} ${publishedOn}` }
    : { extent: 'whole', source: dataSet }
}
