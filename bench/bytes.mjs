import { readFileSync } from 'node:fs'
import { brotliCompressSync, gzipSync } from 'node:zlib'

/**
 * The bytes of the first screen: the page, and each script and style that it names. The code of later screens is not
 * counted, as it loads when it is needed.
 */
export function firstLoad(dist) {
  const page = readFileSync(`${dist}/index.html`, 'utf8')
  const named = [...page.matchAll(/(?:src|href)="\/broker\/(assets\/[^"]+\.(?:js|css))"/g)].map(
    match => match[1],
  )
  const files = [Buffer.from(page), ...[...new Set(named)].map(name => readFileSync(`${dist}/${name}`))]
  const sum = squeeze => files.reduce((total, file) => total + squeeze(file).length, 0)
  return {
    files: files.length,
    gzip: sum(file => gzipSync(file, { level: 9 })),
    brotli: sum(brotliCompressSync),
  }
}
