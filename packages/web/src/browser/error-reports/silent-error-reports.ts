import type { ErrorReports } from '@fairhaul/core'

/** Nowhere to report errors to is configured: nothing is sent anywhere. */
export const silentErrorReports: ErrorReports = { capture: () => undefined, setPerson: () => undefined }
