import { DECIDING_FILES, type DecidingFile, FILES_OF_KINDS } from '../../rules/assessment/deciding-files.ts'
import { lateFrom } from '../../rules/assessment/unread.ts'
import { knownRule, RULE_TYPES } from '../../rules/terms/rule-types.ts'
import { type DataSet, DATA_SETS, DAYS_CURRENT } from '../../federal/keep-current/data-sets.ts'
import { isOfDataSet } from '../../federal/keep-current/imported-files.ts'
import type { LoggedRun } from '../../federal/import/store/import-runs.ts'
import type { FileReadings } from '../../federal/import/store/waiting-rows.ts'

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
  readonly imported: LoggedRun | undefined
  /** When it was last imported, refused or found to have no newer version. */
  readonly lastRun: Date | undefined
  /** Whether its kind was read whole. Undefined: it decides no rule. Of a file that someone named: whether it was a whole one. */
  readonly isWhole: boolean | undefined
  /** The day up to which its facts are known, that of its last difference. Undefined: it was not read whole. */
  readonly factsOf: string | undefined
  /** Whether that day lies further back than what is not in the file may. */
  readonly isLate: boolean
  /** Carriers on record of whom a row was refused; and how many of them wait for the file to be read again. */
  readonly refused: { readonly onRecord: number; readonly waiting: number }
  /** The rules that are incomplete because of it: of all carriers, or of those of whom a row was refused. */
  readonly incomplete: { readonly rules: readonly string[]; readonly of: 'all' | 'refused' } | undefined
}

const DAY_MS = 86_400_000
/** An agency's holiday is no reason to warn. */
const GRACE_DAYS = 3

const later = (one: Date | null | undefined, other: Date | null | undefined) =>
  [one, other].reduce<Date | undefined>((last, it) => (it && (!last || it > last) ? it : last), undefined)

const stateOf = (
  cadence: DataSet['cadence'] | undefined,
  newest: LoggedRun | undefined,
  imported: LoggedRun | undefined,
  { lastRun, now }: { readonly lastRun: Date | undefined; readonly now: Date },
): FileState => {
  if (newest?.refusal) return { kind: 'refused', reason: newest.refusal }
  if (newest !== undefined && newest.finishedAt === null) return { kind: 'unfinished' }
  if (imported === undefined || lastRun === undefined) return { kind: 'never taken' }
  const daysCurrent = cadence && DAYS_CURRENT[cadence]
  if (daysCurrent === undefined) return { kind: cadence === 'frozen' ? 'frozen' : 'current' }
  const days = Math.floor((now.getTime() - lastRun.getTime()) / DAY_MS)
  return days > daysCurrent + GRACE_DAYS ? { kind: 'late', days } : { kind: 'current' }
}

const isDeciding = (kind: string | undefined): kind is DecidingFile =>
  kind !== undefined && Object.hasOwn(DECIDING_FILES, kind)

/** Whether a file does not tell what is not in it: it was not read whole, or too long ago. */
const isSilent = (kind: DecidingFile, { whole }: FileReadings, today: string): boolean => {
  const asOf = whole.find(file => file.kind === kind)?.as_of
  const late = asOf === undefined ? null : lateFrom(kind, asOf)
  return asOf === undefined || (late !== null && late <= today)
}

/** The standard rules that are incomplete for all carriers where a file does not tell all, or for some of whom a row was refused. */
const incompleteBy = (
  kind: DecidingFile,
  onRecord: number,
  { readings, today }: { readonly readings: FileReadings; readonly today: string },
): FileOverview['incomplete'] => {
  const isOfAll = isSilent(kind, readings, today)
  if (!isOfAll && onRecord === 0) return undefined
  const rules = RULE_TYPES.filter(rule =>
    FILES_OF_KINDS[knownRule(rule).kind].some(
      anyOf =>
        anyOf.includes(kind) && anyOf.every(other => other === kind || isSilent(other, readings, today)),
    ),
  )
  return rules.length === 0 ? undefined : { rules, of: isOfAll ? 'all' : 'refused' }
}

type Described = Pick<FileOverview, 'title' | 'id'> &
  Partial<Pick<DataSet, 'cadence' | 'kind' | 'differenceId'>>

const overviewOf = (
  { title, id, cadence, kind, differenceId }: Described,
  runs: readonly LoggedRun[],
  { readings, now }: { readonly readings: FileReadings; readonly now: Date },
): FileOverview => {
  const [newest] = runs
  const imported = runs.find(({ finishedAt }) => finishedAt !== null)
  const lastOf = (dayOf: (run: LoggedRun) => Date | undefined) =>
    runs.reduce<Date | undefined>((last, run) => later(last, dayOf(run)), undefined)
  // A file that was read again was not looked for.
  const lookedAt = lastOf(({ startedAt, checkedAt }) => checkedAt ?? startedAt)
  const today = now.toISOString().slice(0, 10)
  const refused = readings.refused.filter(({ source }) =>
    id === null ? source === title : isOfDataSet({ id, differenceId }, source),
  )
  const onRecord = refused.reduce((sum, it) => sum + it.onRecord, 0)
  const factsOf = readings.whole.find(file => file.kind === kind)?.as_of
  return {
    title,
    id,
    imported,
    lastRun: lastOf(({ startedAt, checkedAt }) => later(startedAt, checkedAt)),
    state: stateOf(cadence, newest, imported, { lastRun: lookedAt, now }),
    isWhole:
      id === null ? (imported?.isWhole ?? undefined) : isDeciding(kind) ? factsOf !== undefined : undefined,
    factsOf,
    isLate: isDeciding(kind) && factsOf !== undefined && isSilent(kind, readings, today),
    refused: { onRecord, waiting: refused.reduce((sum, it) => sum + it.waiting, 0) },
    incomplete: isDeciding(kind) ? incompleteBy(kind, onRecord, { readings, today }) : undefined,
  }
}

/**
 * Every published file and every file that someone named, with what is known of its imports. `runs` is the log, newest
 * first; `readings` is what they tell of carriers.
 *
 * A data set's whole file and its differences are one: the newest of them counts.
 */
export const federalOverview = (
  runs: readonly LoggedRun[],
  now: Date,
  readings: FileReadings = { whole: [], refused: [] },
): readonly FileOverview[] => {
  const published = DATA_SETS.map(dataSet =>
    overviewOf(
      dataSet,
      runs.filter(run => run.dataSet !== null && [dataSet.id, dataSet.differenceId].includes(run.dataSet)),
      { readings, now },
    ),
  )
  const named = [
    ...new Set(runs.filter(({ dataSet }) => dataSet === null).map(({ fileName }) => fileName)),
  ].map(title =>
    overviewOf(
      { id: null, title },
      runs.filter(run => run.dataSet === null && run.fileName === title),
      { readings, now },
    ),
  )
  return [...published, ...named]
}
