import type { IncomingMessage } from 'node:http'

/** Whether the browser asked over https, by the word of the proxy that ends it: the nearest one, where several say so. */
export const isOverHttps = (request: IncomingMessage): boolean =>
  [request.headers['x-forwarded-proto'] ?? ''].flat().join(',').split(',').at(-1)?.trim().toLowerCase() ===
  'https'
