import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isLeftBehind, type ProcessOwner, parseOwner, processName, thisProcess } from './process-owner.ts'
import { inUsableFolder } from './unusable.ts'

/** Thrown when another process, or this one, has the folder open. */
export class FolderInUse extends Error {
  override readonly name = 'FolderInUse'
}

const readOwner = (file: string): ProcessOwner | undefined => {
  try {
    return parseOwner(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

const claim = (file: string, owner: ProcessOwner): boolean => {
  try {
    writeFileSync(file, JSON.stringify(owner), { flag: 'wx' })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

/** A file that was just made has no owner until its process has written it, which takes longer on a busy machine. */
const WRITING_MS = 10_000

/** Whether a lock was left behind; one without an owner is when no process can be writing it any more. */
const isStale = (file: string, owner: ProcessOwner | undefined): boolean => {
  if (owner !== undefined) return isLeftBehind(owner)
  const { mtimeMs = 0 } = statSync(file, { throwIfNoEntry: false }) ?? {}
  return Date.now() - mtimeMs > WRITING_MS
}

const lockFile = (folder: string) => join(folder, 'in-use.json')

/** Refuses a folder that a running process has locked: throws FolderInUse. Changes nothing. */
export const refuseFolderInUse = (folder: string): void => {
  const owner = readOwner(lockFile(folder))
  if (owner !== undefined && !isLeftBehind(owner)) throw inUse(folder, lockFile(folder), owner)
}

/**
 * Locks a data folder for this process: two engines in one folder would destroy it. Returns the function that releases
 * the lock. A process releases it when it exits; a lock that a killed process left behind is taken over.
 *
 * Refuses: throws FolderInUse, naming the process that has it, and FolderUnusable where this user may not write.
 */
export const lockFolder = (folder: string): (() => void) => inUsableFolder(folder, () => locked(folder))

const locked = (folder: string): (() => void) => {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const file = lockFile(folder)
  const owner = thisProcess()
  if (!claim(file, owner)) {
    const other = readOwner(file)
    if (!isStale(file, other)) throw inUse(folder, file, other)
    // Renamed first, so that of two processes that find a stale lock only one takes it over.
    const aside = `${file}.${process.pid}`
    try {
      renameSync(file, aside)
      rmSync(aside)
    } catch {
      // Another process was faster; the next line reports it.
    }
    if (!claim(file, owner)) throw inUse(folder, file, readOwner(file))
  }
  const release = () => {
    process.off('exit', release)
    rmSync(file, { force: true })
  }
  process.on('exit', release)
  return release
}

const inUse = (folder: string, file: string, owner: ProcessOwner | undefined): FolderInUse => {
  const who = owner === undefined ? 'another process' : processName(owner)
  return new FolderInUse(
    `The data folder ${folder} is in use by ${who}. Stop it, or choose another folder. ` +
      `If nothing runs there any more, delete ${file}.`,
  )
}
