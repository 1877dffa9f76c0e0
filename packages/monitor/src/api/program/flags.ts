import { isIP } from 'node:net'
import { parseArgs } from 'node:util'
import { type Environment, UnusableFlag } from '../../kernel/command-line.ts'
import { worlds } from '../../worlds/index.ts'

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

const numberFrom = (name: string, least: number, most: number) => (text: string) => {
  if (!/^\d{1,6}$/.test(text) || Number(text) < least || Number(text) > most)
    throw new UnusableFlag(`${name} is a whole number from ${least} to ${most}, not "${text}".`)
  return Number(text)
}

/** 0 is any free one. */
const portOf = numberFrom('--port', 0, 65_535)
const timeoutOf = numberFrom('--database-timeout', 1, 3600)
const speedOf = numberFrom('--speed', 1, 2000)
const drainOf = numberFrom('--drain', 0, 600)

function worldOf(text: string): string {
  if (!worlds.some(({ name }) => name === text))
    throw new UnusableFlag(`--world is one of ${worlds.map(({ name }) => name).join(', ')}, not "${text}".`)
  return text
}

function originOf(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null
  if (url === null || !/^https?:$/.test(url.protocol))
    throw new UnusableFlag(`--public-origin is an origin such as https://portal.example, not "${text}".`)
  return url.origin
}

function addressOf(text: string): string {
  if (isIP(text) === 0)
    throw new UnusableFlag(
      `--trusted-proxy is an address such as 10.0.0.5 or 2001:db8::5, without a range, not "${text}".`,
    )
  return text
}

function connectionsOf(flag: string | undefined, environment: Environment): number {
  const name = flag === undefined ? 'DATABASE_CONNECTIONS' : '--database-connections'
  return numberFrom(name, 1, 1000)(flag ?? (environment['DATABASE_CONNECTIONS'] || '10'))
}

/**
 * The command line of the monitor. Refuses: UnusableFlag for a flag it does not know, or a value it cannot use, which it names.
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
      world: values.world === undefined ? undefined : worldOf(values.world),
      publicOrigins: values['public-origin'].map(originOf),
      trustedProxies: values['trusted-proxy'].map(addressOf),
      files: values.files || environment['FILES_FOLDER'] || undefined,
      databaseConnections: connectionsOf(values['database-connections'], environment),
      databaseTimeout: timeoutOf(values['database-timeout']),
      drain: drainOf(values.drain),
      faults: values.faults,
      speed: speedOf(values.speed),
    }
  } catch (error) {
    if (error instanceof TypeError && 'code' in error)
      throw new UnusableFlag(error.message.replace(/\.?$/, '.'))
    throw error
  }
}
