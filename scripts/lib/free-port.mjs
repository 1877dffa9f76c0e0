import { createServer } from 'node:net'

const isFree = (port, host) =>
  new Promise(resolve => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, host, () => probe.close(() => resolve(true)))
  })

/** The first free port from `first` upwards on loopback; fails after 50. */
export async function freePort(first, host = '127.0.0.1') {
  for (let port = first; port < first + 50; port += 1) if (await isFree(port, host)) return port
  throw new Error(`No free port between ${first} and ${first + 49}. Free one, or name another with --port.`)
}
