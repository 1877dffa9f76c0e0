import type { Arguments } from '../import/arguments.ts'
import { count } from '../import/report/progress.ts'
import type { LoggedRun } from '../import/store/import-runs.ts'
import type { MonitoredChange } from '../import/store/monitored-changes.ts'
import { type DataSet, DATA_SETS, DAYS_CURRENT } from './data-sets.ts'
import { idOf, type Wanted } from './download/download-all.ts'
import type { StoredFile, StoredFiles } from './download/stored-files.ts'
import type { ImportedFiles } from './imported-files.ts'

const daysBetween = (earlier: string, later: string) => (Date.parse(later) - Date.parse(earlier)) / 86_400_000

/** How a run looks for a file. `isPartial`: it was read, and not as a whole one, which no difference makes up for. */
interface PlanParams {
  readonly isDaily: boolean
  readonly isAgain: boolean
  readonly isPartial: boolean
}

/** The files to request first. A frozen one that was taken whole never changes. */
export const wantedOf = (
  { isDaily, isAgain, isPartial }: PlanParams,
  dataSet: DataSet,
  imported: ImportedFiles,
  today: string,
): readonly Wanted[] => {
  const whole = { dataSet, isDifference: false }
  if (imported.whole === undefined || isAgain) return [whole]
  const days = DAYS_CURRENT[dataSet.cadence]
  if (days === undefined) return isPartial && !isDaily ? [whole] : []
  if (!isDaily) return [whole]
  if (dataSet.differenceId !== undefined && !isPartial) return [{ dataSet, isDifference: true }]
  return daysBetween(imported.whole.importedOn, today) >= days ? [whole] : []
}

/** A file to import. */
export interface Step extends Wanted {
  readonly file: StoredFile
  /** The day of its facts, if it was read before and is read again for the lines that were refused. */
  readonly readAgainOf?: string
}

/** How a file is imported; of a day, unless it is frozen without a date in its rows: the import knows when these files ended. */
export const argumentsOf = (
  { dataSet, isDifference, file, readAgainOf }: Step,
  params: {
    readonly files: Pick<StoredFiles, 'path' | 'rejectsPath'>
    readonly dataFolder: string
    readonly rowsPerBatch: number
    readonly asOf: string
    readonly isCorrection: boolean
  },
): Arguments => {
  const { files, dataFolder, rowsPerBatch, asOf, isCorrection } = params
  const { publishedOn, digest } = file
  const id = idOf({ dataSet, isDifference })
  return {
    kind: 'import',
    files: [files.path(file.fileName)],
    dataFolder,
    rejects: files.rejectsPath(id),
    rowsPerBatch,
    asOf: readAgainOf ?? (dataSet.frozenOn === undefined ? asOf : (file.newestDay ?? undefined)),
    fileKind: dataSet.kind,
    encoding: 'utf-8',
    published: {
      dataSet: id,
      isDifference,
      isCorrection,
      publishedOn,
      digest,
      isForRefused: readAgainOf !== undefined,
    },
  }
}

/** What changed about the carriers that companies monitor, in one line. */
export const monitoredLine = (changes: readonly MonitoredChange[]): string => {
  if (changes.length === 0) return 'No monitored carrier has changed.'
  const kinds = changes.map(({ kind, carriers }) => `${kind} of ${count(carriers)}`)
  return `Monitored carriers that have changed: ${kinds.join(', ')}.`
}

/** The name of a published file, as two may be of one kind; of any other its kind. */
const titleOf = ({ dataSet, kind, fileName }: LoggedRun) =>
  DATA_SETS.find(({ id, differenceId }) => dataSet !== null && [id, differenceId].includes(dataSet))?.title ??
  (kind || fileName)

/** How the rows of a file were taken; what none was is left out. */
const countsOf = ({ added, changed, unchanged, rejected }: LoggedRun): string => {
  const counts = [
    [added, 'added'],
    [changed, 'changed'],
    [unchanged, 'unchanged, older or left out'],
    [rejected, 'rejected'],
  ] as const
  const some = counts.filter(([rows]) => rows > 0).map(([rows, text]) => `${count(rows)} ${text}`)
  return some.length === 0 ? 'nothing new' : some.join(', ')
}

/** What imports changed, a line a file, in the order in which they ran. */
export const changeLines = (runs: readonly LoggedRun[]): readonly string[] => [
  'What changed:',
  ...runs.map(run => {
    const name = `  ${titleOf(run)}${run.isDifference ? ` of ${run.publishedOn}` : ''}`
    return run.refusal === null
      ? `${name}: ${countsOf(run)}; facts of ${run.asOf}`
      : `${name}: not read: ${run.refusal}`
  }),
]
