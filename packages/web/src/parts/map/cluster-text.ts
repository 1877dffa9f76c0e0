import { formatCount } from '@fairhaul/core'
import type { PointOnMap } from './map-picture.ts'

const NAMED = 2

/** What stands where a number does: "3 places here: Prairie Lantern, Dallas, TX; Sable Creek, Dallas, TX; and 1 more". */
export const clusterText = (points: readonly Pick<PointOnMap, 'words'>[]): string => {
  const named = points.slice(0, NAMED).map(({ words }) => words)
  const rest = points.length - named.length
  return `${formatCount(points.length, 'place')} here: ${[...named, ...(rest > 0 ? [`and ${rest} more`] : [])].join('; ')}`
}
