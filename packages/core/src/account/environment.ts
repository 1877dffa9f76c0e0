/** The environment when the configuration names none. Source: section 8, "Framework errors". */
export const USUAL_ENVIRONMENT = 'production'

/**
 * The environment that error reports name, trimmed.
 *
 * Empty: production, so that a missing setting never hides what brokers see.
 * Source: section 8, "Framework errors".
 */
export const environmentName = (configured: string | null | undefined): string =>
  configured?.trim() || USUAL_ENVIRONMENT
