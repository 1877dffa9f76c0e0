import type { MissingCodeErrors, UnsavedText } from '../stores/ports.ts'

/**
 * The build makes every lazy import report its failure by an event with the error, so that no code has to parse the
 * error message of each browser.
 */
export const browserMissingCodeErrors = (
  page: Pick<Window, 'addEventListener' | 'removeEventListener'>,
  unsavedText: Pick<UnsavedText, 'isThere'>,
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
