/** How many errors are collected before the portal's scripts load. */
export const EARLY_ERRORS_MAX = 5

/** Uncaught errors from before the portal's scripts took over. */
export interface EarlyErrors {
  /** Returns the collected errors and stops listening. */
  take(): readonly (ErrorEvent | PromiseRejectionEvent)[]
}

/** Collects the first errors of a page. */
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
