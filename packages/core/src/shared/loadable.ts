import type { Failure } from './failure.ts'
import type { Refusal } from './refusal.ts'

/**
 * One question and where its answer stands. `previous` is the answer before, kept so that old rows stay on the page
 * while new ones come, and are not lost when they do not.
 */
export type Loadable<T, R = Refusal> =
  | { readonly kind: 'idle' }
  | { readonly kind: 'loading'; readonly previous: T | undefined }
  | { readonly kind: 'ready'; readonly value: T }
  | { readonly kind: 'refused'; readonly refusal: R; readonly previous: T | undefined }
  | { readonly kind: 'failed'; readonly failure: Failure; readonly previous: T | undefined }

/** The newest answer there is, also while another is on its way or after it failed. Empty: undefined. */
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
