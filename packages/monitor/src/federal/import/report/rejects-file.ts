import { once } from 'node:events'
import { createWriteStream, type WriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Complaint } from '../rows/row.ts'

/** The first characters that make a spreadsheet run a cell as a formula, also in full width. */
const RUNS = /^[\s\u200b\ufeff]*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r]/
const NUMBER = /^[+-]?\d+(?:\.\d+)?$/

/** A cell that no spreadsheet runs as a formula: an apostrophe is prefixed. Numbers stay numbers. */
export const neutralise = (cell: string): string =>
  RUNS.test(cell) && !NUMBER.test(cell) ? `'${cell}` : cell

export type Consequence = 'row rejected' | 'value left out'

/** The refused rows, for people to read in a spreadsheet. */
export interface Rejects {
  add(file: string, line: number, consequence: Consequence, complaint: Complaint): Promise<void>
  /** Ends the file. Resolves to how many lines it has; there is no file when nothing was refused. */
  close(): Promise<number>
}

const HEADER = ['file', 'line', 'column', 'value', 'reason', 'consequence']
const LONGEST_VALUE = 200

const cellOf = (text: string) => {
  const safe = neutralise(text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE)}...` : text)
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
const lineOf = (cells: readonly string[]) => `${cells.map(cellOf).join(',')}\r\n`

/**
 * A rejects file: comma separated, UTF-8 with a byte order mark so that spreadsheets read it right, readable by its
 * owner only, as it repeats carriers' data. It replaces the one of an earlier run, and begins with the first
 * refusal.
 */
export const openRejects = async (path: string): Promise<Rejects> => {
  await rm(path, { force: true })
  let opening: Promise<WriteStream> | undefined
  let lines = 0
  const open = async () => {
    // The data folder, where the file is unless said, is not there yet where a server has the database.
    await mkdir(dirname(path), { recursive: true, mode: 0o700 })
    const stream = createWriteStream(path, { mode: 0o600 })
    await once(stream, 'open')
    stream.write(`\ufeff${lineOf(HEADER)}`)
    return stream
  }
  return {
    async add(file, line, consequence, { column, value, reason }) {
      // A row may be refused while one before it is: both wait for the header.
      opening ??= open()
      const into = await opening
      lines += 1
      if (!into.write(lineOf([file, String(line), column ?? '', value ?? '', reason, consequence])))
        await once(into, 'drain')
    },
    async close() {
      if (opening !== undefined) {
        const stream = await opening
        stream.end()
        await once(stream, 'close')
      }
      return lines
    },
  }
}
