import type { PageSight } from '../stores/live-refresh.ts'

/** A page that the user sees all the time. */
export const visiblePage: PageSight = { isVisible: () => true, onChange: () => () => undefined }
