import { counted } from '../../counted.ts'
import { count, duration } from './numbers.ts'

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
  const words = [
    `${String(Math.floor(share * 100)).padStart(3)} %`,
    counted(rows, 'row'),
    `${count(rate)} a second`,
    ...(left === undefined ? [] : [`${duration(left)} left`]),
  ]
  return { share, words: words.join('  ') }
}

/** The line of a progress bar. No wider than `columns`, or a terminal would break it and it could not be drawn over. */
export const barLine = (progress: Progress, columns: number): string => {
  const { share, words } = facts(progress)
  const full = Math.round(share * BAR_CELLS)
  return `${'█'.repeat(full)}${'░'.repeat(BAR_CELLS - full)} ${words}`.slice(0, Math.max(0, columns - 1))
}

/** The same for a log, where no line can be drawn over. */
export const logLine = (progress: Progress): string => facts(progress).words.trim()
