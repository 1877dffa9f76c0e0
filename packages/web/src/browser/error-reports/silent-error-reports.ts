import type { ErrorReports } from '@fairhaul/core'

/** No error reporting is configured: nothing is sent. */
export const silentErrorReports: ErrorReports = { capture: () => undefined, setPerson: () => undefined }
