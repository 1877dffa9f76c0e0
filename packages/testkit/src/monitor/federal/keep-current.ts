import { lockFolder } from '../database/folder-lock.ts'
import { counted } from '../counted.ts'
import { kindNamed } from '../import/kinds/index.ts'
import type { Output } from '../import/report/progress.ts'
import type { LoggedRun } from '../import/store/import-runs.ts'
import type { ReadState } from '../import/store/waiting-rows.ts'
import { CENSUS_KINDS } from '../import/store/whole-files.ts'
import { type DataSet, DATA_SETS } from './data-sets.ts'
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
  isOfDataSet,
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

/** One run: what it downloads, what it then imports, and what it reads again for the carriers that came with that. */
class Run {
  readonly #params: KeepCurrentParams
  readonly #deps: KeepCurrentDeps
  #runs: readonly LoggedRun[] = []
  #state: ReadState = { whole: [], waiting: [] }
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
    await this.#withDatabase(database => this.#look(database))
    const lastRun = Math.max(0, ...this.#runs.map(({ id }) => id))
    await this.#downloadFiles()
    let steps = await this.#steps(this.#params.dataSets)
    let missing: readonly DataSet[] = []
    await this.#withDatabase(async database => {
      await this.#take(steps, database)
      const again = await this.#waiting()
      missing = again.missing
      await this.#take(again.steps, database)
      if (missing.length === 0) await this.#report(lastRun, database)
    })
    if (missing.length > 0) {
      await this.#download(missing.map(dataSet => ({ dataSet, isDifference: false })))
      steps = [...(await this.#steps(missing)), ...(await this.#waiting()).steps]
      await this.#withDatabase(async database => {
        await this.#take(steps, database)
        await this.#report(lastRun, database)
      })
    }
    this.#deps.download.stop.throwIfAborted()
    return this.#isIncomplete ? 'incomplete' : this.#isRejected ? 'rejected' : 'current'
  }

  async #look(database: FederalDatabase) {
    this.#runs = await database.runs()
    this.#state = await database.settleWaiting()
  }

  /** Logs what was downloaded or not, and imports files. */
  async #take(steps: readonly Step[], database: FederalDatabase) {
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
    await this.#look(database)
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

  /** Whether its kind is to be read whole, was read, and was not. */
  #isPartial({ kind, ...dataSet }: DataSet): boolean {
    const { whole } = this.#taken({ kind, ...dataSet })
    return whole?.isWhole !== undefined && !this.#isKindWhole(kind)
  }

  #isKindWhole(kind: string): boolean {
    return kindNamed(kind)?.numbers === undefined || this.#state.whole.includes(kind)
  }

  async #downloadFiles() {
    const { today } = this.#deps.download
    await this.#download(
      this.#params.dataSets.flatMap(it =>
        wantedOf({ ...this.#params, isPartial: this.#isPartial(it) }, it, this.#taken(it), today),
      ),
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
  async #steps(dataSets: readonly DataSet[]): Promise<readonly Step[]> {
    const steps: Step[] = []
    for (const dataSet of dataSets) {
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

  /**
   * What to read again: files with refused rows whose carriers came on record since, and those that were read before refused
   * rows were noted. `missing`: those that are not stored any more.
   */
  async #waiting(): Promise<{ readonly steps: readonly Step[]; readonly missing: readonly DataSet[] }> {
    const { files } = this.#deps.download
    const steps: Step[] = []
    const missing: DataSet[] = []
    for (const dataSet of this.#params.dataSets) {
      const { id, differenceId = id, kind } = dataSet
      const { whole, differences } = this.#taken(dataSet)
      if (whole === undefined) continue
      const isUnknown = whole.isWhole === undefined && !this.#isKindWhole(kind)
      const sources = new Set([
        ...this.#state.waiting.map(({ source }) => source).filter(source => isOfDataSet(dataSet, source)),
        ...(isUnknown ? [id] : []),
      ])
      if (sources.size === 0) continue
      const stored = [await files.whole(id), ...(await files.differences(differenceId))]
      const found = [
        { ...whole, source: id, isDifference: false },
        ...differences.map(it => ({
          ...it,
          source: `${differenceId} ${it.publishedOn}`,
          isDifference: true,
        })),
      ].flatMap(({ source, isDifference, digest, asOf }) => {
        const file = sources.has(source) ? stored.find(it => it?.digest === digest) : undefined
        return file === undefined ? [] : [{ dataSet, isDifference, file, readAgainOf: asOf }]
      })
      if (found.length === sources.size) steps.push(...found)
      else if (!this.#results.some(it => it.dataSet === dataSet && !it.isDifference)) missing.push(dataSet)
    }
    return { steps, missing }
  }

  /** The census of this run that no run has taken yet: files that name carriers wait for it. */
  async #missingRegister(database: FederalDatabase): Promise<DataSet | undefined> {
    const register = CENSUS_KINDS.flatMap(kind => this.#params.dataSets.filter(it => it.kind === kind))[0]
    if (register === undefined || this.#taken(register).whole !== undefined) return undefined
    if (this.#state.whole.includes(register.kind)) return undefined
    return takenOf(register, await database.runs()).whole === undefined ? register : undefined
  }

  /** Imports files in order. */
  async #import(steps: readonly Step[], database: FederalDatabase): Promise<void> {
    const { files, stop } = this.#deps.download
    const imported = new Map<DataSet, TakenDays>()
    let isRegisterTaken = false
    for (const step of steps) {
      stop.throwIfAborted()
      const { dataSet, isDifference, file } = step
      if (!isRegisterTaken && !CENSUS_KINDS.includes(dataSet.kind)) {
        const register = await this.#missingRegister(database)
        if (register !== undefined) {
          this.#isIncomplete = true
          this.#print(`  ${register.title} was not taken yet: the files that name its carriers wait for it.`)
          return
        }
        isRegisterTaken = true
      }
      const taken = this.#taken(dataSet)
      const last = imported.get(dataSet) ?? taken.last
      const same = !isDifference && taken.whole?.digest === file.digest ? taken.whole : undefined
      const asOf = same?.asOf || dayOfFacts(file, last)
      imported.set(dataSet, newestOf(last, { publishedOn: file.publishedOn, asOf }))
      const isCorrection = step.readAgainOf === undefined && isCorrectionOf(taken, step)
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
    const runs = this.#runs.filter(({ id }) => id > lastRun).toReversed()
    if (runs.some(({ finishedAt }) => finishedAt === null)) this.#isIncomplete = true
    const outstanding = this.#outstanding()
    if (this.#hasImported) {
      for (const line of changeLines(runs)) this.#print(line)
      const since = runs[0]?.startedAt
      if (since !== undefined) this.#print(monitoredLine(await database.monitoredChanges(since)))
    } else if (this.#isIncomplete || this.#isRejected) this.#print('Nothing was imported.')
    else this.#print('Everything is current; nothing was imported.')
    for (const line of outstanding) this.#print(line)
  }

  /** Which files do not tell of every carrier on record, also those that this run did not look for, a line each. */
  #outstanding(): readonly string[] {
    const { waiting } = this.#state
    const partial = DATA_SETS.filter(it => this.#isPartial(it))
    if (waiting.length > 0 || partial.length > 0) this.#isRejected = true
    // No run has a file that someone named: they read it again.
    if (waiting.some(({ source }) => DATA_SETS.some(it => isOfDataSet(it, source)))) this.#isIncomplete = true
    return [
      ...waiting.map(
        ({ kind, source, carriers }) =>
          `  ${kindNamed(kind)?.title ?? kind} (${source}): rows of ${counted(carriers, 'carrier')} that came on record since wait to be read again.`,
      ),
      ...partial.map(
        ({ title, id }) =>
          `  ${title} (${id}) was not read whole: of some rows it cannot be read whose they are, so what it decides is incomplete.`,
      ),
    ]
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
