import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** How the stand-in answers. */
export type Reply =
  | { readonly carrier: Readonly<Record<string, unknown>> }
  | { readonly status: number; readonly headers?: Readonly<Record<string, string>>; readonly text?: string }
  | { readonly text: string }
  /** Nothing ever comes. */
  | 'silence'

const message = (status: number, content: string | null): Reply => ({
  status,
  text: JSON.stringify({ content, _links: { self: { href: 'http://127.0.0.1/qc?webKey=key' } } }),
})

/** Answers without a carrier, as the service gives them: each is of its text, not of its status. */
export const REPLIES = {
  'an unknown carrier': message(200, null),
  'a 404 without a carrier': message(404, null),
  'a refused key': message(404, 'Webkey not found'),
  'a missing key': message(404, 'Must provide Webkey'),
  'a refused key with 200': message(200, 'WEBKEY NOT FOUND OR NOT AUTHORIZED'),
  'a refused key with 403': message(403, 'Web key is disabled'),
  'maintenance with 200': message(200, 'System under maintenance'),
  'a page of a firewall': { status: 403, text: '<html><body>Access denied</body></html>' },
} as const satisfies Readonly<Record<string, Reply>>

/** Stands in for the agency's service on loopback: the same addresses and shapes, with invented carriers. */
export const startQcMobileServer = async () => {
  const requests: string[] = []
  const silent: ServerResponse[] = []
  let reply: Reply = { text: '{"content":null}' }
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    requests.push(request.url ?? '')
    if (reply === 'silence') return void silent.push(response)
    if ('carrier' in reply)
      return void response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify({ content: { _links: {}, carrier: reply.carrier }, retrievalDate: 'now' }))
    const { status, headers } = { status: 200, headers: {}, ...reply }
    response.writeHead(status, headers).end(reply.text ?? '')
  }
  const server = createServer(answer)
  await new Promise<void>(resolve => void server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/qc/services`,
    /** The paths and queries that were requested. */
    requests,
    /** From now on each request is answered so. */
    reply: (next: Reply) => {
      reply = next
    },
    async close() {
      for (const response of silent) response.destroy()
      server.closeAllConnections()
      await new Promise(resolve => void server.close(resolve))
    },
  }
}
