// Builds everything that `npm start` runs (the portal's static files, its server, the monitor) and the packages
// that can be packed, and prints the sizes of the core. `--static FOLDER` writes the portal for a plain file server, with the
// configuration of the current environment in its page.
import { resolve } from 'node:path'
import { buildMonitor, buildPackage, buildPortal, buildPortalServer, ensureInstalled } from './bootstrap.mjs'
import { readFlags } from './lib/flags.mjs'
import { PUBLISHED } from './lib/package-files.mjs'
import { at } from './lib/paths.mjs'
import { runNode } from './lib/run.mjs'

const { values: flags } = readFlags('Usage: npm run build -- [--static FOLDER]', {
  options: { static: { type: 'string' } },
})
await ensureInstalled()
await runNode([at('scripts/domain.mjs'), '--check'], 'Checking the rules of docs/domain')
for (const build of [buildMonitor, buildPortalServer, buildPortal]) console.log(await build())
for (const name of PUBLISHED) console.log(await buildPackage(name))
const { coreSizes } = await import('./lib/core-sizes.mjs')
console.log(await coreSizes())
if (flags.static !== undefined) {
  const into = resolve(flags.static)
  const args = ['--dist', await buildPortal(), '--into', into]
  await runNode([`${await buildPortalServer()}/static.js`, ...args], 'Writing the static files')
  console.log(into)
}
