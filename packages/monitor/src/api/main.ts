import { type Flags, readFlags } from './program/flags.ts'
import { linesTogether } from './program/lines-together.ts'
import { readSettings } from '../kernel/settings.ts'
import { startFailure } from './program/start-failure.ts'
import { startMonitor } from './program/start-monitor.ts'

const failed = (error: unknown, flags?: Flags): never => {
  const { message, code } = startFailure(error, flags)
  console.error(message)
  process.exit(code)
}

async function main() {
  const flags = readFlags(process.argv.slice(2), process.env)
  const log = linesTogether(text => console.error(text))
  process.on('exit', log.flush)
  const surroundings = {
    ...readSettings(process.env),
    print: (line: string) => console.log(line),
    log: log.add,
  }
  const monitor = await startMonitor(flags, surroundings).catch((error: unknown) => failed(error, flags))
  let stopping = false
  const stop = async () => {
    // A second signal does not wait for running calls.
    if (stopping) process.exit(1)
    stopping = true
    try {
      await monitor.stop()
    } catch (error) {
      failed(error)
    }
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop())
  const { port, accounts, world } = monitor
  const url = `http://${flags.host.includes(':') ? `[${flags.host}]` : flags.host}:${port}`
  console.log(JSON.stringify({ event: 'ready', name: 'monitor', port, url, world, accounts }))
}

main().catch((error: unknown) => failed(error))
