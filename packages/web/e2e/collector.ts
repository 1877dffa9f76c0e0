import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** An error as its provider received it, from JSON. */
export interface Received {
  readonly event_id: string
  readonly level: string
  readonly platform: string
  readonly timestamp: number
  readonly environment: string
  readonly release: string
  readonly transaction?: string
  readonly user?: { readonly id: string }
  readonly tags: Readonly<Record<string, string>>
  readonly contexts: Readonly<Record<string, unknown>>
  readonly sdk: { readonly name: string; readonly settings: { readonly infer_ip: string } }
  readonly exception: {
    readonly values: readonly {
      readonly type: string
      readonly value: string
      readonly mechanism: { readonly type: string; readonly handled: boolean }
      readonly stacktrace?: { readonly frames: readonly { readonly filename: string }[] }
    }[]
  }
}

/** A provider of error reports on this machine, until its process ends. */
export interface Collector {
  /** The DSN that a portal is configured with. */
  readonly dsn: string
  /** Every event, oldest first. */
  readonly received: readonly Received[]
  /** Everything that a request contained: its address, headers and body. */
  readonly requests: readonly string[]
  forget(): void
}

/** An envelope is lines of JSON: its own header, and for each item a header and the item. */
const eventsIn = (envelope: string): readonly Received[] => {
  const [, ...lines] = envelope.split('\n').filter(line => line !== '')
  return lines.flatMap((line, at) => {
    const { type } = JSON.parse(line) as { type?: string }
    const item = lines[at + 1]
    return type === 'event' && item !== undefined ? [JSON.parse(item) as Received] : []
  })
}

/** Receives what the real client sends, as the real provider would. */
export async function startCollector(): Promise<Collector> {
  const received: Received[] = []
  const requests: string[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', chunk => (body += chunk))
    request.on('end', () => {
      requests.push(`${request.url} ${JSON.stringify(request.headers)} ${body}`)
      if (request.method === 'POST') received.push(...eventsIn(body))
      response.writeHead(200, { 'access-control-allow-origin': '*', 'content-type': 'application/json' })
      response.end('{}')
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  server.unref()
  const { port } = server.address() as AddressInfo
  return {
    dsn: `http://journeys@127.0.0.1:${port}/7`,
    received,
    requests,
    forget: () => {
      received.length = 0
      requests.length = 0
    },
  }
}
