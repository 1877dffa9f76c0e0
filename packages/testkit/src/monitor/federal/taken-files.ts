import type { LoggedRun } from '../import/store/import-runs.ts'
import type { DataSet } from './data-sets.ts'
import type { Difference } from './plan-differences.ts'

/** What the database holds of one data set. */
export interface TakenFiles {
  /** The whole file that was taken last; undefined: none. */
  readonly whole: TakenFile | undefined
  readonly differences: readonly Difference[]
  /** The day of the newest facts. */
  readonly asOf: string | undefined
}

interface TakenFile {
  readonly publishedOn: string
  readonly digest: string
  /** The day on which it was read to its end, or found to have no newer version since. */
  readonly takenOn: string
}

/** What was taken of a data set, from the log of imports (newest first). A file that was not read to its end was not. */
export const takenOf = ({ id, differenceId }: DataSet, runs: readonly LoggedRun[]): TakenFiles => {
  const finished = runs.filter(run => run.finishedAt !== null && run.publishedOn !== null)
  const whole = finished.find(run => run.dataSet === id)
  const differences = finished.filter(run => differenceId !== undefined && run.dataSet === differenceId)
  const days = [whole, ...differences].flatMap(run => (run?.asOf ? [run.asOf] : []))
  return {
    whole: whole && {
      publishedOn: whole.publishedOn ?? '',
      digest: whole.digest ?? '',
      takenOn: (whole.checkedAt ?? whole.finishedAt)?.toISOString().slice(0, 10) ?? '',
    },
    differences: differences.map(({ publishedOn, digest }) => ({
      publishedOn: publishedOn ?? '',
      digest: digest ?? '',
    })),
    asOf: days.toSorted().at(-1),
  }
}

const DAY_MS = 86_400_000
const dayAfter = (day: string) => new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10)
const smaller = (one: string, other: string) => (one < other ? one : other)
const greater = (one: string, other: string) => (one > other ? one : other)

/**
 * The day of the facts in a file: the newest date inside, as a file that is published again every day may be frozen. It
 * is never after the day of publication.
 *
 * Choice: it is at least the day after that of the file before (`before`), as its content is another, and the later day
 * decides whose word stands.
 */
export const dayOfFacts = (
  { newestDay, publishedOn }: { readonly newestDay: string | null; readonly publishedOn: string },
  before: string | undefined,
): string => {
  const day = smaller(newestDay ?? publishedOn, publishedOn)
  return before === undefined ? day : greater(day, smaller(dayAfter(before), greater(publishedOn, before)))
}
