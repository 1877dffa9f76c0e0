// `npm run dev`: the monitor, and the portal from its sources, which reloads on changes. The page of primitives is at
// /broker/primitives.html.
import { createServer } from 'vite'
import { buildMonitor, dataFolder, ensureInstalled, root } from './bootstrap.mjs'
import { freePort } from './lib/free-port.mjs'
import { startService } from './lib/service.mjs'
import { testCards } from './lib/test-cards.mjs'

await ensureInstalled()
const port = await freePort(5173)
const monitorPort = await freePort(4180)
const monitor = await startService('monitor', [
  `${await buildMonitor()}/main.js`,
  ...['--port', String(monitorPort), '--data', dataFolder(), '--world', 'demo'],
  ...['--public-origin', `http://localhost:${port}`, '--public-origin', `http://watchdog.localhost:${port}`],
])
process.env.FAIRHAUL_ENVIRONMENT ??= 'development'
testCards()
process.env.FAIRHAUL_MONITOR = `http://127.0.0.1:${monitorPort}`
const vite = await createServer({ configFile: `${root}vite.config.ts`, server: { port, strictPort: true } })
await vite.listen()
vite.printUrls()
console.log(`  Sign-in codes: ${process.env.FAIRHAUL_MONITOR}/mailbox`)
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => {
    void Promise.all([vite.close(), monitor.stop()]).then(() => process.exit(0))
  })
