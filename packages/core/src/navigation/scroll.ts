import { matchRoute } from '../routes/match-route.ts'

/**
 * The scroll position after a navigation between two paths without the base. Empty: the first page opens at the top.
 *
 * Source: section 2, "Scroll position".
 */
export const scrollAfter = (fromPath: string | null, toPath: string): 'top' | 'restore' =>
  fromPath !== null && matchRoute(fromPath).route.name === matchRoute(toPath).route.name ? 'restore' : 'top'
