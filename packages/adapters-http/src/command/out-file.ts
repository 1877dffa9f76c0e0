import { appendFileSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { done, type Outcome, refused } from '@fairhaul/core'
import { inListOrder, type VerdictRow, type VerdictWriter } from './verdict-rows.ts'

/** Where the rows of a run are until it is finished. */
export const unfinishedFile = (out: string): string => `${out}.part`

/** A file cannot be written, as when the disk is full. Its message names the file. */
export class CannotWrite extends Error {
  override readonly name = 'CannotWrite'
}

const cannotWrite = (file: string, cause: unknown): CannotWrite =>
  new CannotWrite(`${file} cannot be written: ${cause instanceof Error ? cause.message : String(cause)}.`, {
    cause,
  })

const codeOf = (error: unknown): unknown => (error as { readonly code?: unknown } | null)?.code

const isRunning = (process: number): boolean => {
  try {
    globalThis.process.kill(process, 0)
    return true
  } catch (error) {
    return codeOf(error) === 'EPERM'
  }
}

/** Whether the process that has a lock has ended. One of another machine counts as running. */
const isOver = (lock: string): boolean => {
  const [process = '', host = ''] = readFileSync(lock, 'utf8').trim().split(' ')
  return host === hostname() && !isRunning(Number(process))
}

const acquire = (lock: string): boolean => {
  try {
    writeFileSync(lock, `${process.pid} ${hostname()}\n`, { flag: 'wx' })
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    // A full disk leaves a lock without its process.
    rmSync(lock, { force: true })
    throw error
  }
}

/**
 * Keeps other runs from a file, and gives what ends that. A lock that a killed run left behind is taken over.
 *
 * Refuses: a file that another run writes, and a folder that cannot be written, with the name of the file.
 */
export const lockFile = (out: string): Outcome<() => void, string> => {
  const lock = `${out}.lock`
  try {
    if (!acquire(lock)) {
      if (!isOver(lock)) return refused(`${out}: another run writes it. If none does, delete ${lock}.`)
      rmSync(lock, { force: true })
      if (!acquire(lock)) return refused(`${out}: another run writes it.`)
    }
    return done(() => rmSync(lock, { force: true }))
  } catch (error) {
    return refused(cannotWrite(out, error).message)
  }
}

/** The file of verdicts that a run writes. Both throw `CannotWrite` where the disk is full. */
export interface OutFile {
  readonly append: (rows: readonly VerdictRow[]) => void
  /** Puts all rows in the place of the file, in the order of the list. */
  readonly finish: (rows: readonly VerdictRow[]) => void
}

/** Replaces a file in one step, so that a stop leaves the old or the new one. Throws: `CannotWrite`, and leaves the old one. */
const replaceFile = (file: string, text: string): void => {
  try {
    writeFileSync(`${file}.new`, text)
    renameSync(`${file}.new`, file)
  } catch (error) {
    rmSync(`${file}.new`, { force: true })
    throw cannotWrite(file, error)
  }
}

const BYTE_ORDER_MARK = '\u{FEFF}'

/** Begins the unfinished file with the rows of an earlier run. `isMarked`: with a byte order mark. */
export const openOutFile = (
  out: string,
  { heading, rows: textOf }: VerdictWriter,
  earlier: readonly VerdictRow[],
  isMarked: boolean,
): OutFile => {
  const part = unfinishedFile(out)
  const whole = (rows: readonly VerdictRow[]) => `${isMarked ? BYTE_ORDER_MARK : ''}${heading}${textOf(rows)}`
  replaceFile(part, whole(earlier))
  return {
    append: rows => {
      try {
        appendFileSync(part, textOf(rows))
      } catch (error) {
        throw cannotWrite(part, error)
      }
    },
    finish: rows => {
      replaceFile(part, whole(inListOrder(rows)))
      renameSync(part, out)
    },
  }
}

/** Removes an unfinished file without rows. */
export const removeUnfinished = (out: string): void => {
  if (existsSync(unfinishedFile(out))) rmSync(unfinishedFile(out))
}
