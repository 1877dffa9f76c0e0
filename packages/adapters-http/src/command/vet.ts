import { type CarrierFinding, formatNumber } from '@fairhaul/core'
import { type FailKind, failKindsOf } from './fail-kinds.ts'
import type { VetLine } from './list-file.ts'
import { CannotWrite } from './out-file.ts'
import type { VerdictRow } from './verdict-rows.ts'

/** Findings that have just come, from this place of the texts on. */
export interface FoundPart {
  readonly at: number
  readonly findings: readonly CarrierFinding[]
}

/** What a run is made of. */
export interface VetDeps {
  /** Finds the carriers of lines, and gives each part as it comes. */
  readonly find: (lines: readonly VetLine[], onPart: (part: FoundPart) => void) => Promise<unknown>
  readonly rowOf: (line: VetLine, finding: CarrierFinding) => VerdictRow
  /** Why nothing more can be found after a finding. Undefined: the next may be. */
  readonly endOf: (finding: CarrierFinding) => string | undefined
  /** Stores or prints rows as they come, from this place of the lines on. */
  readonly keep: (rows: readonly VerdictRow[], part: FoundPart) => void
  readonly report: (message: string) => void
  /** Milliseconds. */
  readonly now: () => number
  readonly signal: AbortSignal
}

/** What a run did. */
export interface VetResult {
  /** All rows, those of earlier runs too. */
  readonly rows: readonly VerdictRow[]
  /** Why it stopped before the end of the list. Null: it did not. */
  readonly stopped: string | null
}

/** Milliseconds between two reports of how far a run is, at least. */
const REPORT_EVERY_MS = 1000

/** "1,500 of 100,000 carriers, 812 a second". The rate counts this run alone. */
const progressText = (done: number, of: number, found: number, ms: number): string =>
  `${formatNumber(done)} of ${formatNumber(of)} carriers, ${formatNumber(Math.round((found * 1000) / Math.max(1, ms)))} a second`

/**
 * Vets the lines of a list that have no row yet. Each part is given as it comes, so that what was done is kept when the
 * monitor stops partway, the disk is full, or the user stops the run.
 */
export const vet = async (
  lines: readonly VetLine[],
  earlier: readonly VerdictRow[],
  { find, rowOf, endOf, keep, report, now, signal }: VetDeps,
): Promise<VetResult> => {
  const doneLines = new Set(earlier.map(({ line }) => line))
  const open = lines.filter(({ line }) => !doneLines.has(line))
  if (earlier.length > 0) report(`Done already: ${formatNumber(earlier.length)}.`)
  const rows = [...earlier]
  const start = now()
  let reported = start
  let stopped: string | null = null
  const onPart = (part: FoundPart): void => {
    const made = part.findings.flatMap((finding, place) => {
      const line = open[part.at + place]
      const end = endOf(finding)
      stopped ??= end ?? null
      return end === undefined && line !== undefined ? [rowOf(line, finding)] : []
    })
    keep(made, part)
    rows.push(...made)
    const isLast = rows.length === lines.length
    if (made.length === 0 || (!isLast && now() - reported < REPORT_EVERY_MS)) return
    reported = now()
    report(progressText(rows.length, lines.length, rows.length - earlier.length, now() - start))
  }
  try {
    await find(open, onPart)
  } catch (error) {
    if (error instanceof CannotWrite) stopped = error.message
    else if (signal.aborted) stopped = 'You stopped it.'
    else throw error
  }
  return { rows, stopped }
}

/** How the process ends: every line has a carrier that may be used, one has not, or the run could not be made. */
export const EXIT = { allUsable: 0, notAllUsable: 1, stopped: 2 } as const

/** The exit code of a run. */
export const exitCodeOf = ({ rows, stopped }: VetResult, failOn: readonly FailKind[]): number => {
  if (stopped !== null) return EXIT.stopped
  const isFailing = ({ cells }: VerdictRow) => failKindsOf(cells).some(kind => failOn.includes(kind))
  return rows.some(isFailing) ? EXIT.notAllUsable : EXIT.allUsable
}

/** "Done: 801 Pass, 150 Fail, 49 Not found." `storedIn`: the file in which the rows of a run that stopped are; null: none. */
export const summaryText = ({ rows, stopped }: VetResult, storedIn: string | null): string => {
  const counts = new Map<string, number>()
  for (const { cells } of rows) counts.set(cells.result, (counts.get(cells.result) ?? 0) + 1)
  const parts = [...counts].map(([result, count]) => `${formatNumber(count)} ${result}`)
  const uncertain = rows.filter(({ cells }) => failKindsOf(cells).includes('uncertain')).length
  const hint = uncertain === 0 ? '' : ` Not certain, look at them: ${formatNumber(uncertain)}.`
  const summary = `Done: ${parts.join(', ') || 'none'}.${hint}`
  if (stopped === null) return summary
  const rest = storedIn === null ? '' : ` What was done is kept in ${storedIn}; the same command continues.`
  return `Stopped. ${stopped}\n${summary}${rest}`
}
