import { once } from 'node:events'
import { createWriteStream, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { finished } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import { LOAD_KINDS, loadLines } from './generate-load.ts'

/** As many lines as are written at once. */
const LINES = 1_000

/**
 * Writes invented federal files for measuring: `load --into FOLDER --carriers 50000 [--only company-census,...]`, each
 * `KIND.csv`; `--list` only names the kinds, in the order in which they are imported. A line is written when the one before it is on disk, so files can be larger than the memory.
 */
const { values } = parseArgs({
  options: {
    into: { type: 'string', default: '.fairhaul/load' },
    carriers: { type: 'string', default: '5000' },
    only: { type: 'string' },
    list: { type: 'boolean', default: false },
  },
})
const kinds = LOAD_KINDS.filter(kind => values.only?.split(',').includes(kind) ?? true)
if (!values.list) mkdirSync(values.into, { recursive: true })
for (const kind of values.list ? [] : kinds) {
  const out = createWriteStream(join(values.into, `${kind}.csv`))
  let lines: string[] = []
  const write = async () => {
    const isFull = !out.write(lines.join(''))
    lines = []
    if (isFull) await once(out, 'drain')
  }
  for (const line of loadLines(kind, Number(values.carriers))) if (lines.push(line) >= LINES) await write()
  await write()
  out.end()
  await finished(out)
}
console.log(JSON.stringify({ event: 'ready', name: 'load', kinds }))
