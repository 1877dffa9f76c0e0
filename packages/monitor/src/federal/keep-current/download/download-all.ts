import { lastDayOf } from '../../import/day-of-file.ts'
import type { Output } from '../../import/report/progress.ts'
import type { DataSet } from '../data-sets.ts'
import { downloadFile } from './download-file.ts'
import type { Downloaded, DownloadDeps } from './download-params.ts'
import { byteSize, type DownloadProgress, downloadLine } from './download-progress.ts'
import { differenceOf } from './header-difference.ts'
import { DownloadRefused } from './request-policy.ts'
import type { StoredFile } from './stored-files.ts'

/** A file to download: a data set, or its difference of today. */
export interface Wanted {
  readonly dataSet: DataSet
  readonly isDifference: boolean
}

export type DownloadResult = Wanted &
  (Downloaded | { readonly kind: 'refused'; readonly reason: string; readonly file: StoredFile | undefined })

export interface Source {
  /** `https://data.transportation.gov`, without a trailing slash. */
  readonly base: string
  readonly isSmallerAccepted: boolean
  readonly out: Output
}

/** The agency limits connections; more than four are no faster. */
const AT_ONCE = 4
const SHOWN_EVERY_MS = 500
const LOGGED_EVERY_MS = 30_000

export const idOf = ({ dataSet, isDifference }: Wanted): string =>
  isDifference ? (dataSet.differenceId ?? dataSet.id) : dataSet.id

export const titleOf = ({ dataSet, isDifference }: Wanted): string =>
  isDifference ? `${dataSet.title}, difference` : dataSet.title

interface Part {
  bytes: number
  total: number | undefined
  rows: number
  isDone: boolean
}

/** Shows all downloads in one line: redrawn on a terminal, from time to time in a log. */
const showDownloads = (count: number, { out, now }: { readonly out: Output; readonly now: () => number }) => {
  const parts = Array.from(
    { length: count },
    (): Part => ({ bytes: 0, total: undefined, rows: 0, isDone: false }),
  )
  const begun = now()
  let shown = begun
  const progress = (): DownloadProgress => ({
    files: count,
    filesDone: parts.filter(({ isDone }) => isDone).length,
    bytes: parts.reduce((sum, { bytes }) => sum + bytes, 0),
    total: parts.some(({ total }) => total === undefined)
      ? undefined
      : parts.reduce((sum, { total }) => sum + (total ?? 0), 0),
    rows: parts.reduce((sum, { rows }) => sum + rows, 0),
    seconds: (now() - begun) / 1000,
  })
  const clear = () => out.isTTY && out.write('\r\u001b[2K')
  return {
    note(at: number, part: Partial<Part>) {
      Object.assign(parts[at] ?? {}, part)
      if (now() - shown < (out.isTTY ? SHOWN_EVERY_MS : LOGGED_EVERY_MS)) return
      shown = now()
      const line = downloadLine(progress())
      out.write(out.isTTY ? `\r\u001b[2K${line.slice(0, Math.max(0, out.columns - 1))}` : `  ${line}\n`)
    },
    print(line: string) {
      clear()
      out.write(`${line}\n`)
    },
  }
}

const resultLine = (result: DownloadResult) => {
  const name = `  ${titleOf(result)} (${idOf(result)})`
  if (result.kind === 'refused') return `${name} was not taken: ${result.reason}`
  const { rows, bytes, publishedOn } = result.file
  const size = `${rows.toLocaleString('en-US')} rows, ${byteSize(bytes)}, of ${publishedOn}`
  return `${name}: ${result.kind === 'new' ? size : `nothing newer than what is here (${size})`}`
}

/**
 * Downloads files, four at a time, each with its own retries. One that is refused does not stop the others: its stored
 * version stays.
 *
 * Returns: the results in the order of `wanted`. Throws what is no matter of one file, as an abort.
 */
export const downloadAll = async (
  wanted: readonly Wanted[],
  { base, isSmallerAccepted, out }: Source,
  deps: DownloadDeps,
): Promise<readonly DownloadResult[]> => {
  const display = showDownloads(wanted.length, { out, now: () => deps.timing.now() })
  const results: DownloadResult[] = []
  const one = async (want: Wanted, at: number): Promise<DownloadResult> => {
    const id = idOf(want)
    const stored = want.isDifference ? (await deps.files.differences(id)).at(-1) : await deps.files.whole(id)
    const params = {
      id,
      url: `${base}/api/views/${id}/rows.csv?accessType=DOWNLOAD`,
      countUrl: `${base}/resource/${id}.json?$select=count(*)`,
      isDifference: want.isDifference,
      dayColumns: want.dataSet.dayColumns,
      lastDay: lastDayOf(want.dataSet, deps.today),
      stored,
      isSmallerAccepted,
      checkHeader: (header: readonly string[]) => differenceOf(want.dataSet, header, stored?.header),
      onProgress: (progress: Omit<Part, 'isDone'>) => display.note(at, progress),
    }
    try {
      const downloaded = await downloadFile(params, deps)
      const { bytes, rows } = downloaded.file
      const arrived = downloaded.kind === 'new' ? { bytes, total: bytes, rows } : { bytes: 0, total: 0 }
      display.note(at, { ...arrived, isDone: true })
      return { ...want, ...downloaded }
    } catch (error) {
      if (!(error instanceof DownloadRefused)) throw error
      display.note(at, { total: 0, bytes: 0, isDone: true })
      return { ...want, kind: 'refused', reason: error.message, file: stored }
    }
  }
  let next = 0
  const worker = async () => {
    for (let at = next++; at < wanted.length; at = next++) {
      const want = wanted[at]
      if (want === undefined) return
      const result = await one(want, at)
      results[at] = result
      display.print(resultLine(result))
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  return results
}
