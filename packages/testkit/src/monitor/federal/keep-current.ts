import { lockFolder } from '../database/folder-lock.ts'
import type { Output } from '../import/report/progress.ts'
import type { LoggedRun } from '../import/store/import-runs.ts'
import type { DataSet } from './data-sets.ts'
import {
  type DownloadResult,
  downloadAll,
  idOf,
  type Source,
  titleOf,
  type Wanted,
} from './download/download-all.ts'
import type { DownloadDeps } from './download/download-params.ts'
import type { StoredFile } from './download/stored-files.ts'
import type { FederalDatabase } from './federal-database.ts'
import { planDifferences } from './plan-differences.ts'
import { argumentsOf, changeLines, monitoredLine, type Step, wantedOf } from './run-plan.ts'
import {
  dayOfFacts,
  isCorrectionOf,
  newestOf,
  type TakenDays,
  type TakenFiles,
  takenOf,
} from './taken-files.ts'

export interface KeepCurrentParams {
  /** Only what changed since the day before, where the agency publishes that. */
  readonly isDaily: boolean
  /** In the order in which they are imported. */
  readonly dataSets: readonly DataSet[]
  /** Also imports files that were imported before. */
  readonly isAgain: boolean
  readonly dataFolder: string
  readonly rowsPerBatch: number
  readonly source: Omit<Source, 'out'>
}

export interface KeepCurrentDeps {
  openDatabase(): Promise<FederalDatabase>
  readonly out: Output
  readonly download: DownloadDeps
}

/** `incomplete`: a file is not current, and a later run may bring it. `rejected`: it is, but for some of its rows. */
export type Outcome = 'current' | 'rejected' | 'incomplete'

/** One run: what it downloads, and then what it imports. */
class Run {
  readonly #params: KeepCurrentParams
  readonly #deps: KeepCurrentDeps
  #runs: readonly LoggedRun[] = []
  #results: readonly DownloadResult[] = []
  #isIncomplete = false

  constructor(params: KeepCurrentParams, deps: KeepCurrentDeps) {
    this.#params = params
    this.#deps = deps
  }

