import { type DataSet, DATA_SETS, DAYS_CURRENT } from '../federal/data-sets.ts'
import type { LoggedRun } from '../import/store/import-runs.ts'

/** How current a file is, for the operator. */
export type FileState =
  | { readonly kind: 'current' | 'never taken' | 'frozen' }
  /** No one looked for a newer version for so many days. */
  | { readonly kind: 'late'; readonly days: number }
  /** The last version was not taken; the one before stays. */
  | { readonly kind: 'refused'; readonly reason: string }
  /** An import has begun and not ended: it runs, or it was stopped. */
  | { readonly kind: 'unfinished' }

/** A federal file as the operator's page lists it. */
export interface FileOverview {
  readonly title: string
  readonly id: string | null
  readonly state: FileState
  /** The import that was read to its end last. Undefined: none was. */
  readonly taken: LoggedRun | undefined
  /** When it was last imported, refused or found to have no newer version. */
  readonly lastRun: Date | undefined
}

const DAY_MS = 86_400_000
/** An agency's holiday is no reason to warn. */
const GRACE_DAYS = 3

const later = (one: Date | null | undefined, other: Date | null | undefined) =>
  [one, other].reduce<Date | undefined>((last, it) => (it && (!last || it > last) ? it : last), undefined)

const stateOf = (
  cadence: DataSet['cadence'] | undefined,
  newest: LoggedRun | undefined,
  taken: LoggedRun | undefined,
  { lastRun, now }: { readonly lastRun: Date | undefined; readonly now: Date },
): FileState => {
  if (newest?.refusal) return { kind: 'refused', reason: newest.refusal }
  if (newest !== undefined && newest.finishedAt === null) return { kind: 'unfinished' }
  if (taken === undefined || lastRun === undefined) return { kind: 'never taken' }
  const daysCurrent = cadence && DAYS_CURRENT[cadence]
  if (daysCurrent === undefined) return { kind: cadence === 'frozen' ? 'frozen' : 'current' }
  const days = Math.floor((now.getTime() - lastRun.getTime()) / DAY_MS)
  return days > daysCurrent + GRACE_DAYS ? { kind: 'late', days } : { kind: 'current' }
}

const overviewOf = (
  { title, id, cadence }: Pick<FileOverview, 'title' | 'id'> & { readonly cadence?: DataSet['cadence'] },
  runs: readonly LoggedRun[],
  now: Date,
): FileOverview => {
  const [newest] = runs
  const taken = runs.find(({ finishedAt }) => finishedAt !== null)
  const lastRun = runs.reduce<Date | undefined>(
    (last, run) => later(last, later(run.startedAt, run.checkedAt)),
    undefined,
  )
  return { title, id, taken, lastRun, state: stateOf(cadence, newest, taken, { lastRun, now }) }
}

/**
 * Every published file and every file that someone named, with what is known of its imports. `runs` is the log, newest
 * first.
 *
 * A data set's whole file and its differences are one: the newest of them counts.
 */
export const federalOverview = (runs: readonly LoggedRun[], now: Date): readonly FileOverview[] => {
  const published = DATA_SETS.map(({ id, differenceId, title, cadence }) =>
    overviewOf(
      { id, title, cadence },
      runs.filter(({ dataSet }) => dataSet !== null && [id, differenceId].includes(dataSet)),
      now,
    ),
  )
  const named = [
    ...new Set(runs.filter(({ dataSet }) => dataSet === null).map(({ fileName }) => fileName)),
  ].map(title =>
    overviewOf(
      { id: null, title },
      runs.filter(run => run.dataSet === null && run.fileName === title),
      now,
    ),
  )
  return [...published, ...named]
}
