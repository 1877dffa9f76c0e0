/** How many errors are kept before the portal's own scripts have come. */
export const EARLY_ERRORS_MAX = 5

/** What nobody caught before the portal's scripts came, until they take over. */
export interface EarlyErrors {
  /** Gives what was kept, and listens no more. */
  take(): readonly (ErrorEvent | PromiseRejectionEvent)[]
}

/** Keeps the first errors of a page. */
export const earlyErrors = (page: Window): EarlyErrors => {
  const kept: (ErrorEvent | PromiseRejectionEvent)[] = []
  const keep = (event: ErrorEvent | PromiseRejectionEvent) => {
    if (kept.length < EARLY_ERRORS_MAX) kept.push(event)
  }
  page.addEventListener('error', keep)
  page.addEventListener('unhandledrejection', keep)
  return {
    take: () => {
      page.removeEventListener('error', keep)
      page.removeEventListener('unhandledrejection', keep)
      return kept
    },
  }
}
