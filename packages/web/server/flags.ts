import { parseArgs } from 'node:util'
import type { Monitors } from './monitor-processes.ts'

/** A request on the command line cannot be carried out. The message is for the user. */
export class UnusableFlag extends Error {}

/**
 * The address of a process of the monitor, from `--monitor`.
 * Refuses: anything but a plain http or https origin. The server passes `/monitor` on to it, wherever it is: a browser
 * only uses the portal's own origin.
 * Choice: a monitor that browsers would call on another origin is not supported. Its session is a `SameSite` cookie
 * that no script can read, and it refuses calls from other sites, which keeps other sites from acting for a broker.
 */
const monitorAddress = (text: string): URL => {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url === undefined || (url.protocol !== 'http:' && url.protocol !== 'https:'))
    throw new UnusableFlag(
      `--monitor ${text}: not an address. Give its origin, such as http://127.0.0.1:4180.`,
    )
  if (url.username !== '' || url.password !== '')
    throw new UnusableFlag('--monitor: the address must not hold a name or a password.')
  if (url.pathname !== '/' || url.search !== '' || url.hash !== '')
    throw new UnusableFlag(
      `--monitor ${text}: give the origin alone, ${url.origin}. Calls keep their path, /monitor/..., below it.`,
    )
  return url
}

export interface Flags {
  readonly port: number
  readonly host: string
  readonly monitors: Monitors
  /** The folder of the built portal. */
  readonly dist: string
  /** The seconds between reporting not ready and accepting no more connections. */
  readonly drainSeconds: number
}

const whole = (flag: string, text: string, most: number): number => {
  if (!/^\d{1,5}$/.test(text) || Number(text) > most)
    throw new UnusableFlag(`--${flag} ${text}: give a number from 0 to ${most}.`)
  return Number(text)
}

const MONITOR = 'http://127.0.0.1:4180'

const OPTIONS = {
  port: { type: 'string', default: '4170' },
  host: { type: 'string', default: '127.0.0.1' },
  monitor: { type: 'string', multiple: true },
  dist: { type: 'string', default: 'packages/web/dist' },
  drain: { type: 'string', default: '0' },
  base: { type: 'string' },
} as const

const parse = (args: readonly string[]) => {
  try {
    return parseArgs({ args: [...args], options: OPTIONS }).values
  } catch (error) {
    throw new UnusableFlag(error instanceof Error ? error.message : String(error))
  }
}

/**
 * The command line of the portal's server: `--port 4170 --host 127.0.0.1 --monitor http://127.0.0.1:4180 --dist FOLDER
 * --drain SECONDS`. Port 0 is any free one. `--monitor` is repeated for each process of the monitor.
 * Refuses: UnusableFlag for an unknown flag or an unusable value, and for another base path: section 2 has /broker/,
 * which saved targets, links in e-mails and the guard of the other brand's portal depend on.
 */
export const readFlags = (args: readonly string[]): Flags => {
  const { port, host, monitor = [MONITOR], dist, drain, base } = parse(args)
  if (base !== undefined && base !== '/broker/')
    throw new UnusableFlag(`--base ${base}: the portal stands under /broker/ and nowhere else.`)
  return {
    port: whole('port', port, 65_535),
    host,
    monitors: monitor.map(monitorAddress),
    dist,
    drainSeconds: whole('drain', drain, 600),
  }
}
