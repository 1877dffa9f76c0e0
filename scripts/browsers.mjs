// `npm run browsers [-- -g NAME]`: opens every route and walks sign-in, search, override, typed date, upload and printing in
// the other browsers that this machine has (Firefox, WebKitGTK), and names what differs. Not a part of `npm test`.
import { buildMonitor, buildPortal, buildPortalServer, ensureInstalled } from './bootstrap.mjs'
import { at } from './lib/paths.mjs'
import { run } from './lib/run.mjs'

await ensureInstalled()
await Promise.all([buildMonitor(), buildPortalServer()])
await buildPortal()
const cli = at('node_modules/playwright/cli.js')
const config = at('packages/web/e2e/browsers/playwright.config.ts')
process.exit(await run(process.execPath, [cli, 'test', '--config', config, ...process.argv.slice(2)]))
