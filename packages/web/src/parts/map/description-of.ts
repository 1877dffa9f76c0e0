import { routeMilesText } from '@fairhaul/core'
import type { MapPicture } from './map-picture.ts'

/** What something on a map is, in words. Empty: undefined for an id that nothing on it has. */
export const wordsOf = ({ points, routes, areas }: MapPicture, id: string): string | undefined => {
  const route = routes?.find(each => each.id === id)
  if (route !== undefined) return `${route.words}: ${routeMilesText(route.route)}`
  return (areas?.find(each => each.id === id) ?? points?.find(each => each.id === id))?.words
}
