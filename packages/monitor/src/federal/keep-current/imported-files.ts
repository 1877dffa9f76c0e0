import type { LoggedRun } from '../import/store/import-runs.ts'
import type { DataSet } from './data-sets.ts'
import type { Difference } from './plan-differences.ts'

const smaller = (one: string, other: string) => (one < other ? one : other)
const greater = (one: string, other: string) => (one > other ? one : other)

/** What the database holds of one data set. */
export interface ImportedFiles {
  /** The whole file that was taken last; undefined: none. */
  readonly whole: ImportedFile | undefined
  readonly differences: readonly ImportedDifference[]
  /** The newest of them; undefined: none. */
  readonly last: ImportedDays | undefined
}

/** When a file was published, and the day of its facts. */
export interface ImportedDays {
  readonly publishedOn: string
  readonly asOf: string
}

interface ImportedDifference extends Difference {
  /** The day of its facts. */
  readonly asOf: string
}

interface ImportedFile extends ImportedDifference {
  /** Whether it was read as a whole one. Undefined: that was not noted yet. */
  readonly isWhole: boolean | undefined
  /** The day on which it was read to its end, or found to have no newer version since. */
  readonly importedOn: string
}

/** What was taken of a data set, from the log of imports (newest first). A file that was not read to its end was not. */
export const importedOf = ({ id, differenceId }: DataSet, runs: readonly LoggedRun[]): ImportedFiles => {
  const finished = runs.filter(run => run.finishedAt !== null && run.publishedOn !== null)
  const whole = finished.find(run => run.dataSet === id)
  const differences = finished.filter(run => differenceId !== undefined && run.dataSet === differenceId)
  const imported = [whole, ...differences].flatMap(run =>
    run?.asOf && run.publishedOn ? [{ publishedOn: run.publishedOn, asOf: run.asOf }] : [],
  )
  return {
    whole: whole && {
      publishedOn: whole.publishedOn ?? '',
      digest: whole.digest ?? '',
      asOf: whole.asOf ?? '',
      isWhole: whole.isWhole ?? undefined,
      importedOn: (whole.checkedAt ?? whole.finishedAt)?.toISOString().slice(0, 10) ?? '',
    },
    differences: differences.map(({ publishedOn, digest, asOf }) => ({
      publishedOn: publishedOn ?? '',
      digest: digest ?? '',
      asOf: asOf ?? '',
    })),
    last: imported.reduce<ImportedDays | undefined>((one, other) => newestOf(one, other), undefined),
  }
}

/** Whether a file with refused rows is the whole one of a data set, or a difference. */
export const isOfDataSet = (
  { id, differenceId }: { readonly id: string; readonly differenceId?: string | undefined },
  source: string,
): boolean => source === id || (differenceId !== undefined && source.startsWith(`${differenceId} `))

/** Whether a file was published on the day of one of its kind that was taken, with other content. */
export const isCorrectionOf = (
  { whole, differences }: ImportedFiles,
  { isDifference, file }: { readonly isDifference: boolean; readonly file: Difference },
): boolean =>
  (isDifference ? differences : whole === undefined ? [] : [whole]).some(
    one => one.publishedOn === file.publishedOn && one.digest !== file.digest,
  )

/** The newest publication and the newest day of facts of two files. */
export const newestOf = (one: ImportedDays | undefined, other: ImportedDays): ImportedDays =>
  one === undefined
    ? other
    : { publishedOn: greater(one.publishedOn, other.publishedOn), asOf: greater(one.asOf, other.asOf) }

const DAY_MS = 86_400_000
const dayAfter = (day: string) => new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10)

/**
 * The day of the facts in a file: the newest date inside, as a file that is published again every day may be frozen. It
 * is never after the day of publication.
 *
 * Choice: it is at least the day after that of the files before (`before`), as its content is another, and the later day
 * decides whose word stands; of a file that was published before one of them it is not.
 */
export const dayOfFacts = (
  { newestDay, publishedOn }: { readonly newestDay: string | null; readonly publishedOn: string },
  before: ImportedDays | undefined,
): string => {
  const day = smaller(newestDay ?? publishedOn, publishedOn)
  if (before === undefined || publishedOn < before.publishedOn) return day
  return greater(day, smaller(dayAfter(before.asOf), greater(publishedOn, before.asOf)))
}
