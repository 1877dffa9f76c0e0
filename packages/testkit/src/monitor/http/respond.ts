import { pack } from './pack.ts'
import { Refused } from './refused.ts'
import type { Answer } from './route.ts'

/** Answers hold what one person may see: no cache may keep them, and no browser may take them for another type. */
const ALWAYS = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  vary: 'cookie, accept-encoding',
}

/** ASCII for old clients, the whole name beside it (RFC 6266). No name can end the header or start a path. */
const asDownload = (name: string) =>
  `attachment; filename="${name.replaceAll(/[^\w .-]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(name)}`

/** A route's answer as it goes over the wire. */
export function respond(answer: Answer<unknown>, requestId: string): Response {
  const headers = new Headers({ ...ALWAYS, ...answer.headers, 'x-request-id': requestId })
  for (const line of answer.cookies ?? []) headers.append('set-cookie', line)
  if (answer.file !== undefined) {
    headers.set('content-type', answer.file.type)
    headers.set('content-disposition', asDownload(answer.file.name))
    headers.set('content-security-policy', "sandbox; default-src 'none'")
    return new Response(Buffer.from(answer.file.bytes), { status: answer.status ?? 200, headers })
  }
  if (answer.body === undefined) return new Response(null, { status: answer.status ?? 204, headers })
  headers.set('content-type', 'application/json; charset=utf-8')
  return new Response(JSON.stringify(answer.body), { status: answer.status ?? 200, headers })
}

/** A refusal as it goes over the wire: one shape for all. Whatever is not a `Refused` is a 500 that says nothing more. */
export function respondRefused(thrown: unknown, requestId: string): Response {
  const { status, errors, headers } =
    thrown instanceof Refused
      ? thrown
      : new Refused(500, [{ field: null, message: 'The monitor failed to answer. Nothing was changed.' }])
  return respond({ status, headers, body: { errors, request_id: requestId } }, requestId)
}

/** A route's answer, a long body packed as the client takes it. */
export async function respondPacked(
  answer: Answer<unknown>,
  requestId: string,
  request: Request,
): Promise<Response> {
  const plain = respond(answer, requestId)
  if (answer.body === undefined || answer.file !== undefined) return plain
  const { body, headers } = await pack(await plain.text(), request.headers.get('accept-encoding'))
  const all = new Headers(plain.headers)
  for (const [name, value] of Object.entries(headers)) all.set(name, value)
  return new Response(typeof body === 'string' ? body : new Uint8Array(body), {
    status: plain.status,
    headers: all,
  })
}
