import type { ServerResponse } from 'node:http'
import { SECURITY_HEADERS } from './security-headers.ts'

/** Answers with a line of text, which nobody keeps. */
export const say = (
  response: ServerResponse,
  status: number,
  text: string,
  headers: Readonly<Record<string, string>> = {},
): void => {
  const body = text === '' ? '' : `${text}\n`
  response.writeHead(status, {
    ...SECURITY_HEADERS,
    'content-type': 'text/plain; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    ...headers,
  })
  response.end(body)
}
