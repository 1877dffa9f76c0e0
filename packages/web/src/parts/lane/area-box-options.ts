import {
  type Area,
  areaNote,
  type Lane,
  laneKey,
  laneText,
  type MapPlace,
  newerZipText,
  unreachable,
} from '@fairhaul/core'

/** One option under an area box. */
export type AreaBoxOption =
  | { readonly kind: 'area'; readonly area: Area }
  /** From the configured maps; its area is looked up once it is chosen. */
  | { readonly kind: 'place'; readonly place: MapPlace }
  /** A lane that was searched before; it fills both ends. */
  | { readonly kind: 'recent'; readonly lane: Lane }

/** A unique key for each option of a list, independent of its position. */
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

/** The text of an option: its name, and its kind, or why it is offered for the typed text. */
export const areaOptionTerms = (
  option: AreaBoxOption,
  typed: string,
): { readonly name: string; readonly note: string } => {
  switch (option.kind) {
    case 'area':
      return { name: option.area.name, note: newerZipText(option.area, typed) ?? areaNote(option.area) }
    case 'place':
      return { name: option.place.name, note: 'Place on the map' }
    case 'recent':
      return { name: laneText(option.lane), note: 'Recent lane' }
    default:
      return unreachable(option)
  }
}
