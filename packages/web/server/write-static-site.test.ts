import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { beforeAll, expect, it } from 'vitest'
import { configurationOf } from './configuration-of.ts'
import { nginxHeaders, writeStaticSite } from './write-static-site.ts'

const SCRIPT = `console.log('${'x'.repeat(2_000)}')`
const into = mkdtempSync(join(tmpdir(), 'fairhaul-site-'))
const read = (place: string) => readFileSync(join(into, place))

beforeAll(async () => {
  const dist = mkdtempSync(join(tmpdir(), 'fairhaul-dist-'))
  mkdirSync(join(dist, 'assets'))
  writeFileSync(join(dist, 'assets/index-abcd1234.js'), SCRIPT)
  writeFileSync(
    join(dist, 'index.html'),
    '<script type="application/json" id="page-configuration"></script><script>early()</script>',
  )
  mkdirSync(join(into, 'files'))
  writeFileSync(join(into, 'files/gone.js'), 'of the build before')
  const configuration = configurationOf({ FAIRHAUL_ENVIRONMENT: 'trial' }, () => {})
  await writeStaticSite({ dist, configuration, into })
})

it('the static site has the page with its configuration, separate from the files', () => {
  expect(read('page/index.html').toString()).toContain('"environment":"trial"')
  expect(() => read('files/broker/index.html')).toThrow(/ENOENT/)
})

it('the static site has each file in each encoding, and replaces an earlier site', () => {
  expect(read('files/broker/assets/index-abcd1234.js').toString()).toBe(SCRIPT)
  expect(gunzipSync(read('files/broker/assets/index-abcd1234.js.gz')).toString()).toBe(SCRIPT)
  expect(brotliDecompressSync(read('files/broker/assets/index-abcd1234.js.br')).toString()).toBe(SCRIPT)
  expect(() => read('files/gone.js')).toThrow(/ENOENT/)
})

it('the static site has the headers of both, and the policy has the hashes of that page', () => {
  expect(read('page-headers.conf').toString()).toMatch(
    /add_header content-security-policy "[^"]*script-src 'self' 'sha256-[^']+';[^"]*" always;\n/,
  )
  expect(read('page-headers.conf').toString()).toContain(
    'add_header cross-origin-opener-policy "same-origin" always;',
  )
  expect(read('file-headers.conf').toString()).toContain(
    'add_header x-content-type-options "nosniff" always;',
  )
})

it('no header value ends its line early', () => {
  expect(nginxHeaders({ a: 'b"; return 200 "' })).toBe('add_header a "b\\"; return 200 \\"" always;\n')
})
