/**
 * What the command palette leads to, in the order in which groups of equal merit stand. `search` is the way out that is
 * always there: the carrier search for what was typed.
 *
 * Source: section 2, "Command palette".
 */
export const PALETTE_GROUPS = [
  'recent',
  'screens',
  'actions',
  'carriers',
  'loads',
  'saved-searches',
  'search',
] as const

/** One of those groups. Source: section 2, "Command palette". */
export type PaletteGroup = (typeof PALETTE_GROUPS)[number]

/** What each group is called; the search speaks for itself. Source: section 2, "Command palette". */
export const PALETTE_GROUP_LABELS: Readonly<Record<PaletteGroup, string>> = {
  recent: 'Recent',
  screens: 'Screens',
  actions: 'Actions',
  carriers: 'Carriers',
  loads: 'Loads',
  'saved-searches': 'Saved searches',
  search: 'Search',
}

/** One thing that the palette can go to or do. */
export interface PaletteEntry {
  /** Tells it apart from every other, and is the same another day: `screen:loads`. */
  readonly key: string
  readonly group: Exclude<PaletteGroup, 'recent'>
  readonly label: string
  /** What else it may be found by: other names, numbers. */
  readonly searchTerms: readonly string[]
  /** Whether a source has found it for the text that was typed, so that it counts whatever it is called. */
  readonly isFound: boolean
}

/** An entry in its place. Group `recent` is where it stands, not what it is. */
export interface PaletteRow<Entry extends PaletteEntry = PaletteEntry> {
  readonly group: PaletteGroup
  readonly entry: Entry
}
