import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const KINDS = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies']

const readJson = path => JSON.parse(readFileSync(path, 'utf8'))
const namesAndVersions = manifest =>
  KINDS.map(kind =>
    JSON.stringify(Object.entries(manifest[kind] ?? {}).toSorted(([a], [b]) => (a < b ? -1 : 1))),
  )

/** Whether the lock file has what the package.json of a package of the workspace names now. */
const isLocked = (folder, path, locked) =>
  String(namesAndVersions(readJson(join(folder, path, 'package.json')))) === String(namesAndVersions(locked))

/** npm lists names with an exclamation mark where a package runs everywhere but there. */
const runsHere = (names, here) =>
  names === undefined ||
  (names.some(name => name[0] === '!') ? !names.includes(`!${here}`) : names.includes(here))

const isSame = (locked, installed) =>
  installed === undefined
    ? locked.optional === true
    : locked.version === installed.version &&
      locked.integrity === installed.integrity &&
      runsHere(installed.os, process.platform) &&
      runsHere(installed.cpu, process.arch)

/**
 * Whether node_modules of a folder holds what its lock file names, whichever command of npm installed it. npm lists
 * what it installed in a lock file of its own, which it writes last. Optional packages may be missing, as most are for
 * other platforms; one that is there for another platform means that the folder was copied from another machine.
 */
export function installedAsLocked(folder) {
  const list = join(folder, 'node_modules/.package-lock.json')
  if (!existsSync(list)) return false
  const installed = readJson(list).packages
  const locked = Object.entries(readJson(join(folder, 'package-lock.json')).packages)
  return locked.every(([path, entry]) =>
    path.startsWith('node_modules/') || path.includes('/node_modules/')
      ? isSame(entry, installed[path])
      : isLocked(folder, path, entry),
  )
}
