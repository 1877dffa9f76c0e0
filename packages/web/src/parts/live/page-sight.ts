import type { PageSight } from '../../stores/live-refresh.ts'

/** The tab of the browser. */
export const pageSight: PageSight = {
  isVisible: () => document.visibilityState === 'visible',
  onChange(call) {
    document.addEventListener('visibilitychange', call)
    return () => document.removeEventListener('visibilitychange', call)
  },
}
