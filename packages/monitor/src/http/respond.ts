import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { jsonBody } from './json-body.ts'
import { Refused } from './refused.ts'
import type { Answer } from './route.ts'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/**
 * Smaller bodies fit one or two packets uncompressed. Those with a secret are smaller, so they are never compressed.
 */
const COMPRESSED_FROM = 8_000

/** Fast rather than small: a page of 50 carriers shrinks to a tenth in about a millisecond. */
const BROTLI = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 2, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
}
const GZIP = { level: 3 }

const accepts = (accepted: string, encoding: string) =>
  accepted.split(',').some(part => {
    const [name, quality] = part.split(';').map(piece => piece.trim())
    return name === encoding && quality !== 'q=0'
  })

/** The body as it is sent, and headers for it: compressed when it is long enough and the client accepts that. */
export async function pack(body: string | Buffer<ArrayBuffer>, accepted: string | null) {
  if (accepted === null || body.length < COMPRESSED_FROM) return { body, headers: {} }
  if (accepts(accepted, 'br'))
    return { body: await brotli(body, BROTLI), headers: { 'content-encoding': 'br' } }
  if (accepts(accepted, 'gzip'))
    return { body: await zip(body, GZIP), headers: { 'content-encoding': 'gzip' } }
  return { body, headers: {} }
}

/** Responses are for one user: no cache may store them, and no browser may guess another type. */
const ALWAYS = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  vary: 'cookie, accept-encoding',
}

const JSON_TYPE = 'application/json; charset=utf-8'

/** ASCII for old clients, and the full name beside it (RFC 6266). No name can end the header or begin a path. */
const asDownload = (name: string) =>
  `attachment; filename="${name.replaceAll(/[^\w .-]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(name)}`

const headersOf = (answer: Answer<unknown>, requestId: string): Headers => {
  const headers = new Headers({ ...ALWAYS, ...answer.headers, 'x-request-id': requestId })
  for (const line of answer.cookies ?? []) headers.append('set-cookie', line)
  return headers
}

/** The response for a refusal, in the one error shape. Anything but a `Refused` is a 500 without details. */
export function respondRefused(thrown: unknown, requestId: string): Response {
  const refused =
    thrown instanceof Refused
      ? thrown
      : new Refused(500, [{ field: null, message: 'Something went wrong on our side. Nothing was changed.' }])
  const headers = headersOf({ headers: refused.headers }, requestId)
  headers.set('content-type', JSON_TYPE)
  const body = JSON.stringify({ errors: refused.errors, request_id: requestId })
  return new Response(body, { status: refused.status, headers })
}

/** A route's answer as it goes over the wire, a long body packed as the client takes it (`accept-encoding`). */
export async function respond(
  answer: Answer<unknown>,
  requestId: string,
  accepted: string | null = null,
): Promise<Response> {
  const headers = headersOf(answer, requestId)
  if (answer.file !== undefined) {
    headers.set('content-type', answer.file.type)
    headers.set('content-disposition', asDownload(answer.file.name))
    headers.set('content-security-policy', "sandbox; default-src 'none'")
    return new Response(Buffer.from(answer.file.bytes), { status: answer.status ?? 200, headers })
  }
  if (answer.stream !== undefined) {
    headers.set('content-type', answer.stream.type)
    // No proxy may collect, compress or store it.
    headers.set('cache-control', 'no-store, no-transform')
    headers.set('x-accel-buffering', 'no')
    return new Response(answer.stream.bytes, { status: answer.status ?? 200, headers })
  }
  if (answer.body === undefined) return new Response(null, { status: answer.status ?? 204, headers })
  const packed = await pack(jsonBody(answer.body), accepted)
  headers.set('content-type', JSON_TYPE)
  for (const [name, value] of Object.entries(packed.headers)) headers.set(name, value)
  return new Response(packed.body, { status: answer.status ?? 200, headers })
}
