import { readFileSync } from 'node:fs'

/** The version of the package. */
export const versionOf = (): string => {
  const manifest = readFileSync(new URL('../../package.json', import.meta.url), 'utf8')
  return (JSON.parse(manifest) as { readonly version: string }).version
}
