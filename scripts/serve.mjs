// `npm run serve`: the built portal as in production, in front of a monitor that runs already. Its flags are those of
// the server: --port, --host, --monitor, --drain. Its settings are in the environment.
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
  // The terminal sends Ctrl-C to the server too.
  process.on('SIGINT', () => {})
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => void service.stop())
  process.exitCode = await service.exited
} catch (error) {
  console.error(error.message)
  process.exitCode = error.code ?? 1
}
