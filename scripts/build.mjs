// Builds everything that `npm start` runs (the portal's static files, its server, the monitor) and the core as a package,
// and prints what the core costs those who import it.
import { buildCore, buildMonitor, buildPortal, buildPortalServer, ensureInstalled } from './bootstrap.mjs'
import { at } from './lib/paths.mjs'
import { runNode } from './lib/run.mjs'

await ensureInstalled()
await runNode([at('scripts/domain.mjs'), '--check'], 'Mapping the rules of docs/domain.md')
for (const build of [buildMonitor, buildPortalServer, buildPortal, buildCore]) console.log(await build())
const { coreSizes } = await import('./lib/core-sizes.mjs')
console.log(await coreSizes())
