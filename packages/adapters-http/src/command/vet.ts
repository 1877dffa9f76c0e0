import { type CarrierFinding, formatNumber } from '@fairhaul/core'
import type { VetLine } from './list-file.ts'
import { isUsable, refusalText, resultOf, type VerdictRow, verdictRow } from './verdict-rows.ts'

/** Findings that have just come, from this place of the texts on. */
export interface FoundPart {
  readonly at: number
  readonly findings: readonly CarrierFinding[]
}

/** What a run is made of. */
export interface VetDeps {
  /** Finds the carriers of lines, and gives each part as it comes. */
  readonly find: (lines: readonly VetLine[], onPart: (part: FoundPart) => void) => Promise<unknown>
  /** Stores rows as they come. */
  readonly keep: (rows: readonly VerdictRow[]) => void
  readonly report: (message: string) => void
  /** Milliseconds. */
  readonly now: () => number
}

/** What a run did. */
export interface VetResult {
  /** All rows, those of earlier runs too. */
  readonly rows: readonly VerdictRow[]
  /** Why it stopped before the end of the list. Null: it did not. */
  readonly stopped: string | null
}

/** Why nothing more can be found after a finding. Undefined: the next may be. */
const endOf = (finding: CarrierFinding): string | undefined => {
  if (finding.kind === 'failed') return `The monitor did not answer (${finding.failure.kind}).`
  return finding.kind === 'refused' && finding.refusal.kind !== 'invalid'
    ? refusalText(finding.refusal)
    : undefined
}

/** Milliseconds between two reports of how far a run is, at least. */
const REPORT_EVERY_MS = 1000

/** "1,500 of 100,000 carriers, 812 a second". The rate counts this run alone. */
const progressText = (done: number, of: number, found: number, ms: number): string =>
  `${formatNumber(done)} of ${formatNumber(of)} carriers, ${formatNumber(Math.round((found * 1000) / Math.max(1, ms)))} a second`

/**
 * Vets the lines of a list that have no row yet. Each part is stored as it comes, so that what was done is kept when the
 * monitor stops partway, and the same command continues.
 */
export const vet = async (
  lines: readonly VetLine[],
  earlier: readonly VerdictRow[],
  { find, keep, report, now }: VetDeps,
): Promise<VetResult> => {
  const doneLines = new Set(earlier.map(({ line }) => line))
  const open = lines.filter(({ line }) => !doneLines.has(line))
  if (earlier.length > 0) report(`Done already: ${formatNumber(earlier.length)}.`)
  const rows = [...earlier]
  const start = now()
  let reported = start
  let stopped: string | null = null
  await find(open, ({ at, findings }) => {
    const made = findings.flatMap((finding, place) => {
      const line = open[at + place]
      const end = endOf(finding)
      stopped ??= end ?? null
      return end === undefined && line !== undefined ? [verdictRow(line, finding)] : []
    })
    keep(made)
    rows.push(...made)
    const isLast = rows.length === lines.length
    if (made.length === 0 || (!isLast && now() - reported < REPORT_EVERY_MS)) return
    reported = now()
    report(progressText(rows.length, lines.length, rows.length - earlier.length, now() - start))
  })
  return { rows, stopped }
}

/** How the process ends: every line has a carrier that may be used, one has not, or the run could not be made. */
export const EXIT = { allUsable: 0, notAllUsable: 1, stopped: 2 } as const

/** The exit code of a run. */
export const exitCodeOf = ({ rows, stopped }: VetResult): number => {
  if (stopped !== null) return EXIT.stopped
  return rows.every(isUsable) ? EXIT.allUsable : EXIT.notAllUsable
}

/** "Done: 801 Pass, 150 Fail, 49 Not found." */
export const summaryText = ({ rows, stopped }: VetResult): string => {
  const counts = new Map<string, number>()
  for (const row of rows) counts.set(resultOf(row), (counts.get(resultOf(row)) ?? 0) + 1)
  const parts = [...counts].map(([result, count]) => `${formatNumber(count)} ${result}`)
  const summary = `Done: ${parts.join(', ') || 'none'}.`
  return stopped === null
    ? summary
    : `Stopped. ${stopped}\n${summary} What was done is kept; the same command continues.`
}
