import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'

/** Units: the clock of `/proc` ticks a hundred times a second on every Linux that people run. */
const TICKS = 100

const statOf = pid => {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
  // The name in parentheses may hold blanks.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
  const seconds = (from, to) => fields.slice(from, to).reduce((sum, it) => sum + Number(it), 0) / TICKS
  return { parent: Number(fields[1]), own: seconds(11, 13), ended: seconds(13, 15) }
}
const orNothing = read => {
  try {
    return read()
  } catch {
    return undefined
  }
}

/** Processor seconds that a process has used; 0 where there is no `/proc`, or no such process. */
export const processorSeconds = pid => orNothing(() => statOf(pid).own) ?? 0

/** Processor seconds of a process and of all its children, also of those that ended: a database server. */
export const processorSecondsOfAll = parent => {
  const itself = orNothing(() => statOf(parent))
  if (itself === undefined) return 0
  const children = readdirSync('/proc').flatMap(name => {
    const child = /^\d+$/.test(name) ? orNothing(() => statOf(name)) : undefined
    return child?.parent === parent ? [child] : []
  })
  return [itself, ...children].reduce((sum, { own, ended }) => sum + own + ended, 0)
}

/** The process that a backend of a server on this machine belongs to. */
export const parentOf = pid => orNothing(() => statOf(pid).parent)

/** The memory of a process, in MiB. */
export const residentMb = pid =>
  Number(spawnSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' }).stdout) / 1024
