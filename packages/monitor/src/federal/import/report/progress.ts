import { counted } from '../../../kernel/counted.ts'

/** A count as people read it: `1,234,567`. */
export const count = (value: number): string => Math.round(value).toLocaleString('en-US')

/** A span of time as people say it: `45 s`, `3 min 05 s`, `1 h 02 min`. */
export const duration = (seconds: number): string => {
  const whole = Math.max(0, Math.round(seconds))
  const two = (value: number) => String(value).padStart(2, '0')
  if (whole < 60) return `${whole} s`
  if (whole < 3600) return `${Math.floor(whole / 60)} min ${two(whole % 60)} s`
  return `${Math.floor(whole / 3600)} h ${two(Math.floor((whole % 3600) / 60))} min`
}

/** How far the reading of a file has come. */
export interface Progress {
  readonly bytesRead: number
  readonly bytes: number
  readonly rows: number
  readonly seconds: number
}

const BAR_CELLS = 24

const facts = ({ bytesRead, bytes, rows, seconds }: Progress) => {
  const share = bytes === 0 ? 1 : Math.min(1, bytesRead / bytes)
  const rate = seconds > 0 ? rows / seconds : 0
  const left = share > 0.01 && share < 1 ? (seconds / share) * (1 - share) : undefined
  const terms = [
    `${String(Math.floor(share * 100)).padStart(3)} %`,
    counted(rows, 'row'),
    `${count(rate)} a second`,
    ...(left === undefined ? [] : [`${duration(left)} left`]),
  ]
  return { share, text: terms.join('  ') }
}

/** The line of a progress bar. No wider than `columns`, or a terminal would wrap it and it could not be redrawn. */
export const barLine = (progress: Progress, columns: number): string => {
  const { share, text } = facts(progress)
  const full = Math.round(share * BAR_CELLS)
  return `${'█'.repeat(full)}${'░'.repeat(BAR_CELLS - full)} ${text}`.slice(0, Math.max(0, columns - 1))
}

/** The same for a log, where no line can be redrawn. */
export const logLine = (progress: Progress): string => facts(progress).text.trim()

/** Where lines are printed: standard output, or a substitute. */
export interface Output {
  readonly isTTY: boolean
  /** How wide the terminal is. */
  readonly columns: number
  write(text: string): unknown
}

export interface ProgressDisplay {
  show(progress: Omit<Progress, 'seconds'>): void
  /** Removes the bar, so that the next output begins on a new line. */
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
