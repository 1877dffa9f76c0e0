import type { PageViews } from '@fairhaul/core'

/** No tag manager is configured: nothing is sent. */
export const silentPageViews: PageViews = { viewed: () => undefined }
