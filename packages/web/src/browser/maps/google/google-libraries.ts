/// <reference types="google.maps" />
import { CallFailed, type CancelSignal, type Clock } from '@fairhaul/core'
import { importLibrary, setOptions } from '@googlemaps/js-api-loader'

type Libraries = google.maps.ImportLibraryMap

/** The parts of Google Maps, each fetched when it is first asked for. */
export interface GoogleLibraries {
  /** Refuses: rejects when the provider is blocked, slow, or has refused the key. */
  load<Name extends keyof Libraries>(name: Name, signal?: CancelSignal): Promise<Libraries[Name]>
  /** Calls back once when the provider refuses the key, which may be after everything has come. The answer stops that. */
  onRefused(call: () => void): () => void
}

/** What a key needs: the page, the time, and the loader, which knows the address. */
export interface GoogleDeps {
  readonly key: string
  readonly page: { gm_authFailure?: () => void }
  readonly clock: Clock
  readonly loader?: {
    readonly setOptions: typeof setOptions
    readonly importLibrary: typeof importLibrary
  }
}

/** A map that has not come by then is drawn by the portal itself. */
export const GOOGLE_LIMIT_MS = 6_000

/** How every trouble with the provider is told. It never names the key. */
export const googleFailed = (call: string, detail: string | null = null): CallFailed =>
  new CallFailed({ kind: 'unavailable', call: `Google Maps ${call}`, status: null, requestId: null, detail })

/** A promise that also ends by a cancel, or after a time. */
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
      end(() => reject(googleFailed(call, 'no answer in time'))),
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

/** Google Maps by its own loader. The key is told once; a refusal of it lasts as long as the page. */
export const googleLibraries = ({
  key,
  page,
  clock,
  loader = { setOptions, importLibrary },
}: GoogleDeps): GoogleLibraries => {
  const refused = new Set<() => void>()
  let isRefused = false
  let isTold = false
  const tell = () => {
    if (isTold) return
    isTold = true
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
      if (isRefused) throw googleFailed(name, 'the key was refused')
      tell()
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

/** An answer of the provider, held to the same time and cancelled alike; the provider itself cannot be stopped. */
export const answerWithin = within