  async run(): Promise<Outcome> {
    await this.#withDatabase(async database => {
      this.#runs = await database.runs()
    })
    await this.#downloadFiles()
    const steps = await this.#steps()
    const refused = this.#results.filter(result => result.kind === 'refused')
    if (refused.length > 0) this.#isIncomplete = true
    const checked = this.#results.filter(({ kind }) => kind === 'unchanged').map(idOf)
    let rejected = false
    await this.#withDatabase(async database => {
      if (checked.length > 0) await database.logChecked(checked)
      for (const { reason, ...wanted } of refused)
        await database.logRefused({
          fileName: titleOf(wanted),
          reason,
          published: { dataSet: idOf(wanted), isDifference: wanted.isDifference },
        })
      rejected = await this.#import(steps, database)
    })
    this.#deps.download.stop.throwIfAborted()
    return this.#isIncomplete ? 'incomplete' : rejected ? 'rejected' : 'current'
  }

  #print(line: string) {
    this.#deps.out.write(`${line}\n`)
  }

  async #withDatabase(work: (database: FederalDatabase) => Promise<void>) {
    const database = await this.#deps.openDatabase()
    try {
      await work(database)
    } finally {
      await database.close()
    }
  }

  #taken(dataSet: DataSet): TakenFiles {
    return takenOf(dataSet, this.#runs)
  }

  async #downloadFiles() {
    const { today } = this.#deps.download
    await this.#download(
      this.#params.dataSets.flatMap(it => wantedOf(this.#params, it, this.#taken(it), today)),
    )
    const behind: Wanted[] = []
    for (const result of this.#results) {
      if (!result.isDifference) continue
      const plan = await this.#plan(result.dataSet, this.#taken(result.dataSet).whole?.publishedOn)
      if (plan.kind !== 'gap') continue
      this.#print(
        `  ${result.dataSet.title}: the difference of ${plan.missing} was missed, so the whole file is taken.`,
      )
      behind.push({ dataSet: result.dataSet, isDifference: false })
    }
    await this.#download(behind)
  }

  async #download(wanted: readonly Wanted[]) {
    if (wanted.length === 0) return
    const { base } = this.#params.source
    this.#print(`Looking for newer files at ${base} (${wanted.length}) ...`)
    const source = { ...this.#params.source, out: this.#deps.out }
    this.#results = [...this.#results, ...(await downloadAll(wanted, source, this.#deps.download))]
  }

  async #plan(dataSet: DataSet, whole: string | undefined) {
    const stored = await this.#deps.download.files.differences(dataSet.differenceId ?? dataSet.id)
    return planDifferences({
      whole,
      taken: this.#taken(dataSet).differences,
      stored,
    })
  }

  /** What is to be imported, in the order of the table of data sets. */
  async #steps(): Promise<readonly Step[]> {
    const steps: Step[] = []
    for (const dataSet of this.#params.dataSets) {
      const taken = this.#taken(dataSet)
      const found = this.#results.find(result => result.dataSet === dataSet && !result.isDifference)?.file
      const whole = this.#isToImport(dataSet, found) ? found : undefined
      if (whole !== undefined) steps.push({ dataSet, isDifference: false, file: whole })
      if (dataSet.differenceId !== undefined)
        steps.push(...(await this.#differences(dataSet, whole?.publishedOn ?? taken.whole?.publishedOn)))
    }
    return steps
  }

  #isToImport(dataSet: DataSet, found: StoredFile | undefined): boolean {
    const { whole } = this.#taken(dataSet)
    if (found === undefined || whole === undefined || this.#params.isAgain) return found !== undefined
    if (found.publishedOn >= whole.publishedOn) return found.digest !== whole.digest
    this.#isIncomplete = true
    this.#print(
      `  ${dataSet.title}: the whole file of ${found.publishedOn} is left, as that of ${whole.publishedOn} was taken.`,
    )
    return false
  }

  async #differences(dataSet: DataSet, whole: string | undefined): Promise<readonly Step[]> {
    const stored = await this.#deps.download.files.differences(dataSet.differenceId ?? dataSet.id)
    const plan = await this.#plan(dataSet, whole)
    if (plan.kind === 'apply')
      return stored
        .filter(({ publishedOn }) => plan.days.includes(publishedOn))
        .map(file => ({ dataSet, isDifference: true, file }))
    if (plan.missing === undefined || stored.length === 0) return []
    this.#isIncomplete = true
    this.#print(
      `  ${dataSet.title}: the difference of ${plan.missing} is missing and the whole file is of ${whole}: later differences wait for a newer one.`,
    )
    return []
  }

  /** Imports files in order. Gives whether any row was rejected. */
  async #import(steps: readonly Step[], database: FederalDatabase): Promise<boolean> {
    const { files, stop } = this.#deps.download
    const lastRun = Math.max(0, ...this.#runs.map(({ id }) => id))
    const imported = new Map<DataSet, TakenDays>()
    let isRejected = false
    for (const step of steps) {
      stop.throwIfAborted()
      const { dataSet, isDifference, file } = step
      const taken = this.#taken(dataSet)
      const last = imported.get(dataSet) ?? taken.last
      const isSame = !isDifference && taken.whole?.digest === file.digest && last !== undefined
      const asOf = isSame ? last.asOf : dayOfFacts(file, last)
      imported.set(dataSet, newestOf(last, { publishedOn: file.publishedOn, asOf }))
      const isCorrection = isCorrectionOf(taken, step)
      if (
        (await database.importFile(argumentsOf(step, { ...this.#params, files, asOf, isCorrection }))) !== 0
      )
        isRejected = true
      if (!isDifference && dataSet.differenceId !== undefined)
        await files.removeDifferencesBefore(dataSet.differenceId, file.publishedOn)
    }
    if (steps.length === 0) {
      this.#print(
        this.#isIncomplete ? 'Nothing was imported.' : 'Everything is current; nothing was imported.',
      )
      return false
    }
    const runs = (await database.runs()).filter(({ id }) => id > lastRun).toReversed()
    if (runs.some(({ finishedAt }) => finishedAt === null)) this.#isIncomplete = true
    for (const line of changeLines(runs)) this.#print(line)
    const since = runs[0]?.startedAt
    if (since !== undefined) this.#print(monitoredLine(await database.monitoredChanges(since)))
    return isRejected
  }
}

/**
 * Brings the federal files up to date once: downloads what is missing or newer, imports it in order and prints what
 * changed. Stopped or killed at any moment, the next run goes on from there.
 *
 * Refuses: throws FolderInUse while another one downloads into this folder, ImportUnderWay while another import is.
 */
export const keepCurrent = async (params: KeepCurrentParams, deps: KeepCurrentDeps): Promise<Outcome> => {
  const { files } = deps.download
  await files.prepare()
  const release = lockFolder(files.folder)
  try {
    return await new Run(params, deps).run()
  } finally {
    release()
  }
}
