/** How many errors are collected before the portal's scripts load. */
export const EARLY_ERRORS_MAX = 5

/** Uncaught errors from before the portal's scripts took over. */
export interface EarlyErrors {
  /** Returns the collected errors and stops listening. */
  drain(): readonly (ErrorEvent | PromiseRejectionEvent)[]
}

/** Collects the first errors of a page. */
export const earlyErrors = (page: Window): EarlyErrors => {
  const errors: (ErrorEvent | PromiseRejectionEvent)[] = []
  const keep = (event: ErrorEvent | PromiseRejectionEvent) => {
    if (errors.length < EARLY_ERRORS_MAX) errors.push(event)
  }
  page.addEventListener('error', keep)
  page.addEventListener('unhandledrejection', keep)
  return {
    drain: () => {
      page.removeEventListener('error', keep)
      page.removeEventListener('unhandledrejection', keep)
      return errors
    },
  }
}
