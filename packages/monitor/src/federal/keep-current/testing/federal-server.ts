import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A file as the server has it now. */
export interface PublishedContent {
  readonly content: string
  /** `YYYY-MM-DD`. */
  readonly publishedOn?: string
  readonly contentType?: string
  /** How many rows the server counts; by default those of the content. Null: it does not say. */
  readonly counts?: number | null
  /** Whether a response says how long it is. The agency's own do not always. */
  readonly hasLength?: boolean
  readonly takesRanges?: boolean
}

/** How one request for a file goes wrong. The next one gets the next fault of the list, or the file. */
export type Fault =
  /** Nothing more comes after so many bytes, until the test cuts it off. */
  | { readonly kind: 'stall'; readonly after: number }
  /** Ends before the first byte. */
  | { readonly kind: 'cut' }
  /** Ends well, and too early. */
  | { readonly kind: 'truncate'; readonly after: number }
  | { readonly kind: 'status'; readonly status: number; readonly headers?: Readonly<Record<string, string>> }
  | { readonly kind: 'web page' }

/** A request that the server got, with the id of the file it was for. */
export interface ReceivedRequest {
  readonly id: string
  readonly isCount: boolean
  readonly headers: IncomingMessage['headers']
}

const etagOf = (content: string) => `"${createHash('sha1').update(content).digest('base64url')}"`
const rowsOf = (content: string) => Math.max(0, content.split('\n').filter(line => line !== '').length - 1)

/** A request for the bytes of a file, answered as the server has it: not changed, from a byte on, or whole. */
const plainAnswer = (
  {
    content,
    contentType,
    publishedOn = '2026-11-20',
    takesRanges = true,
    hasLength = true,
  }: PublishedContent,
  request: IncomingMessage,
) => {
  const etag = etagOf(content)
  const base = {
    etag,
    'last-modified': new Date(`${publishedOn}T09:30:00Z`).toUTCString(),
    'content-type': contentType ?? 'text/csv',
  }
  if (request.headers['if-none-match'] === etag) return { status: 304, headers: base }
  const bytes = Buffer.from(content)
  const isSame = request.headers['if-range'] === etag
  const from =
    takesRanges && isSame ? Number(/^bytes=(\d+)-$/.exec(request.headers.range ?? '')?.[1] ?? 0) : 0
  if (from >= bytes.length && from > 0)
    return { status: 416, headers: { ...base, 'content-range': `bytes */${bytes.length}` } }
  const body = bytes.subarray(from)
  const headers: Record<string, string> = {
    ...base,
    ...(hasLength && { 'content-length': String(body.length) }),
    ...(from > 0 && { 'content-range': `bytes ${from}-${bytes.length - 1}/${bytes.length}` }),
  }
  return { status: from > 0 ? 206 : 200, headers, body }
}

interface WholeAnswer {
  readonly status: number
  readonly headers: Record<string, string>
  readonly body: Buffer
}

/** Sends the bytes of a file, as far as its fault lets them. One that stands still is added to the stalled ones. */
const sendBody = (
  { status, headers, body }: WholeAnswer,
  fault: Fault | undefined,
  response: ServerResponse,
  stalled: ServerResponse[],
) => {
  if (fault?.kind === 'truncate') {
    const { 'content-length': _, ...withoutLength } = headers
    return void response.writeHead(200, withoutLength).end(body.subarray(0, fault.after))
  }
  response.writeHead(status, headers)
  if (fault?.kind === 'cut') {
    response.flushHeaders()
    return void setImmediate(() => response.destroy())
  }
  if (fault?.kind === 'stall') {
    stalled.push(response)
    return void response.write(body.subarray(0, fault.after))
  }
  return void response.end(body)
}

/** Stands in for data.transportation.gov on loopback: the same addresses, headers and faults, with invented rows. */
export const startFederalServer = async () => {
  const contents = new Map<string, PublishedContent>()
  const faults = new Map<string, Fault[]>()
  const requests: ReceivedRequest[] = []
  const stalled: ServerResponse[] = []
  let open = 0
  let mostOpen = 0

  const sendContent = (id: string, request: IncomingMessage, response: ServerResponse) => {
    const published = contents.get(id)
    if (published === undefined) return void response.writeHead(404).end('{"code":"not_found"}')
    const { status, headers, body } = plainAnswer(published, request)
    if (body === undefined) return void response.writeHead(status, headers).end()
    return sendBody({ status, headers, body }, faults.get(id)?.shift(), response, stalled)
  }

  const answer = (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? '/', 'http://127.0.0.1')
    const counted = /^\/resource\/([\w-]+)\.json$/.exec(url.pathname)?.[1]
    const id = counted ?? /^\/api\/views\/([\w-]+)\/rows\.csv$/.exec(url.pathname)?.[1] ?? ''
    requests.push({ id, isCount: counted !== undefined, headers: request.headers })
    if (counted !== undefined) {
      const { content = '', counts } = contents.get(id) ?? {}
      if (counts === null) return void response.writeHead(500).end('not now')
      return void response.end(JSON.stringify([{ count: String(counts ?? rowsOf(content)) }]))
    }
    open += 1
    mostOpen = Math.max(mostOpen, open)
    response.once('close', () => {
      open -= 1
    })
    const [fault] = faults.get(id) ?? []
    if (fault?.kind === 'status') {
      faults.get(id)?.shift()
      return void response.writeHead(fault.status, fault.headers).end('<html>')
    }
    if (fault?.kind === 'web page') {
      faults.get(id)?.shift()
      response.writeHead(200, { 'content-type': 'text/html' })
      return void response.end('<html><title>Down for maintenance</title></html>')
    }
    return sendContent(id, request, response)
  }

  const server = createServer(answer)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    publish: (id: string, published: PublishedContent) => void contents.set(id, published),
    withdraw: (id: string) => void contents.delete(id),
    /** Faults of the next requests for a file, one each. */
    fail: (id: string, ...next: readonly Fault[]) => void faults.set(id, [...next]),
    /** The requests for a file so far, without those for its count. */
    requestsFor: (id: string) => requests.filter(it => it.id === id && !it.isCount),
    requests: () => requests,
    reset() {
      contents.clear()
      faults.clear()
      requests.length = 0
      mostOpen = 0
    },
    /** Cuts off the connections on which nothing more comes. */
    cutStalled() {
      for (const response of stalled.splice(0)) response.destroy()
    },
    /** The most files that were sent at once. */
    mostOpen: () => mostOpen,
    close: async () => {
      for (const response of stalled) response.destroy()
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    },
  }
}

export type FederalServer = Awaited<ReturnType<typeof startFederalServer>>
