// `npm run strings [-- FILE]`: every string of the portal, the core and the monitor that a person can read, with its
// file and line, on standard output or in a file.
import { writeFileSync } from 'node:fs'
import { ensureInstalled } from './bootstrap.mjs'
import { root } from './lib/paths.mjs'

await ensureInstalled()
const { readStrings } = await import('./lib/strings.mjs')

const list = readStrings(root)
  .map(({ file, line, text }) => `${file}:${line}: ${text}\n`)
  .join('')
const [target] = process.argv.slice(2)
if (target === undefined) process.stdout.write(list)
else writeFileSync(target, list)
