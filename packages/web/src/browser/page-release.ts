import type { PageRelease } from '../stores/ports.ts'
import type { SafeStorage } from './storage.ts'
import { STORAGE_KEYS } from './storage-keys.ts'

export interface ReleaseDeps {
  /** The version in this page's configuration. */
  readonly version: string
  /** Where the page is served. */
  readonly address: string
  readonly fetch: typeof globalThis.fetch
  readonly reload: () => void
  /** Of this tab. */
  readonly storage: SafeStorage
}

/** What the configuration says where no server has written it. */
const NOT_KNOWN = 'unknown'

const WRITTEN_VERSION = /id="page-configuration">[^<]*?"version":"([^"<]+)"/

/**
 * The release by the version that the server writes into the page.
 *
 * Choice: the page itself is asked for, as a browser does that has it already: the answer is "not modified" unless there
 * is news. A HEAD's ETag would change with the configuration too, and behind a server that squeezes, with the encoding.
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
