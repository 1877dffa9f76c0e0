import { FolderUnusable } from './database/engine-folder.ts'
import { FolderInUse } from './database/folder-lock.ts'
import { readFlags, UnusableFlag } from './program/flags.ts'
import { linesTogether } from './program/lines-together.ts'
import { startMonitor } from './program/start-monitor.ts'

/** Exit codes: 1 a fault, 2 an unusable flag, 3 a port in use, 4 a data folder that cannot be used. */
const print = (message: string, code: number): never => {
  console.error(message)
  process.exit(code)
}

const isPortInUse = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'

const failed = (error: unknown): never => {
  if (error instanceof UnusableFlag) print(error.message, 2)
  if (error instanceof FolderInUse || error instanceof FolderUnusable) print(error.message, 4)
  return print(error instanceof Error ? (error.stack ?? error.message) : String(error), 1)
}

async function main() {
  const flags = readFlags(process.argv.slice(2), process.env)
  const { env } = process
  const log = linesTogether(text => console.error(text))
  process.on('exit', log.flush)
  const monitor = await startMonitor(flags, {
    databaseUrl: env['DATABASE_URL'],
    smtpUrl: env['SMTP_URL'],
    smtpFrom: env['SMTP_FROM'],
    chatSecret: env['FAIRHAUL_CHAT_SECRET'],
    operatorSecret: env['FAIRHAUL_OPERATOR_SECRET'],
    qcmobileKey: env['FAIRHAUL_QCMOBILE_KEY'],
    qcmobileUrl: env['FAIRHAUL_QCMOBILE_URL'],
    print: line => console.log(line),
    log: log.add,
  }).catch((error: unknown) => {
    if (isPortInUse(error))
      print(
        `Port ${flags.port} on ${flags.host} is taken. Stop what uses it, or choose another with --port.`,
        3,
      )
    throw error
  })
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

main().catch(failed)
