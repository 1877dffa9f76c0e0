import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Build } from '../configuration/index.ts'
import manifest from '../package.json' with { type: 'json' }

/** Which build stands in a folder. The page names its scripts by their content, so another build is another page. */
export const buildOf = (dist: string): Build => {
  const page = readFileSync(join(dist, 'index.html'))
  const mark = createHash('sha256').update(page).digest('hex').slice(0, 8)
  return {
    version: `${manifest.version}+${mark}`,
    hasSourceMaps: readdirSync(dist, { recursive: true }).some(name => String(name).endsWith('.map')),
  }
}
