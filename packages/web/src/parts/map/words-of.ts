import { routeMilesText } from '@fairhaul/core'
import type { MapPicture } from './map-picture.ts'

/** What something on a map is, in words. Empty: undefined for an id that nothing on it has. */
export const wordsOf = ({ points, ways, areas }: MapPicture, id: string): string | undefined => {
  const way = ways?.find(each => each.id === id)
  if (way !== undefined) return `${way.words}: ${routeMilesText(way.route)}`
  return (areas?.find(each => each.id === id) ?? points?.find(each => each.id === id))?.words
}
