import { type Progress, barLine, logLine } from './progress.ts'

/** Where lines are printed: standard output, or what stands for it. */
export interface Output {
  readonly isTTY: boolean
  /** How wide the terminal is. */
  readonly columns: number
  write(text: string): unknown
}

export interface ProgressDisplay {
  show(progress: Omit<Progress, 'seconds'>): void
  /** Takes the bar away, so that what is printed next begins on a line of its own. */
  clear(): void
}

const BAR_EVERY_MS = 100
const LOG_EVERY_MS = 10_000

/** A bar on a terminal; a line every ten seconds elsewhere. The clock gives milliseconds. */
export const showProgress = (out: Output, clock: () => number): ProgressDisplay => {
  const begun = clock()
  const every = out.isTTY ? BAR_EVERY_MS : LOG_EVERY_MS
  let shown = out.isTTY ? begun - every : begun
  return {
    show(progress) {
      const now = clock()
      if (now - shown < every) return
      shown = now
      const full = { ...progress, seconds: (now - begun) / 1000 }
      out.write(out.isTTY ? `\r\u001b[2K${barLine(full, out.columns)}` : `  ${logLine(full)}\n`)
    },
    clear() {
      if (out.isTTY) out.write('\r\u001b[2K')
    },
  }
}
