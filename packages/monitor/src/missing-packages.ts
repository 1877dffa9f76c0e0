import { readFileSync } from 'node:fs'

interface Manifest {
  readonly peerDependencies: Readonly<Record<string, string>>
}

const isInstalled = (name: string): boolean => {
  try {
    import.meta.resolve(name)
    return true
  } catch {
    return false
  }
}

/**
 * The packages that the monitor imports and that cannot be found, as `name@version`. Packages that hold nothing but
 * types are left out, as they are never imported.
 */
export const missingPackages = (manifest: URL): readonly string[] => {
  const { peerDependencies } = JSON.parse(readFileSync(manifest, 'utf8')) as Manifest
  return Object.entries(peerDependencies)
    .filter(([name]) => !name.startsWith('@types/') && !isInstalled(name))
    .map(([name, version]) => `${name}@${version}`)
}

/** What an entry says that lacks packages: which command installs them. */
export const missingPackagesMessage = (entry: string, missing: readonly string[]): string =>
  `${entry} requires packages that are not installed. Run: npm install --save-dev ${missing.join(' ')}`
