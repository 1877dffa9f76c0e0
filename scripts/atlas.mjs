// `node scripts/atlas.mjs`: writes the boundaries of the portal's own map from us-atlas (US Census Bureau) and
// world-atlas (Natural Earth), both in the public domain. Run it after either package changes.
import { writeFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { ATLAS, northAmerica } from './lib/atlas.mjs'
import { at } from './lib/paths.mjs'

const text = `${JSON.stringify(northAmerica())}\n`
writeFileSync(at(ATLAS), text)
const kib = bytes => `${(bytes / 1024).toFixed(1)} KiB`
console.log(`${ATLAS}: ${kib(text.length)}, ${kib(brotliCompressSync(Buffer.from(text)).length)} compressed`)
