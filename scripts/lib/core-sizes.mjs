import { mkdirSync, writeFileSync } from 'node:fs'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { build } from 'vite'
import { at, root } from './paths.mjs'
import { SOURCE_CONDITIONS } from './source-conditions.mjs'

const CASES = {
  'the whole core': "export * from '@fairhaul/core'",
  'readCarrierSearchText alone': "export { readCarrierSearchText } from '@fairhaul/core'",
  'assess alone': "export { assess } from '@fairhaul/core'",
  'decideNavigation alone': "export { decideNavigation } from '@fairhaul/core'",
}

/** What a page fetches for code that imports the core: minified, with its dependencies. */
async function sizesOf(code) {
  const entry = at('.cache/build/core-size/entry.mjs')
  mkdirSync(at('.cache/build/core-size'), { recursive: true })
  writeFileSync(entry, code)
  const [{ output }] = await build({
    configFile: false,
    root,
    logLevel: 'error',
    resolve: { conditions: SOURCE_CONDITIONS },
    build: { write: false, minify: true, target: 'es2023', lib: { entry, formats: ['es'] } },
  })
  const text = output.map(part => part.code ?? '').join('')
  return [Buffer.byteLength(text), gzipSync(text).length, brotliCompressSync(text).length]
}

/** The size of the whole core and of single functions of it, as lines of text. */
export async function coreSizes() {
  const lines = []
  for (const [name, code] of Object.entries(CASES)) {
    const sizes = (await sizesOf(code)).map(bytes => `${(bytes / 1024).toFixed(1)} KiB`.padStart(12))
    lines.push(`  ${name.padEnd(30)}${sizes.join('')}`)
  }
  return ['Size of the core (minified, gzip, brotli):', ...lines].join('\n')
}
