import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'

interface Owner {
  readonly pid: number
  readonly host: string
  /** When the process started, as the system reports it, to detect a reused pid. Empty where it does not. */
  readonly born: string
}

/** Thrown when another process, or this one, has the folder open. */
export class FolderInUse extends Error {
  override readonly name = 'FolderInUse'
}

/** Field 22 of /proc/<pid>/stat. The second field may hold blanks, so count from its closing bracket. */
const bornOf = (pid: number): string => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  } catch {
    return ''
  }
}

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

const readOwner = (file: string): Owner | undefined => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Owner
  } catch {
    return undefined
  }
}

const isLeftOver = (owner: Owner | undefined): boolean => {
  if (owner === undefined) return true
  if (owner.host !== hostname()) return false
  if (!isRunning(owner.pid)) return true
  return owner.born !== '' && owner.born !== bornOf(owner.pid)
}

const claim = (file: string, owner: Owner): boolean => {
  try {
    writeFileSync(file, JSON.stringify(owner), { flag: 'wx' })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

/**
 * Locks a data folder for this process: two engines in one folder would destroy it. Returns the function that releases
 * the lock. A process releases it when it exits; a lock that a killed process left behind is taken over.
 *
 * Refuses: throws FolderInUse, naming the process that has it.
 */
export const lockFolder = (folder: string): (() => void) => {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const file = join(folder, 'in-use.json')
  const owner: Owner = { pid: process.pid, host: hostname(), born: bornOf(process.pid) }
  if (!claim(file, owner)) {
    const other = readOwner(file)
    if (!isLeftOver(other)) throw inUse(folder, file, other)
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

const inUse = (folder: string, file: string, owner: Owner | undefined): FolderInUse => {
  const who = owner === undefined ? 'another process' : `process ${owner.pid} on ${owner.host}`
  return new FolderInUse(
    `The data folder ${folder} is in use by ${who}. Stop it, or choose another folder. ` +
      `If nothing runs there any more, delete ${file}.`,
  )
}
