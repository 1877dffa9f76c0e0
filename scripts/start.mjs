// `npm start`: installs and builds what is missing, starts the reference monitor and the portal on loopback, and prints
// their addresses. Ctrl-C stops both; the data stays.
import { existsSync } from 'node:fs'
import { buildMonitor, buildPortal, buildPortalServer, dataFolder, ensureInstalled } from './bootstrap.mjs'
import { misused, readFlags } from './lib/flags.mjs'
import { freePort } from './lib/free-port.mjs'
import { startService } from './lib/service.mjs'
import { testCards } from './lib/test-cards.mjs'

const USAGE = `Usage: npm start -- [--world NAME] [--data FOLDER] [--port N] [--monitor-port N] [--faults] [--speed N]

  --world NAME      the invented data: demo (default), small, large, moving, empty, new-company, watchdog, expired, limits
  --data FOLDER     where the monitor keeps its data
  --port N          the first port to try for the portal (4170)
  --monitor-port N  the first port to try for the monitor (4180)
  --faults          lets "npm run monitor:fault" make calls fail
  --speed N         how many times faster the trucks of the world "moving" drive (144)`

const { values: flags } = readFlags(USAGE, {
  options: {
    port: { type: 'string', default: '4170' },
    'monitor-port': { type: 'string', default: '4180' },
    data: { type: 'string' },
    world: { type: 'string', default: 'demo' },
    faults: { type: 'boolean', default: false },
    speed: { type: 'string', default: '144' },
  },
})
const wholeNumber = (flag, most) => {
  const text = flags[flag]
  if (/^[1-9]\d{0,8}$/.test(text) && Number(text) <= most) return Number(text)
  return misused(`--${flag} is a whole number from 1 to ${most}, not ${text}.`, USAGE)
}
const PORT_MAX = 65_535
const firstPort = wholeNumber('port', PORT_MAX)
const firstMonitorPort = wholeNumber('monitor-port', PORT_MAX)
const speed = wholeNumber('speed', 100_000)
/** Each world has a folder of its own, so that no world is opened under the name of another. */
const data = flags.data ?? (flags.world === 'demo' ? dataFolder() : `${dataFolder()}-${flags.world}`)
const services = []
let stopping = false

async function stop(code) {
  if (stopping) return
  stopping = true
  for (const service of services.toReversed()) await service.stop()
  process.exit(code)
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void stop(0))

async function start(name, args, options) {
  const service = await startService(name, args, options)
  services.push(service)
  void service.exited.then(code => {
    if (stopping) return
    console.error(`\nThe ${name} stopped by itself (exit code ${code}).\n${service.errors()}`)
    void stop(1)
  })
  return service.ready
}

try {
  await ensureInstalled()
  const [monitorFolder, serverFolder] = await Promise.all([buildMonitor(), buildPortalServer()])
  const dist = await buildPortal()
  const port = await freePort(firstPort)
  const monitorPort = await freePort(Math.max(firstMonitorPort, port + 1))
  const portal = `http://localhost:${port}`
  const watchdog = `http://watchdog.localhost:${port}`
  const monitorUrl = `http://127.0.0.1:${monitorPort}`
  console.log(
    existsSync(data)
      ? 'Starting the monitor ...'
      : `Starting the monitor, and making the world "${flags.world}", which takes half a minute (large: minutes) ...`,
  )
  const ready = await start('monitor', [
    `${monitorFolder}/main.js`,
    ...['--port', String(monitorPort), '--data', data, '--world', flags.world],
    ...(flags.faults ? ['--faults'] : []),
    ...['--speed', String(speed)],
    ...['--public-origin', portal, '--public-origin', watchdog],
  ])
  testCards()
  await start('portal', [
    `${serverFolder}/main.js`,
    ...['--port', String(port), '--monitor', monitorUrl, '--dist', dist],
  ])

  console.log(`
Fairhaul is ready.

  Portal     ${portal}/broker/
  Watchdog   ${watchdog}/broker/
  ${process.env.SMTP_URL ? 'Sign-in codes are sent by mail, through SMTP_URL.' : `Mailbox    ${monitorUrl}/mailbox   (sign-in codes arrive here, and in this window)`}
`)
  if (ready.world !== flags.world)
    console.log(
      `Note: ${data} holds ${ready.world === null ? 'a database of its own' : `the world "${ready.world}"`}; it was left as it is.\n`,
    )
  const accounts = ready.accounts ?? []
  if (flags.world === 'empty' && accounts.length === 0)
    console.log(`If there is no company yet, make one, with its first user, in another window:

  npm run monitor:company -- --data ${data} --name "Your Company" --email you@example.com
`)
  if (accounts.length > 0) {
    console.log('Sign in with one of these addresses; there are no passwords:\n')
    const width = Math.max(...accounts.map(account => account.email.length))
    for (const { email, about } of accounts) console.log(`  ${email.padEnd(width)}  ${about}`)
  }
  console.log('\nCtrl-C stops everything. What you change is kept.\n')
} catch (error) {
  console.error(stopping ? '' : `\n${error.message}`)
  await stop(1)
}
