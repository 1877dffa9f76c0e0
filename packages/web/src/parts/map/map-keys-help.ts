/** What the keys do while a map has the focus. */
export const MAP_KEYS_HELP =
  'Arrow keys move the map, plus and minus zoom, 0 shows everything, L shows it as a list.'
