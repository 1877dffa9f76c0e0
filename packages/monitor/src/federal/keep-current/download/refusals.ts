import { counted } from '../../../kernel/counted.ts'
import { pageTitle } from '../../import/rows/inspect-file.ts'
import { byteSize } from './download-progress.ts'
import { DownloadRefused } from './request-policy.ts'
import type { CsvScan } from '../../import/rows/scan-csv.ts'
import type { StoredFile } from './stored-files.ts'

const WHY = new Map<number, string>([
  [401, 'the server refuses the app token, or wants one'],
  [403, 'the server refuses the app token, or wants one'],
  [404, 'there is no such file on the server'],
  [410, 'there is no such file on the server any more'],
  [429, 'the server limits how much is downloaded (429), and wants a longer pause'],
])

/** Why a response holds no file. */
export const whyRefused = ({ status, headers }: Response): string =>
  WHY.get(status) ??
  (status >= 300 && status < 400
    ? `the server sends to another address (${headers.get('location') ?? 'unnamed'})`
    : `the server answers with ${status}`)

/** For a web page that came in place of a file; `html` is its beginning. */
export const webPage = (html: string): DownloadRefused =>
  new DownloadRefused(`line 1: a web page came in place of the file${pageTitle(html)}.`)

export const isDiskFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT')

/** Kept free beside the file: the database on the same disk must go on. */
const RESERVE_BYTES = 256 * 1024 * 1024

/** Refuses a file for which the disk has no space: throws DownloadRefused. */
export const requireSpace = (
  { size, arrived, free }: { readonly size: number; readonly arrived: number; readonly free: number },
  folder: string,
): void => {
  if (free >= size - arrived + RESERVE_BYTES) return
  throw new DownloadRefused(
    `the disk is too full: the file has ${byteSize(size)}, and ${byteSize(free)} are free in ${folder} (${byteSize(RESERVE_BYTES)} of them stay free).`,
  )
}

/** A whole file with less than this share of the rows of the last one is half a file. */
const SMALLEST_SHARE = 0.8

/** What is known of a file whose connection ended well. */
export interface Arrived {
  readonly scan: CsvScan
  /** As the response says; undefined where it does not. */
  readonly total: number | undefined
  /** How many rows the agency counts; undefined where it does not say. */
  readonly counts: number | undefined
  readonly stored: StoredFile | undefined
  readonly isDifference: boolean
  readonly isSmallerAccepted: boolean
}

const number = (value: number) => value.toLocaleString('en-US')

/** Whether a file is whole. `cut off`: another attempt may bring the rest; `refused`: it may not. */
export const checkWhole = ({
  scan: { header, rows, cellsOfOpenRow, line },
  total,
  counts,
  stored,
  isDifference,
  isSmallerAccepted,
}: Arrived):
  | { readonly kind: 'whole' }
  | {
      readonly kind: 'cut off' | 'refused'
      readonly reason: string
      /** Whether `--smaller` takes the file all the same. */
      readonly isAcceptedAsSmaller?: true
    } => {
  if (header === undefined) return { kind: 'refused', reason: 'line 1: it has no header.' }
  const isOpen = cellsOfOpenRow > 0
  if (isOpen && (total === undefined || cellsOfOpenRow < header.length))
    return { kind: 'cut off', reason: `line ${number(line)} ends in its middle: the file was cut off` }
  const present = rows + (isOpen ? 1 : 0)
  if (present === 0 && !isDifference) return { kind: 'refused', reason: 'it has a header and no rows.' }
  if (isSmallerAccepted) return { kind: 'whole' }
  if (counts !== undefined && present < counts)
    return {
      kind: 'cut off',
      reason: `it has ${counted(present, 'row')} where the agency counts ${number(counts)}: the file was cut off after line ${number(isOpen ? line : line - 1)}`,
      isAcceptedAsSmaller: true,
    }
  if (!isDifference && stored !== undefined && present < stored.rows * SMALLEST_SHARE)
    return {
      kind: 'refused',
      reason: `it has ${counted(present, 'row')} where the last one had ${number(stored.rows)}: half a file? --smaller takes it all the same.`,
    }
  return { kind: 'whole' }
}
