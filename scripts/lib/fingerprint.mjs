import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

const filesBelow = path => {
  if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) return [path]
  return readdirSync(path, { withFileTypes: true })
    .filter(entry => entry.name !== 'node_modules' && entry.name !== 'dist')
    .flatMap(entry => filesBelow(join(path, entry.name)))
    .toSorted((a, b) => (a < b ? -1 : 1))
}

/** A hash over the contents of files and of all files below folders; a missing file counts as missing. */
export function fingerprint(paths, extra = []) {
  const hash = createHash('sha256')
  for (const part of [process.platform, process.arch, process.versions.modules, ...extra])
    hash.update(`${part}\0`)
  for (const file of paths.flatMap(filesBelow)) {
    hash.update(`${file}\0`)
    if (statSync(file, { throwIfNoEntry: false })) hash.update(readFileSync(file))
  }
  return hash.digest('hex')
}
