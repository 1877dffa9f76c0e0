import { isIP } from 'node:net'
import { parseArgs } from 'node:util'

export interface Flags {
  readonly port: number
  readonly host: string
  readonly data: string
  /** The world to seed an empty database with; undefined: it stays empty. */
  readonly world: string | undefined
  readonly publicOrigins: readonly string[]
  /** Addresses of proxies on other machines whose forwarded client address is trusted. */
  readonly trustedProxies: readonly string[]
  /** Where uploads are stored; undefined: in the database. */
  readonly files: string | undefined
  /** The most connections to a database server. */
  readonly databaseConnections: number
  /** Seconds that a statement may take on a database server. */
  readonly databaseTimeout: number
  /** Seconds between reporting not ready and refusing new calls. */
  readonly drain: number
  readonly faults: boolean
  /** How many times faster than the clock the trucks of the moving world drive. */
  readonly speed: number
}

/** The command line asks for something impossible. The message is for people. */
export class UnusableFlag extends Error {}

function portOf(text: string): number {
  if (!/^\d{1,5}$/.test(text) || Number(text) > 65_535)
    throw new UnusableFlag(`"${text}" is no port. Give a number from 0 (any free one) to 65535.`)
  return Number(text)
}

function originOf(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null
  if (url === null || !/^https?:$/.test(url.protocol))
    throw new UnusableFlag(`"${text}" is no origin. Give one such as https://portal.example.`)
  return url.origin
}

function addressOf(text: string): string {
  if (isIP(text) === 0)
    throw new UnusableFlag(`"${text}" is no address. Give one such as 10.0.0.5 or 2001:db8::5.`)
  return text
}

const numberFrom = (least: number, most: number, what: string) => (text: string) => {
  if (!/^\d{1,6}$/.test(text) || Number(text) < least || Number(text) > most)
    throw new UnusableFlag(`"${text}" is no number of ${what}. Give one from ${least} to ${most}.`)
  return Number(text)
}

const connectionsOf = numberFrom(1, 1000, 'connections')
const timeoutOf = numberFrom(1, 3600, 'seconds')
const speedOf = numberFrom(1, 2000, 'times')
const drainOf = numberFrom(0, 600, 'seconds')

/** Environment variables for the same options. A flag takes precedence; an empty variable counts as unset. */
type Environment = Readonly<Record<string, string | undefined>>

/**
 * The command line of the monitor. Refuses: UnusableFlag for a flag it does not know, or a value it cannot use.
 *
 *   --port 4180 --host 127.0.0.1 --data .fairhaul --world demo --public-origin http://localhost:4170 --faults
 *   --trusted-proxy 10.0.0.5 --files /srv/files --database-connections 10 --database-timeout 30 --drain 0 --speed 144
 */
export function readFlags(args: readonly string[], environment: Environment = {}): Flags {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        port: { type: 'string', default: '4180' },
        host: { type: 'string', default: '127.0.0.1' },
        data: { type: 'string', default: '.fairhaul' },
        world: { type: 'string' },
        'public-origin': { type: 'string', multiple: true, default: [] },
        'trusted-proxy': { type: 'string', multiple: true, default: [] },
        files: { type: 'string' },
        'database-connections': { type: 'string' },
        'database-timeout': { type: 'string', default: '30' },
        drain: { type: 'string', default: '0' },
        faults: { type: 'boolean', default: false },
        speed: { type: 'string', default: '144' },
      },
    })
    return {
      port: portOf(values.port),
      host: values.host,
      data: values.data,
      world: values.world,
      publicOrigins: values['public-origin'].map(originOf),
      trustedProxies: values['trusted-proxy'].map(addressOf),
      files: values.files || environment['FILES_FOLDER'] || undefined,
      databaseConnections: connectionsOf(
        values['database-connections'] ?? (environment['DATABASE_CONNECTIONS'] || '10'),
      ),
      databaseTimeout: timeoutOf(values['database-timeout']),
      drain: drainOf(values.drain),
      faults: values.faults,
      speed: speedOf(values.speed),
    }
  } catch (error) {
    if (error instanceof TypeError && 'code' in error) throw new UnusableFlag(error.message)
    throw error
  }
}
