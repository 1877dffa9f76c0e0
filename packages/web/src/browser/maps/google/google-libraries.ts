/// <reference types="google.maps" />
import { CallFailed, type CancelSignal, type Clock } from '@fairhaul/core'
import { importLibrary, setOptions } from '@googlemaps/js-api-loader'

type Libraries = google.maps.ImportLibraryMap

/** The parts of Google Maps, each loaded on first use. */
export interface GoogleLibraries {
  /** Refuses: rejects when the provider is blocked, slow, or has refused the key. */
  load<Name extends keyof Libraries>(name: Name, signal?: CancelSignal): Promise<Libraries[Name]>
  /**
   * Calls back once when the provider refuses the key, which may be after everything has loaded. Returns a function
   * that stops this.
   */
  onRefused(call: () => void): () => void
}

/** The dependencies of a key check: the page, the clock, and the loader, which knows the address. */
export interface GoogleDeps {
  readonly key: string
  readonly page: { gm_authFailure?: () => void }
  readonly clock: Clock
  readonly loader?: {
    readonly setOptions: typeof setOptions
    readonly importLibrary: typeof importLibrary
  }
}

/** If a map has not loaded by then, the portal draws its own. */
export const GOOGLE_LIMIT_MS = 6_000

/** The error for every failure of the provider. It never contains the key. */
export const googleFailed = (call: string, detail: string | null = null): CallFailed =>
  new CallFailed({ kind: 'unavailable', call: `Google Maps ${call}`, status: null, requestId: null, detail })

/** A promise that also rejects on abort, or after a time. */
const within = <T>(
  promise: Promise<T>,
  {
    clock,
    call,
    signal,
  }: { readonly clock: Clock; readonly call: string; readonly signal?: CancelSignal | undefined },
): Promise<T> =>
  new Promise((resolve, reject) => {
    if (signal?.aborted === true) return reject(signal.reason)
    const abort = () => end(() => reject(signal?.reason))
    const stop = clock.after(GOOGLE_LIMIT_MS, () =>
      end(() => reject(googleFailed(call, 'no response in time'))),
    )
    const end = (settle: () => void) => {
      stop()
      signal?.removeEventListener('abort', abort)
      settle()
    }
    signal?.addEventListener('abort', abort, { once: true })
    promise.then(
      value => end(() => resolve(value)),
      (thrown: unknown) => end(() => reject(thrown)),
    )
  })

/** Google Maps through its own loader. The key is set once; if it is refused, it stays refused as long as the page. */
export const googleLibraries = ({
  key,
  page,
  clock,
  loader = { setOptions, importLibrary },
}: GoogleDeps): GoogleLibraries => {
  const refused = new Set<() => void>()
  let isRefused = false
  let isWatching = false
  const watchKey = () => {
    if (isWatching) return
    isWatching = true
    page.gm_authFailure = () => {
      isRefused = true
      for (const call of [...refused]) call()
      refused.clear()
    }
    loader.setOptions({ key, v: 'quarterly', language: 'en', region: 'US' })
  }
  return {
    async load(name, signal) {
      if (signal?.aborted === true) throw signal.reason
      if (isRefused) throw googleFailed(name, 'the key was rejected')
      watchKey()
      const loading = loader.importLibrary(name).catch((thrown: unknown) => {
        throw googleFailed(name, thrown instanceof Error ? thrown.message : null)
      })
      return within(loading, { clock, call: name, signal })
    },
    onRefused(call) {
      refused.add(call)
      return () => void refused.delete(call)
    },
  }
}

/** A response of the provider, with the same time limit and abort signal; the provider itself cannot be stopped. */
export const answerWithin = within
