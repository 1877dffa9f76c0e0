import { parseArgs } from 'node:util'

export interface Flags {
  readonly port: number
  readonly host: string
  readonly data: string
  /** The world that an empty database begins with; undefined: it stays empty. */
  readonly world: string | undefined
  readonly publicOrigins: readonly string[]
  readonly faults: boolean
}

/** What was asked for on the command line cannot be done. The message is for a person. */
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

/**
 * The command line of the monitor. Refuses: UnusableFlag for a flag it does not know, or a value it cannot use.
 *
 *   --port 4180 --host 127.0.0.1 --data .fairhaul --world demo --public-origin http://localhost:4170 --faults
 */
export function readFlags(args: readonly string[]): Flags {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        port: { type: 'string', default: '4180' },
        host: { type: 'string', default: '127.0.0.1' },
        data: { type: 'string', default: '.fairhaul' },
        world: { type: 'string' },
        'public-origin': { type: 'string', multiple: true, default: [] },
        faults: { type: 'boolean', default: false },
      },
    })
    return {
      port: portOf(values.port),
      host: values.host,
      data: values.data,
      world: values.world,
      publicOrigins: values['public-origin'].map(originOf),
      faults: values.faults,
    }
  } catch (error) {
    if (error instanceof TypeError && 'code' in error) throw new UnusableFlag(error.message)
    throw error
  }
}
