import { builtPortal } from './built-portal.ts'
import { configurationOf } from './configuration-of.ts'
import { createPortalServer } from './create-portal-server.ts'
import { readFlags } from './flags.ts'
import { EXIT, orExit } from './or-exit.ts'

/** The time limit for pending responses after the process got the signal to stop. */
const GRACE_MS = 8_000

const { flags, portal } = orExit(() => {
  const read = readFlags(process.argv.slice(2))
  return {
    flags: read,
    portal: createPortalServer({
      dist: builtPortal(read.dist),
      monitors: read.monitors,
      configuration: configurationOf(process.env, warning => console.log(warning)),
    }),
  }
})

portal.server.on('error', error => {
  const isInUse = 'code' in error && error.code === 'EADDRINUSE'
  console.error(
    isInUse
      ? `The port ${flags.port} is taken. Name another with --port.`
      : `The portal could not be served: ${error.message}`,
  )
  process.exit(isInUse ? EXIT.portInUse : EXIT.fault)
})
portal.server.listen(flags.port, flags.host, () => {
  const address = portal.server.address()
  const port = typeof address === 'object' && address !== null ? address.port : flags.port
  console.log(
    JSON.stringify({
      event: 'ready',
      name: 'portal',
      port,
      url: `http://localhost:${port}/broker/`,
      monitor: flags.monitors.map(each => each.origin).join(' '),
    }),
  )
})

let isStopping = false
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    if (isStopping) process.exit(EXIT.fault)
    isStopping = true
    void portal.drain({ notReadyMs: 1_000 * flags.drainSeconds, graceMs: GRACE_MS })
  })
