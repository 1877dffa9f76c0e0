import { basename } from 'node:path'
import { counted } from '../../kernel/counted.ts'
import type { Arguments } from './arguments.ts'
import { DAY_SOURCE_TEXTS, type DayOfFile } from './day-of-file.ts'
import { importFile } from './import-file.ts'
import { isDiskFull } from './import-failure.ts'
import { kindNamed } from './kinds/index.ts'
import { addCounts, type Counts, NO_COUNTS, rowsOf } from './report/counts.ts'
import { count, duration, type Output, showProgress } from './report/progress.ts'
import { openRejects } from './report/rejects-file.ts'
import { FileRefused, inspectFile } from './rows/inspect-file.ts'
import type { FederalStore } from './store/federal-store.ts'
import type { ImportRuns } from './store/import-runs.ts'

/**
 * The counts of a file, or of all, as people read them. Zero counts are left out except the main four.
 */
const countsText = (counts: Counts): string =>
  [
    `${count(counts.added)} added`,
    `${count(counts.changed)} changed`,
    `${count(counts.unchanged)} unchanged`,
    ...(counts.outdated > 0 ? [`${count(counts.outdated)} older than what is known (left as it is)`] : []),
    ...(counts.skipped > 0 ? [`${count(counts.skipped)} left aside (nothing in them is kept here)`] : []),
    `${count(counts.rejected)} rejected`,
    ...(counts.valuesLeftOut > 0 ? [`${counted(counts.valuesLeftOut, 'value')} left out`] : []),
  ].join(', ')

const rateText = (counts: Counts, seconds: number): string =>
  `${counted(rowsOf(counts), 'row')} in ${duration(seconds)}${seconds >= 1 ? `, ${count(rowsOf(counts) / seconds)} a second` : ''}`

export interface Surroundings {
  readonly store: FederalStore
  readonly runs: ImportRuns
  readonly out: Output
  readonly stop: AbortSignal
  /** Raises and ends the alerts of open loads by what a file said. */
  raiseAlerts(): Promise<void>
  /** Milliseconds since any fixed moment. */
  clock(): number
  /** `YYYY-MM-DD`. */
  readonly today: string
}

export interface ImportResult {
  readonly counts: Counts
  readonly refusedFiles: number
  readonly stopped: boolean
}

/** The day of the facts in a file, and where it was taken from, unless the download has said it. */
const dayText = ({ asOf, source }: DayOfFile, { published }: Arguments): string =>
  `facts of ${asOf}${source === 'given' && published !== undefined ? '' : ` (${DAY_SOURCE_TEXTS[source]})`}`

const notBuiltText = (error: unknown) =>
  `Indexes were not built after the load: ${error instanceof Error ? error.message : String(error)}. The next start of a monitor or an import builds them.`

/**
 * Reads the files one after the other and prints the results. An unreadable file does not stop the next one.
 */
export const runImport = async (params: Arguments, around: Surroundings): Promise<ImportResult> => {
  const { out, stop } = around
  const print = (line: string) => out.write(`${line}\n`)
  const rejects = await openRejects(params.rejects)
  let total = NO_COUNTS
  let refusedFiles = 0
  let stopped = false
  const begun = around.clock()
  let hasFailed = false
  try {
    for (const path of params.files) {
      if (stop.aborted) {
        stopped = true
        break
      }
      const progress = showProgress(out, around.clock)
      const fileBegun = around.clock()
      try {
        const file = await inspectFile(path)
        print(`Reading ${basename(path)} ...`)
        const result = await importFile({
          file,
          kind: params.fileKind === undefined ? undefined : kindNamed(params.fileKind),
          asOf: params.asOf,
          encoding: params.encoding,
          today: around.today,
          rowsPerBatch: params.rowsPerBatch,
          published: params.published,
          isWhole: params.isWhole,
          store: around.store,
          runs: around.runs,
          rejects,
          stop,
          onProgress: it => progress.show(it),
        })
        progress.clear()
        total = addCounts(total, result.counts)
        await around.raiseAlerts()
        stopped ||= result.stopped
        print(`  ${result.title}, ${dayText(result.day, params)}`)
        print(`  ${rateText(result.counts, (around.clock() - fileBegun) / 1000)}`)
        print(`  ${countsText(result.counts)}`)
        for (const note of result.notes) print(`  ${note}`)
      } catch (error) {
        progress.clear()
        if (!(error instanceof FileRefused)) throw error
        refusedFiles += 1
        await around.runs.refuse(basename(path), error.message, params.published)
        print(`${path} was not read: ${error.message}`)
      }
    }
  } catch (error) {
    hasFailed = true
    throw error
  } finally {
    // Those of a file that was not read to its end. A failure hides no error that ended the import.
    await around.store.restoreIndexes().catch((error: unknown) => {
      if (!hasFailed || !isDiskFull(error)) print(notBuiltText(error))
    })
    const listed = await rejects.close()
    if (listed > 0) print(`What was refused is listed in ${params.rejects}`)
  }
  if (params.files.length > 1)
    print(`Altogether: ${rateText(total, (around.clock() - begun) / 1000)}\n  ${countsText(total)}`)
  if (params.published === undefined && params.isWhole !== true && rowsOf(total) > 0)
    print(
      'Files that are named say nothing of carriers that they do not name; --whole says that they are the whole ones.',
    )
  if (stopped) print('Stopped. What was read so far is kept; run the same command again to go on.')
  return { counts: total, refusedFiles, stopped }
}

/** 0 everything was read, 1 something was refused or not read. */
export const exitCodeOf = ({ counts, refusedFiles, stopped }: ImportResult): 0 | 1 =>
  counts.rejected > 0 || refusedFiles > 0 || stopped ? 1 : 0
