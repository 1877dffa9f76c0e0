import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { assetOf } from './asset.ts'

const TEXT = 'export const carriers = []\n'.repeat(100)

it('is squeezed once for each encoding, however often it is asked for', async () => {
  const { squeezed } = assetOf('index.js', Buffer.from(TEXT))
  const packed = await squeezed?.br()
  expect(await squeezed?.br()).toBe(packed)
  expect(brotliDecompressSync(packed ?? '').toString()).toBe(TEXT)
  expect(gunzipSync((await squeezed?.gzip()) ?? '').toString()).toBe(TEXT)
})

it.each([
  ['small', 'index.js', 'const a = 1'],
  ['squeezed already', 'face.woff2', TEXT],
])('is not squeezed when it is %s', (_, name, text) => {
  expect(assetOf(name, Buffer.from(text)).squeezed).toBeUndefined()
})
