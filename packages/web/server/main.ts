import { parseArgs } from 'node:util'
import type { Configuration } from '../configuration/index.ts'
import { configurationOf, WrongConfiguration } from './configuration-of.ts'
import { createPortalServer } from './create-portal-server.ts'

// node main.js --port 4170 --host 127.0.0.1 --monitor http://127.0.0.1:4180 --dist packages/web/dist
const { values: flags } = parseArgs({
  options: {
    port: { type: 'string', default: '4170' },
    host: { type: 'string', default: '127.0.0.1' },
    monitor: { type: 'string', default: 'http://127.0.0.1:4180' },
    dist: { type: 'string', default: 'packages/web/dist' },
  },
})

const readOrExit = (): Configuration => {
  try {
    return configurationOf(process.env, warning => console.log(warning))
  } catch (error) {
    if (!(error instanceof WrongConfiguration)) throw error
    console.error(error.message)
    return process.exit(2)
  }
}

const server = createPortalServer({
  dist: flags.dist,
  monitor: new URL(flags.monitor),
  configuration: readOrExit(),
})

server.on('error', error => {
  console.error(`The portal could not be served: ${error.message}`)
  process.exitCode = 1
})
server.listen(Number(flags.port), flags.host, () => {
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : Number(flags.port)
  console.log(
    JSON.stringify({ event: 'ready', name: 'portal', port, url: `http://localhost:${port}/broker/` }),
  )
})

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    server.close()
    server.closeAllConnections()
  })
}
