import type { Disk } from './part-file.ts'
import type { Timing } from './request-policy.ts'
import type { StoredFile, StoredFiles } from './stored-files.ts'

/** What downloads share. */
export interface DownloadDeps {
  readonly files: StoredFiles
  readonly disk: Disk
  readonly timing: Timing
  /** From 0 up to, not including, 1. */
  readonly random: () => number
  readonly stop: AbortSignal
  /** `YYYY-MM-DD`. */
  readonly today: string
  /** Sent as `X-App-Token`. */
  readonly token: string | undefined
}

export interface DownloadParams {
  readonly id: string
  readonly url: string
  /** Answers how many rows the file has: `[{"count":"12"}]`. */
  readonly countUrl: string
  readonly isDifference: boolean
  readonly dayColumns: readonly string[]
  /** Dates after it, `YYYY-MM-DD`, are no day of facts. */
  readonly lastDay: string
  /** The version that is stored: only another one is downloaded. */
  readonly stored: StoredFile | undefined
  /** Takes a file that has fewer rows than the agency counts, or far fewer than the stored one. */
  readonly isSmallerAccepted: boolean
  /** Why a file with this header cannot be read; undefined when it can. */
  checkHeader(header: readonly string[]): string | undefined
  onProgress(progress: {
    readonly bytes: number
    readonly total: number | undefined
    readonly rows: number
  }): void
}

export type Downloaded =
  | { readonly kind: 'new'; readonly file: StoredFile }
  | { readonly kind: 'unchanged'; readonly file: StoredFile }
