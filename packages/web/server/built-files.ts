import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { type Asset, assetOf } from './asset.ts'

/** The base path of the portal. */
export const BASE = '/broker'

/** What the build writes beside a file that compression makes smaller. */
export const PACKED = '.br'

const packedOf = (file: string): Buffer | undefined =>
  existsSync(`${file}${PACKED}`) ? readFileSync(`${file}${PACKED}`) : undefined

const isServed = (file: string): boolean => !file.endsWith('.map') && !file.endsWith(PACKED)

/** Every built file by its address, held in memory: there are a few dozen. The page itself is not included. */
export const builtFiles = (dist: string): ReadonlyMap<string, Asset> =>
  new Map(
    readdirSync(dist, { recursive: true, withFileTypes: true })
      .filter(entry => entry.isFile())
      .map(entry => join(entry.parentPath, entry.name))
      .filter(file => relative(dist, file) !== 'index.html' && isServed(file))
      .map(file => [
        `${BASE}/${relative(dist, file).split(sep).join('/')}`,
        assetOf(file, readFileSync(file), packedOf(file)),
      ]),
  )

/** A file whose name contains a hash of its content, of seven or eight characters, never changes. */
export const isHashed = (address: string): boolean => /\/assets\/.+-[\w-]{7,8}\.\w+$/.test(address)

/** An address below the base that names a file: a missing file is a 404, not the page. */
export const namesFile = (address: string): boolean =>
  address.startsWith(`${BASE}/assets/`) || /\.\w{2,11}$/.test(address)
