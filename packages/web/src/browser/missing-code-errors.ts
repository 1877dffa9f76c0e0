import type { MissingCodeErrors, UnsavedText } from '../stores/ports.ts'

/**
 * The build lets every lazy import tell of its failure by an event with the error in it, so that nobody has to
 * understand the words that each browser has for it.
 */
export const browserMissingCodeErrors = (
  page: Pick<Window, 'addEventListener' | 'removeEventListener'>,
  unsavedText: UnsavedText,
): MissingCodeErrors => {
  const seen = new WeakMap<object, boolean>()
  page.addEventListener('vite:preloadError', ({ payload }) => {
    seen.set(payload, unsavedText.isThere())
  })
  const at = (error: unknown) => (typeof error === 'object' && error !== null ? seen.get(error) : undefined)
  return {
    has: error => at(error) !== undefined,
    hadUnsavedText: error => at(error) === true,
    subscribe(call) {
      page.addEventListener('vite:preloadError', call)
      return () => page.removeEventListener('vite:preloadError', call)
    },
  }
}
