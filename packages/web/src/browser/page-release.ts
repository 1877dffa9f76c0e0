import type { PageRelease } from '../stores/ports.ts'
import type { SafeStorage } from './storage.ts'
import { STORAGE_KEYS } from './storage-keys.ts'

export interface ReleaseDeps {
  /** The version in this page's configuration. */
  readonly version: string
  /** The address of the page. */
  readonly address: string
  readonly fetch: typeof globalThis.fetch
  readonly reload: () => void
  /** Of this tab. */
  readonly storage: SafeStorage
}

/** The configured version where no server has written it. */
const NOT_KNOWN = 'unknown'

const WRITTEN_VERSION = /id="page-configuration">[^<]*?"version":"([^"<]+)"/

/**
 * The release, by the version that the server writes into the page.
 *
 * Choice: requests the page itself, with the browser's cache: the response is "not modified" unless it has changed. The
 * ETag of a HEAD would change with the configuration too, and, behind a server that compresses, with the encoding.
 */
export const browserPageRelease = ({
  version,
  address,
  fetch,
  reload,
  storage,
}: ReleaseDeps): PageRelease => {
  const markOf = (reason: string) => `${version} ${reason}`
  const wasReloadedFor = (reason: string) => storage.read(STORAGE_KEYS.reloaded) === markOf(reason)
  return {
    running: version === NOT_KNOWN ? null : version,
    async served() {
      try {
        const answer = await fetch(address, { cache: 'no-cache', headers: { accept: 'text/html' } })
        const page = answer.ok ? await answer.text() : ''
        return { answered: true, release: WRITTEN_VERSION.exec(page)?.[1] ?? null }
      } catch {
        return { answered: false }
      }
    },
    wasReloadedFor,
    reload(reason) {
      if (reason !== undefined) {
        storage.write(STORAGE_KEYS.reloaded, markOf(reason))
        if (!wasReloadedFor(reason)) return false
      }
      reload()
      return true
    },
  }
}
