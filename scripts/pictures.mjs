// `npm run pictures [-- -g NAME]`: takes the pictures of docs/screens.md from the demo, in a real browser.
import { buildMonitor, buildPortal, buildPortalServer, ensureInstalled } from './bootstrap.mjs'
import { at } from './lib/paths.mjs'
import { run } from './lib/run.mjs'

await ensureInstalled()
const { findChromium } = await import('./lib/chromium.mjs')
await Promise.all([buildMonitor(), buildPortalServer()])
await buildPortal()
const { path, env } = await findChromium()
const cli = at('node_modules/playwright/cli.js')
const config = at('packages/web/e2e/pictures/playwright.config.ts')
process.exit(
  await run(process.execPath, [cli, 'test', '--config', config, ...process.argv.slice(2)], {
    env: { ...env, CHROMIUM: path },
  }),
)
