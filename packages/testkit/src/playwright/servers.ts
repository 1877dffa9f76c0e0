import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'
import { resolve } from 'node:path'
import { clockAhead } from './clock-ahead.ts'
import { copyWorld, MONITOR, type WorldCopy } from './journey-worlds.ts'
import { type MonitorControl, monitorControl } from './monitor-control.ts'
import { type Service, startService } from './service.ts'

const at = (...parts: readonly string[]) => resolve(process.cwd(), ...parts)
const PORTAL_SERVER = at('.cache/build/portal-server/main.js')
const PORTAL = at('packages/web/dist')

/** A monitor and a portal with a seeded world that no one else changes. */
export interface Servers {
  readonly portalUrl: string
  readonly watchdogUrl: string
  readonly monitor: MonitorControl
  /** The data of the monitor. */
  readonly world: Pick<WorldCopy, 'folder' | 'environment'>
  stopMonitor(): Promise<void>
  /** Starts the monitor again on the same data and port; so many days later by its clock. */
  startMonitor(daysLater?: number): Promise<void>
  /**
   * Another portal before the same monitor, with settings of its own by their names in the README; two at a time. It is
   * stopped with the servers at the latest. Rejects with what the portal's server said when it did not start.
   */
  startPortal(settings: Readonly<Record<string, string>>): Promise<SecondPortal>
  stop(): Promise<void>
}

export interface SecondPortal {
  readonly url: string
  stop(): Promise<void>
}

/** What the monitor of the journeys shares with a provider of a chat. */
export const CHAT_SECRET = 'a secret of the journeys'

/** By which journeys read the mailbox of a monitor with users of its own, which is closed to everyone else. */
const OPERATOR_SECRET = 'a secret of the operator of the journeys'

/** Ports that no system gives to connections that leave it: one that is free now is free when its server starts. */
const PORTS = { from: 10_000, to: 32_000 } as const

const isFree = (port: number) =>
  new Promise<boolean>(done => {
    const probe = createServer()
    probe.once('error', () => done(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => done(true)))
  })

const freePort = async (): Promise<number> => {
  const port = randomInt(PORTS.from, PORTS.to)
  return (await isFree(port)) ? port : freePort()
}

export interface ServersOptions {
  readonly world?: string
  /** Settings of the portal, by their names in the README. Without any: as usual, without the bot check. */
  readonly settings?: Readonly<Record<string, string>>
}

const JOURNEY_SETTINGS = { FAIRHAUL_BOT_CHECK: 'off', FAIRHAUL_CARDS: 'test' }

export async function startServers(options: ServersOptions = {}): Promise<Servers> {
  const name = options.world ?? 'demo'
  const world = await copyWorld(name)
  const portalPort = await freePort()
  const otherPorts = [await freePort(), await freePort()]
  const monitorPort = await freePort()
  const portalUrl = `http://localhost:${portalPort}`
  const watchdogUrl = `http://watchdog.localhost:${portalPort}`
  const startMonitor = (daysLater = 0) =>
    startService(
      'monitor',
      MONITOR,
      [
        ...['--port', String(monitorPort), '--data', world.folder, '--world', name, '--faults'],
        ...['--public-origin', portalUrl, '--public-origin', watchdogUrl],
        ...otherPorts.flatMap(port => ['--public-origin', `http://localhost:${port}`]),
      ],
      {
        FAIRHAUL_CHAT_SECRET: CHAT_SECRET,
        ...(name === 'empty' && { FAIRHAUL_OPERATOR_SECRET: OPERATOR_SECRET }),
        ...world.environment,
        ...clockAhead(daysLater),
      },
    )
  let monitor: Service = await startMonitor()
  const monitorUrl = `http://127.0.0.1:${monitorPort}`
  const startPortal = (port: number, settings: Readonly<Record<string, string>>) =>
    startService(
      'portal',
      PORTAL_SERVER,
      ['--port', String(port), '--monitor', monitorUrl, '--dist', PORTAL],
      { ...JOURNEY_SETTINGS, ...settings },
    )
  const portal = await startPortal(portalPort, options.settings ?? {})
  const others = new Set<Service>()
  return {
    portalUrl,
    watchdogUrl,
    world,
    monitor: monitorControl(monitorUrl, OPERATOR_SECRET),
    stopMonitor: () => monitor.stop(),
    async startMonitor(daysLater) {
      monitor = await startMonitor(daysLater)
    },
    startPortal: async settings => {
      const port = otherPorts.pop()
      if (port === undefined) throw new Error('Two other portals run already.')
      const free = () => void otherPorts.push(port)
      const other = await startPortal(port, settings).catch((error: unknown) => {
        free()
        throw error
      })
      others.add(other)
      return {
        url: `http://localhost:${port}`,
        async stop() {
          await other.stop()
          if (others.delete(other)) free()
        },
      }
    },
    async stop() {
      await Promise.all([portal, ...others].map(each => each.stop()))
      await monitor.stop()
      await world.remove()
    },
  }
}
