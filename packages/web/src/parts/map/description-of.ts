import { routeMilesText } from '@fairhaul/core'
import type { MapPicture } from './map-picture.ts'

/** The description of something on a map by its id. Empty: undefined for an id that is not on the map. */
export const descriptionOf = ({ points, routes, areas }: MapPicture, id: string): string | undefined => {
  const route = routes?.find(each => each.id === id)
  if (route !== undefined) return `${route.description}: ${routeMilesText(route.route)}`
  return (areas?.find(each => each.id === id) ?? points?.find(each => each.id === id))?.description
}
