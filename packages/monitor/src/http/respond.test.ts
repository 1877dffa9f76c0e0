import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { pack } from './respond.ts'

const LONG = JSON.stringify(Array.from({ length: 500 }, (_, id) => ({ id, legal_name: 'EAGLE MESA' })))

it.each([
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['deflate', undefined],
  ['identity', undefined],
  [null, undefined],
])(
  'for a client that accepts %j a long text is compressed as %s, without loss',
  async (accepted, encoding) => {
    const { body, headers } = await pack(LONG, accepted)
    expect(new Headers(headers).get('content-encoding') ?? undefined).toBe(encoding)
    const bytes = Buffer.from(body)
    const plain =
      encoding === 'br' ? brotliDecompressSync(bytes) : encoding === 'gzip' ? gunzipSync(bytes) : bytes
    expect(plain.toString()).toBe(LONG)
    if (encoding !== undefined) expect(bytes.byteLength).toBeLessThan(LONG.length / 5)
  },
)

it('a short text is not compressed', async () => {
  expect(await pack('{"csrf_token":"x"}', 'br')).toEqual({ body: '{"csrf_token":"x"}', headers: {} })
})
