import type { PageViews } from '@fairhaul/core'

/** No tag manager is configured: nothing is sent anywhere. */
export const silentPageViews: PageViews = { viewed: () => undefined }
