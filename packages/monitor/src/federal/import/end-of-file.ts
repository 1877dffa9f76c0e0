import type { FileReading } from './store/whole-files.ts'

/** How the reading of a file ended. */
export interface FileEnd {
  readonly extent: FileReading['extent']
  /** Whether it is what changed since an earlier file, and has not what stayed the same. */
  readonly isDifference: boolean
  /** Whether the import was stopped before. */
  readonly isStopped: boolean
  /** Whether the last row has fewer cells than the first, or is broken: the file was cut off. */
  readonly lastWasShort: boolean
  /** Rows that were read. */
  readonly rows: number
}

/** What may be concluded from how the reading of a file ended. */
export interface EndOfFile {
  readonly isReadToEnd: boolean
  /** A header and no rows: it is refused, as what stands would be taken away. A difference may have none. */
  readonly isRefusedAsEmpty: boolean
  /** Its carriers have no other rows of its kind; one of which a row was refused may be none: see `noteReading`. */
  readonly isWhole: boolean
  /** Its lines need no reading by the next import: it has all of them, and no difference is compared by lines. */
  readonly areLinesStored: boolean
  /** What it has not is taken away. */
  readonly removesMissing: boolean
}

/** What may be concluded from how the reading of a file ended: nothing milder than what its rows say. */
export function endOfFile({ extent, isDifference, isStopped, lastWasShort, rows }: FileEnd): EndOfFile {
  const isReadToEnd = !isStopped && !lastWasShort
  const isRefusedAsEmpty = rows === 0 && !isDifference
  return {
    isReadToEnd,
    isRefusedAsEmpty,
    isWhole: extent === 'whole' && isReadToEnd,
    areLinesStored: isReadToEnd && !isDifference,
    removesMissing: extent !== 'some rows' && isReadToEnd && !isRefusedAsEmpty,
  }
}
