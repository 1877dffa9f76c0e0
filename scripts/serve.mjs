// `npm run serve`: the built portal as it is served in production, before a monitor that runs already. Its flags are the
// server's own: --port, --host, --monitor, --drain. Its settings stand in the environment.
import { buildPortal, buildPortalServer, ensureInstalled } from './bootstrap.mjs'
import { startService } from './lib/service.mjs'

await ensureInstalled()
const [server, dist] = [await buildPortalServer(), await buildPortal()]
try {
  const service = await startService('portal', [
    `${server}/main.js`,
    '--dist',
    dist,
    ...process.argv.slice(2),
  ])
  console.log(
    `\nThe portal is served at ${service.ready.url}\nCalls to /monitor go to ${service.ready.monitor}\n`,
  )
  // Ctrl-C reaches the server as well, by the terminal.
  process.on('SIGINT', () => {})
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => void service.stop())
  process.exitCode = await service.exited
} catch (error) {
  console.error(error.message)
  process.exitCode = error.code ?? 1
}
