import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What a receiver got. */
export interface ReceivedPost {
  readonly id: string
  readonly timestamp: string
  readonly signature: string
  readonly body: string
  readonly event: string
  readonly carrierId: number | null
  readonly data: Readonly<Record<string, unknown>>
}

/** How a receiver answers. `silence`: nothing ever comes. */
export type ReceiverReply =
  | {
      readonly status: number
      readonly text?: string
      readonly headers?: Readonly<Record<string, string>>
    }
  | 'silence'

const textOf = async (request: IncomingMessage) => {
  const chunks: Buffer[] = []
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk)
  return Buffer.concat(chunks).toString('utf8')
}

/** A system of a company, on loopback, that gets webhooks. */
export const startReceiver = async () => {
  const posts: ReceivedPost[] = []
  const silent: ServerResponse[] = []
  const underWay = new Set<string>()
  let most = 0
  let twice = 0
  let reply: (post: ReceivedPost) => ReceiverReply | Promise<ReceiverReply> = () => ({ status: 204 })
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await textOf(request)
    const header = (name: string) => String(request.headers[name] ?? '')
    const { type, carrier, data } = JSON.parse(body) as {
      readonly type: string
      readonly carrier: { readonly id: number } | null
      readonly data: Readonly<Record<string, unknown>>
    }
    const post: ReceivedPost = {
      id: header('webhook-id'),
      timestamp: header('webhook-timestamp'),
      signature: header('webhook-signature'),
      body,
      event: type,
      carrierId: carrier?.id ?? null,
      data,
    }
    if (underWay.has(post.id)) twice += 1
    underWay.add(post.id)
    most = Math.max(most, underWay.size)
    posts.push(post)
    const given = await reply(post)
    underWay.delete(post.id)
    if (given === 'silence') return void silent.push(response)
    response.writeHead(given.status, given.headers).end(given.text ?? '')
  }
  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>(resolve => void server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    /** What came, in order. */
    posts,
    /** How many were under way at once, at most. */
    get most() {
      return most
    },
    /** How often the same message came while it was under way. */
    get twice() {
      return twice
    },
    /** From now on each post is answered so. */
    reply: (next: typeof reply) => {
      reply = next
    },
    async close() {
      for (const response of silent) response.destroy()
      server.closeAllConnections()
      await new Promise(resolve => void server.close(resolve))
    },
  }
}

export type Receiver = Awaited<ReturnType<typeof startReceiver>>
