// `npm run example -- NAME [ARGUMENTS]`: runs a script of packages/core/examples or packages/adapters-http/examples with
// the built packages. Paths in the arguments are relative to that folder.
import { readdirSync } from 'node:fs'
import { buildPackage, ensureInstalled } from './bootstrap.mjs'
import { at } from './lib/paths.mjs'
import { run } from './lib/run.mjs'

const examples = ['core', 'adapters-http'].flatMap(of =>
  readdirSync(at('packages', of, 'examples')).flatMap(file =>
    file.endsWith('.mjs') ? [{ name: file.slice(0, -4), of, folder: at('packages', of, 'examples') }] : [],
  ),
)
const [name, ...args] = process.argv.slice(2)
const example = examples.find(each => each.name === name)
if (example === undefined) {
  const names = examples.map(each => each.name).join(', ')
  console.error(`Usage: npm run example -- NAME [ARGUMENTS]. The examples are ${names}.`)
  process.exit(2)
}
const { of, folder } = example
await ensureInstalled()
await buildPackage(of)
process.exit(await run(process.execPath, [`${folder}/${name}.mjs`, ...args], { cwd: folder }))
