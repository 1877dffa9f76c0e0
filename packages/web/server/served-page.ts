import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Configuration } from '../configuration/index.ts'
import { buildOf } from './build-of.ts'
import { BASE } from './built-files.ts'
import { type PortalPage, portalPage } from './portal-page.ts'

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
