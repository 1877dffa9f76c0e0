import { createHash } from 'node:crypto'
import { extname } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.woff2': 'font/woff2',
}

const COMPRESSED_ALREADY = new Set(['.png', '.woff2', '.ico'])

/** Below this size in bytes, compression gains nothing. */
const SQUEEZED_FROM_BYTES = 512

export type Encoding = 'br' | 'gzip'

/** One file as it is served, in each encoding. */
export interface Asset {
  readonly type: string
  readonly etag: string
  readonly plain: Buffer
  /** Each encoding is compressed once, on first request. Undefined where compression gains nothing. */
  readonly squeezed: Readonly<Record<Encoding, () => Promise<Buffer>>> | undefined
}

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

const once = (squeeze: () => Promise<Buffer>) => {
  let squeezing: Promise<Buffer> | undefined
  return () => (squeezing ??= squeeze())
}

/** `packed`: the brotli encoding from the build, where it has one. */
export const assetOf = (name: string, plain: Buffer, packed?: Buffer): Asset => {
  const kind = extname(name)
  const isWorthIt = plain.length >= SQUEEZED_FROM_BYTES && !COMPRESSED_ALREADY.has(kind)
  return {
    type: TYPES[kind] ?? 'application/octet-stream',
    etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    plain,
    squeezed: isWorthIt
      ? {
          br: once(
            async () =>
              packed ?? brotli(plain, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: plain.length } }),
          ),
          gzip: once(() => zip(plain, { level: 9 })),
        }
      : undefined,
  }
}

/** The best encoding that a browser accepts; `q=0` excludes one. Undefined: uncompressed. */
export const encodingFor = (accepted: string | undefined): Encoding | undefined => {
  const accepts = new Set(
    (accepted ?? '')
      .split(',')
      .map(each => each.trim().toLowerCase())
      .filter(each => !/;\s*q=0(?:\.0*)?$/.test(each))
      .map(each => each.replace(/;.*$/, '').trim()),
  )
  return accepts.has('br') ? 'br' : accepts.has('gzip') ? 'gzip' : undefined
}
