import type { StoredFile } from '../../shared/files.ts'
import { formatPercent } from '../../shared/rates.ts'
import { unreachable } from '../../shared/unreachable.ts'
import type { CompanyReport, ReportRun } from './company-report.ts'

/** An event of a run. `at` is an instant. */
export type ReportRunEvent =
  | { readonly kind: 'started'; readonly at: string }
  | { readonly kind: 'progressed'; readonly percent: number }
  | { readonly kind: 'cancelled'; readonly at: string }
  | { readonly kind: 'failed'; readonly at: string; readonly reason: string | null }
  | { readonly kind: 'finished'; readonly at: string; readonly file: StoredFile }

/** Whether a run is queued or running. */
export const isUnderWay = ({ kind }: ReportRun): boolean => kind === 'queued' || kind === 'running'

const percentOf = (value: number): number => Math.min(100, Math.max(0, Math.trunc(value)))

const progressed = (run: ReportRun, percent: number): ReportRun =>
  run.kind === 'running'
    ? { ...run, progressPercent: Math.max(run.progressPercent ?? 0, percentOf(percent)) }
    : run

/**
 * A run after an event. Progress is between 0 and 100, in whole percent, and never decreases.
 *
 * Refuses: a finished run ignores events; a running one cannot start, and a queued one has no progress. Source: section
 * 4, "Report run". Choice: the states between the request and the end are ours.
 */
export const reportRunAfter = (run: ReportRun, event: ReportRunEvent): ReportRun => {
  if (!isUnderWay(run)) return run
  switch (event.kind) {
    case 'started':
      return run.kind === 'queued' ? { kind: 'running', startedAt: event.at, progressPercent: null } : run
    case 'progressed':
      return progressed(run, event.percent)
    case 'cancelled':
      return { kind: 'cancelled', endedAt: event.at, reason: null }
    case 'failed':
      return { kind: 'failed', endedAt: event.at, reason: event.reason }
    case 'finished':
      return { kind: 'done', endedAt: event.at, file: event.file }
    default:
      return unreachable(event)
  }
}

/**
 * The reports whose run has ended since they were last seen: it was queued or running, and no longer is.
 *
 * Empty: none for a report that was not seen before, as its end may be old. Source: section 4, "Report run".
 */
export const endedReports = (
  seen: readonly CompanyReport[],
  now: readonly CompanyReport[],
): readonly CompanyReport[] =>
  now.filter(
    ({ id, run }) => !isUnderWay(run) && seen.some(before => before.id === id && isUnderWay(before.run)),
  )

/**
 * The end of a run as a sentence for someone on another screen: "Report ready: Users and permissions".
 *
 * Empty: undefined while it is queued or running, and for one that was never run. Source: section 4, "Report run".
 */
export const reportEndText = ({ name, run }: Pick<CompanyReport, 'name' | 'run'>): string | undefined => {
  switch (run.kind) {
    case 'done':
      return `Report ready: ${name}`
    case 'failed':
      return `Report failed: ${name}`
    case 'cancelled':
      return `Report canceled: ${name}`
    default:
      return undefined
  }
}

/** The state of a run as text: "Running, 40%", "Failed: the file was too large". */
export const reportRunText = (run: ReportRun): string => {
  switch (run.kind) {
    case 'never-run':
      return 'Never run'
    case 'queued':
      return 'Waiting to run'
    case 'running':
      return run.progressPercent === null ? 'Running' : `Running, ${formatPercent(run.progressPercent / 100)}`
    case 'cancelled':
      return run.reason === null ? 'Canceled' : `Canceled: ${run.reason}`
    case 'failed':
      return run.reason === null ? 'Failed' : `Failed: ${run.reason}`
    case 'done':
      return `Done: ${run.file.name}`
    default:
      return unreachable(run)
  }
}
