// `npm run example -- NAME [ARGUMENTS]`: runs a script of packages/core/examples with the built core. Paths in the
// arguments are relative to that folder.
import { readdirSync } from 'node:fs'
import { buildPackage, ensureInstalled } from './bootstrap.mjs'
import { at } from './lib/paths.mjs'
import { run } from './lib/run.mjs'

const folder = at('packages/core/examples')
const names = readdirSync(folder).flatMap(file => (file.endsWith('.mjs') ? [file.slice(0, -4)] : []))
const [name, ...args] = process.argv.slice(2)
if (name === undefined || !names.includes(name)) {
  console.error(`Usage: npm run example -- NAME [ARGUMENTS]. The examples are ${names.join(', ')}.`)
  process.exit(2)
}
await ensureInstalled()
await buildPackage('core')
process.exit(await run(process.execPath, [`${folder}/${name}.mjs`, ...args], { cwd: folder }))
