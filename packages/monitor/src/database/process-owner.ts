import { readFileSync } from 'node:fs'
import { hostname } from 'node:os'

/** A process that holds a lock. */
export interface ProcessOwner {
  readonly pid: number
  readonly host: string
  /** When the process started, as the system reports it, to detect a reused pid. Empty where it does not. */
  readonly born: string
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

export const thisProcess = (): ProcessOwner => ({
  pid: process.pid,
  host: hostname(),
  born: bornOf(process.pid),
})

/** As people read it: `process 12 on host`. */
export const processName = ({ pid, host }: Pick<ProcessOwner, 'pid' | 'host'>): string =>
  `process ${pid} on ${host}`

/** The owner in a text that `JSON.stringify` made; undefined for one that was cut off. */
export const parseOwner = (text: string): ProcessOwner | undefined => {
  try {
    return JSON.parse(text) as ProcessOwner
  } catch {
    return undefined
  }
}

/** Whether a lock was left behind: its process has ended. Of another machine's process it is never known. */
export const isLeftBehind = (owner: ProcessOwner | undefined): boolean => {
  if (owner === undefined) return true
  if (owner.host !== hostname()) return false
  if (!isRunning(owner.pid)) return true
  return owner.born !== '' && owner.born !== bornOf(owner.pid)
}
