import { lockFolder } from '../../database/folder-lock.ts'
import type { Output } from '../import/report/progress.ts'
import { CENSUS_KINDS } from '../import/store/whole-files.ts'
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
import type { FederalDatabase } from './federal-database.ts'
import { type Imported, isPartial, missingRegister, outstanding, readAgain } from './outstanding.ts'
import { differencesAfter, planSteps } from './plan-steps.ts'
import { argumentsOf, changeLines, monitoredLine, type Step, wantedOf } from './run-plan.ts'
import {
  dayOfFacts,
  isCorrectionOf,
  newestOf,
  type ImportedDays,
  type ImportedFiles,
  importedOf,
} from './imported-files.ts'

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

/** One run: what it downloads, what it then imports, and what it reads again for the carriers that came with that. */
class Run {
  readonly #params: KeepCurrentParams
  readonly #deps: KeepCurrentDeps
  #imported: Imported = { runs: [], state: { whole: [], waiting: [] } }
  #results: readonly DownloadResult[] = []
  #logged = 0
  #isIncomplete = false
  #isRejected = false
  #hasImported = false

  constructor(params: KeepCurrentParams, deps: KeepCurrentDeps) {
    this.#params = params
    this.#deps = deps
  }

  async run(): Promise<Outcome> {
    await this.#withDatabase(database => this.#load(database))
    const lastRun = Math.max(0, ...this.#imported.runs.map(({ id }) => id))
    await this.#downloadFiles()
    let steps = await this.#steps(this.#params.dataSets)
    let missing: readonly DataSet[] = []
    await this.#withDatabase(async database => {
      await this.#process(steps, database)
      const again = await this.#readAgain()
      missing = again.missing.filter(
        dataSet => !this.#results.some(it => it.dataSet === dataSet && !it.isDifference),
      )
      await this.#process(again.steps, database)
      if (missing.length === 0) await this.#report(lastRun, database)
    })
    if (missing.length > 0) {
      await this.#download(missing.map(dataSet => ({ dataSet, isDifference: false })))
      steps = [...(await this.#steps(missing)), ...(await this.#readAgain()).steps]
      await this.#withDatabase(async database => {
        await this.#process(steps, database)
        await this.#report(lastRun, database)
      })
    }
    this.#deps.download.stop.throwIfAborted()
    return this.#isIncomplete ? 'incomplete' : this.#isRejected ? 'rejected' : 'current'
  }

  async #load(database: FederalDatabase) {
    this.#imported = { runs: await database.runs(), state: await database.refreshWaiting() }
  }

  #readAgain() {
    return readAgain(this.#params.dataSets, this.#imported, this.#deps.download.files)
  }

  /** Logs what was downloaded or not, and imports files. */
  async #process(steps: readonly Step[], database: FederalDatabase) {
    const results = this.#results.slice(this.#logged)
    this.#logged = this.#results.length
    const checked = results.filter(({ kind }) => kind === 'unchanged').map(idOf)
    if (checked.length > 0) await database.logChecked(checked)
    for (const { reason, ...wanted } of results.filter(result => result.kind === 'refused')) {
      this.#isIncomplete = true
      await database.logRefused({
        fileName: titleOf(wanted),
        reason,
        published: { dataSet: idOf(wanted), isDifference: wanted.isDifference },
      })
    }
    if (steps.length === 0) return
    await this.#import(steps, database)
    await this.#load(database)
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

  #importsOf(dataSet: DataSet): ImportedFiles {
    return importedOf(dataSet, this.#imported.runs)
  }

  async #downloadFiles() {
    const { today, files } = this.#deps.download
    await this.#download(
      this.#params.dataSets.flatMap(it =>
        wantedOf(
          { ...this.#params, isPartial: isPartial(it, this.#imported) },
          it,
          this.#importsOf(it),
          today,
        ),
      ),
    )
    const outdated: Wanted[] = []
    for (const result of this.#results) {
      if (!result.isDifference) continue
      const whole = this.#importsOf(result.dataSet).whole?.publishedOn
      const { plan } = await differencesAfter(whole, result.dataSet, { runs: this.#imported.runs, files })
      if (plan.kind !== 'gap') continue
      this.#print(
        `  ${result.dataSet.title}: the difference of ${plan.missing} was missed, so the whole file is taken.`,
      )
      outdated.push({ dataSet: result.dataSet, isDifference: false })
    }
    await this.#download(outdated)
  }

  async #download(wanted: readonly Wanted[]) {
    if (wanted.length === 0) return
    const { base } = this.#params.source
    this.#print(`Looking for newer files at ${base} (${wanted.length}) ...`)
    const source = { ...this.#params.source, out: this.#deps.out }
    this.#results = [...this.#results, ...(await downloadAll(wanted, source, this.#deps.download))]
  }

  /** What is to be imported of some data sets; what is not is said. */
  async #steps(dataSets: readonly DataSet[]): Promise<readonly Step[]> {
    const { steps, left } = await planSteps(dataSets, {
      runs: this.#imported.runs,
      files: this.#deps.download.files,
      results: this.#results,
      isAgain: this.#params.isAgain,
    })
    if (left.length > 0) this.#isIncomplete = true
    for (const line of left) this.#print(line)
    return steps
  }

  /** Imports files in order. */
  async #import(steps: readonly Step[], database: FederalDatabase): Promise<void> {
    const { files, stop } = this.#deps.download
    const imported = new Map<DataSet, ImportedDays>()
    let isRegisterImported = false
    for (const step of steps) {
      stop.throwIfAborted()
      const { dataSet, isDifference, file } = step
      if (!isRegisterImported && !CENSUS_KINDS.includes(dataSet.kind)) {
        const register = missingRegister(this.#params.dataSets, {
          ...this.#imported,
          runs: await database.runs(),
        })
        if (register !== undefined) {
          this.#isIncomplete = true
          this.#print(`  ${register.title} was not taken yet: the files that name its carriers wait for it.`)
          return
        }
        isRegisterImported = true
      }
      const imports = this.#importsOf(dataSet)
      const last = imported.get(dataSet) ?? imports.last
      const same = !isDifference && imports.whole?.digest === file.digest ? imports.whole : undefined
      const asOf = same?.asOf || dayOfFacts(file, last)
      imported.set(dataSet, newestOf(last, { publishedOn: file.publishedOn, asOf }))
      const isCorrection = step.readAgainOf === undefined && isCorrectionOf(imports, step)
      this.#hasImported = true
      if (
        (await database.importFile(argumentsOf(step, { ...this.#params, files, asOf, isCorrection }))) !== 0
      )
        this.#isRejected = true
      if (!isDifference && dataSet.differenceId !== undefined)
        await files.removeDifferencesBefore(dataSet.differenceId, file.publishedOn)
    }
  }

  /** Prints what changed since a run, and what is outstanding. */
  async #report(lastRun: number, database: FederalDatabase): Promise<void> {
    const runs = this.#imported.runs.filter(({ id }) => id > lastRun).toReversed()
    if (runs.some(({ finishedAt }) => finishedAt === null)) this.#isIncomplete = true
    const { lines, waits } = outstanding(this.#imported)
    if (waits) this.#isIncomplete = true
    if (lines.length > 0) this.#isRejected = true
    if (this.#hasImported) {
      for (const line of changeLines(runs)) this.#print(line)
      const since = runs[0]?.startedAt
      if (since !== undefined) this.#print(monitoredLine(await database.monitoredChanges(since)))
    } else if (this.#isIncomplete || this.#isRejected) this.#print('Nothing was imported.')
    else this.#print('Everything is current; nothing was imported.')
    for (const line of lines) this.#print(line)
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
