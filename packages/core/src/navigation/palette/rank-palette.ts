import { PALETTE_CLOSENESS, paletteCloseness, termsIn } from './palette-closeness.ts'
import { PALETTE_GROUPS, type PaletteEntry, type PaletteRow } from './palette-entry.ts'

/** The number of recent entries shown first, and of rows per group for a text, at most. */
const PALETTE_RECENT_MAX = 6
/** Rows of one group for a text, at most. Choice: users do not read more, and typing on is faster. */
const PALETTE_GROUP_MAX = 8

interface PaletteQuestion<Entry extends PaletteEntry> {
  readonly text: string
  readonly entries: readonly Entry[]
  /** Keys of earlier choices, newest first. */
  readonly recent: readonly string[]
}

/**
 * The palette rows for a text, in display order.
 *
 * Without a text, the recent entries come first, then everything in the order of the groups. With a text, groups are
 * sorted by their closest row, and rows within a group by closeness, then by most recent choice, then in their given
 * order. The fallback `search` comes last.
 *
 * Empty: no rows for a text that nothing matches.
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

/** The index in `PALETTE_CLOSENESS`; -1 for no match. */
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
 * The rows after a late answer. The row under the cursor and all rows above it stay in place, with what the answer says
 * of them; below come the others of its group, under their heading, and then the rest in the new order.
 *
 * Empty: if the cursor is on no row, or its row is gone, the new order is shown.
 * Source: section 2, "Command palette".
 */
export const mergePalette = <Entry extends PaletteEntry>(
  shown: readonly PaletteRow<Entry>[],
  next: readonly PaletteRow<Entry>[],
  heldKey: string | null,
): readonly PaletteRow<Entry>[] => {
  const latest = new Map(next.map(({ entry }) => [entry.key, entry]))
  const above = shown
    .slice(0, shown.findIndex(({ entry }) => entry.key === heldKey) + 1)
    .map(({ group, entry }) => ({ group, entry: latest.get(entry.key) ?? entry }))
  const keys = new Set(above.map(({ entry }) => entry.key))
  const rest = next.filter(({ entry }) => !keys.has(entry.key))
  const heldGroup = above.at(-1)?.group
  return [
    ...above,
    ...rest.filter(({ group }) => group === heldGroup),
    ...rest.filter(({ group }) => group !== heldGroup),
  ]
}
