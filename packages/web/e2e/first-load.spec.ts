import { brotliCompressSync } from 'node:zlib'
import { expect, test } from '@fairhaul/testkit/playwright'

/**
 * KiB, brotli, of everything that an opened page fetches first: the page with its styles, libraries, portal.
 * docs/adr/0008-first-load.md
 */
const BUDGET = 158

const NAMED = /<link crossorigin data-portal="(?:entry|part)" href="([^"]+)"/g

const packed = (body: Buffer) => brotliCompressSync(body).length / 1024

test('the first load stays within its budget', async ({ request, servers }) => {
  const page = await (await request.get(`${servers.portalUrl}/broker/`)).body()
  const names = [...page.toString().matchAll(NAMED)].flatMap(([, name]) => name ?? [])
  expect(
    names.map(name => name.replace(/.*[/]([a-z-]+)-[^/]*(\.\w+)$/, '$1$2')).sort(),
    'files of the first load',
  ).toEqual(['index.js', 'libraries.js', 'rolldown-runtime.js'])
  const sizes = await Promise.all(
    names.map(async name => packed(await (await request.get(`${servers.portalUrl}${name}`)).body())),
  )
  expect(Math.ceil(sizes.reduce((sum, size) => sum + size, packed(page))), 'KiB').toBeLessThanOrEqual(BUDGET)
})
