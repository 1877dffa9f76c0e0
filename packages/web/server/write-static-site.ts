import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Configuration } from '../configuration/index.ts'
import { type Asset, assetOf } from './asset.ts'
import { builtFiles } from './built-files.ts'
import { OPENER_POLICY, SECURITY_HEADERS, STRICT_TRANSPORT } from './security-headers.ts'
import { servedPage } from './served-page.ts'

/** nginx directives that send headers with every response, errors included. */
export const nginxHeaders = (headers: Readonly<Record<string, string>>): string =>
  Object.entries(headers)
    .map(([name, value]) => `add_header ${name} "${value.replaceAll(/["\\]/g, '\\$&')}" always;\n`)
    .join('')

export interface StaticSite {
  readonly dist: string
  readonly configuration: Configuration
  /** Replaced on each run: everything in these four places. */
  readonly into: string
}

/**
 * Writes what a plain file server needs to serve the portal under one configuration: `files/` with every file in each
 * encoding, `page/` with the page, and the headers of both as nginx directives. The page's policy contains its hashes,
 * so headers and page must be deployed together. The opener policy is sent to everyone.
 */
export const writeStaticSite = async ({ dist, configuration, into }: StaticSite): Promise<void> => {
  const write = (place: string, content: Buffer | string) => {
    const file = join(into, place)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, content)
  }
  for (const place of ['files', 'page']) rmSync(join(into, place), { recursive: true, force: true })

  const page = servedPage(dist, configuration)
  const all = new Map<string, Asset>([['page/index.html', assetOf('index.html', Buffer.from(page.html))]])
  for (const [address, asset] of builtFiles(dist)) all.set(`files${address}`, asset)
  for (const [place, { plain, squeezed }] of all) {
    write(place, plain)
    if (squeezed === undefined) continue
    write(`${place}.gz`, await squeezed.gzip())
    write(`${place}.br`, await squeezed.br())
  }
  write('page-headers.conf', nginxHeaders({ ...page.headers, ...OPENER_POLICY, ...STRICT_TRANSPORT }))
  write('file-headers.conf', nginxHeaders({ ...SECURITY_HEADERS, ...STRICT_TRANSPORT }))
}
