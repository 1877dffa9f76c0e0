// Listens for webhooks and says what came: FAIRHAUL_WEBHOOK_SECRET=whsec_... node receive-webhooks.mjs PORT
import { createHmac, timingSafeEqual } from 'node:crypto'
import { createServer } from 'node:http'

/**
 * Whether a message is from the monitor, unchanged, and at most five minutes old.
 *
 * @param {string} secret
 * @param {import('node:http').IncomingHttpHeaders} headers
 * @param {string} body
 */
const isFromMonitor = (secret, headers, body) => {
  const [id, time, signatures] = ['id', 'timestamp', 'signature'].map(name =>
    String(headers[`webhook-${name}`]),
  )
  if (!(Math.abs(Date.now() / 1000 - Number(time)) <= 300)) return false
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
  const own = createHmac('sha256', key).update(`${id}.${time}.${body}`).digest()
  return (signatures ?? '').split(' ').some(signature => {
    const sent = Buffer.from(signature.replace('v1,', ''), 'base64')
    return sent.length === own.length && timingSafeEqual(sent, own)
  })
}

const secret = process.env['FAIRHAUL_WEBHOOK_SECRET']
const port = Number(process.argv[2])
if (!secret || !Number.isInteger(port)) throw new Error('Give FAIRHAUL_WEBHOOK_SECRET and a port.')

/** The messages that came: the same one may come twice. A system would keep them in its database. */
const known = new Set()

/**
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
const receive = async (request, response) => {
  const chunks = []
  for await (const chunk of request) chunks.push(chunk)
  const body = Buffer.concat(chunks).toString('utf8')
  if (!isFromMonitor(secret, request.headers, body)) return void response.writeHead(400).end('not signed')
  const id = request.headers['webhook-id']
  const { type, carrier, data } = JSON.parse(body)
  if (!known.has(id))
    process.stdout.write(`${type} | ${carrier?.legal_name ?? 'no carrier'} | ${JSON.stringify(data)}\n`)
  known.add(id)
  response.writeHead(204).end()
}

createServer((request, response) => void receive(request, response)).listen(port, '127.0.0.1', function () {
  const address = this.address()
  process.stdout.write(`Listening on port ${typeof address === 'object' ? address?.port : port}.\n`)
})
