// Builds everything that `npm start` runs (the portal's static files, its server, the monitor) and the core as a package,
// and prints what the core costs those who import it.
import { buildMonitor, buildPortal, buildPortalServer, ensureInstalled } from './bootstrap.mjs'
import { at } from './lib/paths.mjs'
import { runNode } from './lib/run.mjs'

await ensureInstalled()
for (const build of [buildMonitor, buildPortalServer, buildPortal]) console.log(await build())
await runNode([at('scripts/build-core.mjs')], 'Building the core')
console.log(at('packages/core/dist'))
const { coreSizes } = await import('./lib/core-sizes.mjs')
console.log(await coreSizes())
