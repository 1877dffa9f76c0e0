import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { assetOf } from './asset.ts'

const TEXT = 'export const carriers = []\n'.repeat(100)

it('an asset is compressed once per encoding, however often it is requested', async () => {
  const { squeezed } = assetOf('index.js', Buffer.from(TEXT))
  const packed = await squeezed?.br()
  expect(await squeezed?.br()).toBe(packed)
  expect(brotliDecompressSync(packed ?? '').toString()).toBe(TEXT)
  expect(gunzipSync((await squeezed?.gzip()) ?? '').toString()).toBe(TEXT)
})

it('the encoding from the build is served without compressing again', async () => {
  const packed = brotliCompressSync(TEXT)
  expect(await assetOf('index.js', Buffer.from(TEXT), packed).squeezed?.br()).toBe(packed)
})

it.each([
  ['small', 'index.js', 'const a = 1'],
  ['squeezed already', 'face.woff2', TEXT],
])('an asset is not compressed when it is %s', (_, name, text) => {
  expect(assetOf(name, Buffer.from(text)).squeezed).toBeUndefined()
})
