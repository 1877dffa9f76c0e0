/**
 * The groups of the command palette, in their order when equally close. `search` is the fallback that is always
 * offered: the carrier search for the typed text. `other-search` is what a phone, e-mail, VIN, plate or unit leads to.
 *
 * Source: section 2, "Command palette".
 */
export const PALETTE_GROUPS = [
  'recent',
  'screens',
  'actions',
  'other-search',
  'carriers',
  'loads',
  'saved-searches',
  'search',
] as const

/** One of those groups. Source: section 2, "Command palette". */
export type PaletteGroup = (typeof PALETTE_GROUPS)[number]

/** The label of each group; the search needs none. Source: section 2, "Command palette". */
export const PALETTE_GROUP_LABELS: Readonly<Record<PaletteGroup, string>> = {
  recent: 'Recent',
  screens: 'Screens',
  actions: 'Actions',
  'other-search': 'Contact or vehicle',
  carriers: 'Carriers',
  loads: 'Loads',
  'saved-searches': 'Saved searches',
  search: 'Search',
}

/** A destination or action of the palette. */
export interface PaletteEntry {
  /** A unique key that is stable over time: `screen:loads`. */
  readonly key: string
  readonly group: Exclude<PaletteGroup, 'recent'>
  readonly label: string
  /** Other names or numbers that it can be found by. */
  readonly searchTerms: readonly string[]
  /** Whether a source found it for the typed text, so that it matches whatever its label. */
  readonly isFound: boolean
}

/** An entry with its group. Group `recent` is its display position, not its kind. */
export interface PaletteRow<Entry extends PaletteEntry = PaletteEntry> {
  readonly group: PaletteGroup
  readonly entry: Entry
}
