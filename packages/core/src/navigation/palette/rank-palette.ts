import { PALETTE_CLOSENESS, paletteCloseness, termsIn } from './palette-closeness.ts'
import { PALETTE_GROUPS, type PaletteEntry, type PaletteRow } from './palette-entry.ts'

/** How many recent ones stand first, and how many rows a group shows for a text, at most. */
export const PALETTE_RECENT_MAX = 6
/** How many rows of one group answer a text, at most. Choice: more are not read, and typing on is quicker. */
export const PALETTE_GROUP_MAX = 8

interface PaletteQuestion<Entry extends PaletteEntry> {
  readonly text: string
  readonly entries: readonly Entry[]
  /** Keys of what was chosen before, the newest first. */
  readonly recent: readonly string[]
}

/**
 * What the palette shows for a text, in its order.
 *
 * With nothing to go by, the recent ones stand first, then everything in the order of the groups. For a text, a group
 * stands where its closest row does, and in it the closer row first, of equals the one chosen more recently, then the
 * order in which they came. The way out, `search`, stands last.
 *
 * Empty: a text that nothing is close to has no rows.
 * Source: section 2, "Command palette".
 */
export const rankPalette = <Entry extends PaletteEntry>({
  text,
  entries,
  recent,
}: PaletteQuestion<Entry>): readonly PaletteRow<Entry>[] => {
  if (termsIn(text).length === 0) return withoutText(entries, recent)
  const recency = (key: string) => (recent.includes(key) ? recent.indexOf(key) : recent.length)
  const close = entries
    .map(entry => ({ entry, closeness: closenessOf(text, entry) }))
    .filter(({ closeness }) => closeness >= 0)
    .toSorted(
      (one, other) => one.closeness - other.closeness || recency(one.entry.key) - recency(other.entry.key),
    )
  const groups = PALETTE_GROUPS.flatMap(group => {
    const rows = close.filter(({ entry }) => entry.group === group)
    const [best] = rows
    if (best === undefined) return []
    const place = group === 'search' ? PALETTE_CLOSENESS.length : best.closeness
    return [{ place, rows: rows.slice(0, PALETTE_GROUP_MAX) }]
  })
  return groups
    .toSorted((one, other) => one.place - other.place)
    .flatMap(({ rows }) => rows.map(({ entry }) => ({ group: entry.group, entry })))
}

/** As a place in `PALETTE_CLOSENESS`; -1 for nothing of it. */
const closenessOf = (text: string, entry: PaletteEntry): number => {
  const closeness = paletteCloseness(text, entry)
  return closeness === undefined ? -1 : PALETTE_CLOSENESS.indexOf(closeness)
}

const withoutText = <Entry extends PaletteEntry>(
  entries: readonly Entry[],
  recent: readonly string[],
): readonly PaletteRow<Entry>[] => {
  const again = recent
    .flatMap(key => entries.find(entry => entry.key === key) ?? [])
    .slice(0, PALETTE_RECENT_MAX)
  return [
    ...again.map(entry => ({ group: 'recent', entry }) as const),
    ...PALETTE_GROUPS.flatMap(group =>
      entries.filter(entry => entry.group === group && !again.includes(entry)),
    ).map(entry => ({ group: entry.group, entry })),
  ]
}

/**
 * The rows once a late answer has come: what is held by the cursor, and all above it, stay where they are; below come
 * the others of its group, under the heading it has, and then the rest in its new order.
 *
 * Empty: where nothing is held, or it is gone already, the new order is shown as it is.
 * Source: section 2, "Command palette".
 */
export const settlePalette = <Entry extends PaletteEntry>(
  shown: readonly PaletteRow<Entry>[],
  next: readonly PaletteRow<Entry>[],
  heldKey: string | null,
): readonly PaletteRow<Entry>[] => {
  const above = shown.slice(0, shown.findIndex(({ entry }) => entry.key === heldKey) + 1)
  const keys = new Set(above.map(({ entry }) => entry.key))
  const rest = next.filter(({ entry }) => !keys.has(entry.key))
  const heldGroup = above.at(-1)?.group
  return [
    ...above,
    ...rest.filter(({ group }) => group === heldGroup),
    ...rest.filter(({ group }) => group !== heldGroup),
  ]
}
