import { counted } from '../../../kernel/counted.ts'
import { duration } from '../../import/report/progress.ts'

const UNITS = ['bytes', 'kB', 'MB', 'GB'] as const

/** A size as people read it: `812 bytes`, `34.1 MB`. */
export const byteSize = (bytes: number): string => {
  const power = Math.min(UNITS.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(1, bytes)) / 3)))
  const value = bytes / 1000 ** power
  return `${power === 0 ? value : value.toFixed(1)} ${UNITS[power]}`
}

/** How far the downloads have come, all together. */
export interface DownloadProgress {
  readonly files: number
  readonly filesDone: number
  readonly bytes: number
  /** Of all files. Undefined: no one knows yet. */
  readonly total: number | undefined
  readonly rows: number
  readonly seconds: number
}

/** One line: files, bytes, rows, speed and, once the sizes are known, the time that is left. */
export const downloadLine = ({ files, filesDone, bytes, total, rows, seconds }: DownloadProgress): string => {
  const rate = seconds > 0 ? bytes / seconds : 0
  const left = total !== undefined && rate > 0 ? duration((total - bytes) / rate) : undefined
  return [
    `${filesDone} of ${counted(files, 'file')}`,
    total === undefined ? byteSize(bytes) : `${byteSize(bytes)} of ${byteSize(total)}`,
    counted(rows, 'row'),
    `${byteSize(Math.round(rate))} a second`,
    ...(left === undefined ? [] : [`${left} left`]),
  ].join('  ')
}
