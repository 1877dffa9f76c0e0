/** What a user searched for lately, of one kind: how two are distinguished, and how the browser stores it. */
export interface RecentKind<T> {
  /** Names the stored list. */
  readonly name: string
  /** How many are stored, at most. */
  readonly max: number
  /** The identity of one; undefined when it cannot be searched, so that it is never listed. */
  keyOf(it: T): string | undefined
  /** The text that the browser stores for one. */
  write(it: T): string
  /** Undefined for a text that is none. */
  read(text: string): T | undefined
}

/**
 * A recent list after a search: what was searched comes first, and only once.
 *
 * Refuses: what cannot be searched changes nothing. Source: section 3, "Lane".
 */
export const withRecent = <T>(kind: RecentKind<T>, recent: readonly T[], it: T): readonly T[] =>
  kind.keyOf(it) === undefined ? recent : [it, ...withoutRecent(kind, recent, it)].slice(0, kind.max)

/** A recent list without one of its items. Source: section 3, "Lane". */
export const withoutRecent = <T>(kind: RecentKind<T>, recent: readonly T[], it: T): readonly T[] =>
  recent.filter(each => kind.keyOf(each) !== kind.keyOf(it))

/** A recent list as the browser stores it. Source: section 3, "Lane". */
export const writeRecent = <T>(kind: RecentKind<T>, recent: readonly T[]): readonly string[] =>
  recent.map(it => kind.write(it))

/**
 * Reads a recent list that the browser stored.
 *
 * Refuses: anything but a list gives none; what cannot be searched and duplicates are left out. Source: section 3,
 * "Lane".
 */
export const readRecent = <T>(kind: RecentKind<T>, stored: unknown): readonly T[] => {
  const texts: readonly unknown[] = Array.isArray(stored) ? stored : []
  return texts
    .flatMap(text => (typeof text === 'string' ? (kind.read(text) ?? []) : []))
    .reduceRight<readonly T[]>((recent, it) => withRecent(kind, recent, it), [])
}
