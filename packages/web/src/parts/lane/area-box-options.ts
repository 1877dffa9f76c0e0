import { type Area, areaNote, type Lane, laneKey, laneText, type MapPlace, unreachable } from '@fairhaul/core'

/** One line under the box of a lane's end. */
export type AreaBoxOption =
  | { readonly kind: 'area'; readonly area: Area }
  /** Of the configured maps: which area it lies in is looked up once it is chosen. */
  | { readonly kind: 'place'; readonly place: MapPlace }
  /** A lane that was searched before: it fills both ends. */
  | { readonly kind: 'recent'; readonly lane: Lane }

/** Tells the options of one list apart, whatever place they move to. */
export const areaOptionKey = (option: AreaBoxOption): string => {
  switch (option.kind) {
    case 'area':
      return `area-${option.area.id}`
    case 'place':
      return `place-${option.place.id}`
    case 'recent':
      return `recent-${laneKey(option.lane)}`
    default:
      return unreachable(option)
  }
}

/** What an option reads: its name, and what it is. */
export const areaOptionWords = (option: AreaBoxOption): { readonly name: string; readonly note: string } => {
  switch (option.kind) {
    case 'area':
      return { name: option.area.name, note: areaNote(option.area) }
    case 'place':
      return { name: option.place.name, note: 'Place on the map' }
    case 'recent':
      return { name: laneText(option.lane), note: 'Recent lane' }
    default:
      return unreachable(option)
  }
}
