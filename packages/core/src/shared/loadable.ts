import type { Failure } from './failure.ts'
import type { Refusal } from './refusal.ts'

/**
 * The state of a request and its response. `previous` is the earlier response, kept so that old rows stay on the page
 * while new ones load, or if they fail to load.
 */
export type Loadable<T, R = Refusal> =
  | { readonly kind: 'idle' }
  | { readonly kind: 'loading'; readonly previous: T | undefined }
  | { readonly kind: 'ready'; readonly value: T }
  | { readonly kind: 'refused'; readonly refusal: R; readonly previous: T | undefined }
  | { readonly kind: 'failed'; readonly failure: Failure; readonly previous: T | undefined }

/** The latest response, also while another is loading or after it failed. Empty: undefined. */
export const latestValue = <T, R>(loadable: Loadable<T, R>): T | undefined => {
  switch (loadable.kind) {
    case 'idle':
      return undefined
    case 'ready':
      return loadable.value
    default:
      return loadable.previous
  }
}
