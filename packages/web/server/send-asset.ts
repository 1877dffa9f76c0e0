import type { IncomingMessage, ServerResponse } from 'node:http'
import { type Asset, encodingFor } from './asset.ts'

/** Whether a browser has what this mark names. Marks are weak: one stands for a file in each of its encodings. */
const has = (known: string | undefined, etag: string): boolean =>
  (known ?? '').split(',').some(mark => mark.trim() === '*' || mark.trim().replace(/^W\//, '') === etag)

/** Sends a file in the best encoding the browser takes; 304 when it has it already; no body to a HEAD. */
export const sendAsset = async (
  request: IncomingMessage,
  response: ServerResponse,
  asset: Asset,
  headers: Readonly<Record<string, string>>,
): Promise<void> => {
  const encoding = asset.squeezed === undefined ? undefined : encodingFor(request.headers['accept-encoding'])
  const usual = { ...headers, etag: `W/${asset.etag}`, vary: 'accept-encoding' }
  if (has(request.headers['if-none-match'], asset.etag)) {
    response.writeHead(304, usual).end()
    return
  }
  const body =
    encoding === undefined || asset.squeezed === undefined ? asset.plain : await asset.squeezed[encoding]()
  response.writeHead(200, {
    ...usual,
    'content-type': asset.type,
    'content-length': body.length,
    ...(encoding === undefined ? {} : { 'content-encoding': encoding }),
  })
  response.end(request.method === 'HEAD' ? undefined : body)
}
