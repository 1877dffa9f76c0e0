import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Build, Configuration } from '../configuration/index.ts'
import manifest from '../package.json' with { type: 'json' }
import { BASE } from './built-files.ts'
import { type PortalPage, portalPage } from './portal-page.ts'

/** The build in a folder. The page names its scripts by their content, so another build is another page. */
export const buildOf = (dist: string): Build => {
  const page = readFileSync(join(dist, 'index.html'))
  const mark = createHash('sha256').update(page).digest('hex').slice(0, 8)
  return {
    version: `${manifest.version}+${mark}`,
    hasSourceMaps: readdirSync(dist, { recursive: true }).some(name => String(name).endsWith('.map')),
  }
}

/** The page of a built portal as it is served under a configuration. */
export const servedPage = (dist: string, configuration: Configuration): PortalPage =>
  portalPage({
    html: readFileSync(join(dist, 'index.html'), 'utf8'),
    configuration: { ...configuration, ...buildOf(dist) },
    read: address =>
      address.startsWith(`${BASE}/assets/`)
        ? readFileSync(join(dist, address.slice(BASE.length)), 'utf8')
        : undefined,
  })
