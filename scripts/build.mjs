// Builds everything that `npm start` runs: the portal's static files, its server, and the monitor.
import { buildMonitor, buildPortal, buildPortalServer, ensureInstalled } from './bootstrap.mjs'

await ensureInstalled()
for (const build of [buildMonitor, buildPortalServer, buildPortal]) console.log(await build())
