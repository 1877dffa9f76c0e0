import type { DirectoryPoint } from './directory-entry.ts'
import { DIRECTORY_PARTS, type DirectoryPart } from './directory-parts.ts'
import type { DirectoryRow } from './directory-rows.ts'

/** What the rows say about one name, phone, e-mail or address. */
export interface ContactIndex {
  readonly spellings: Set<string>
  readonly parts: Set<DirectoryPart>
  readonly kinds: Set<string>
  readonly sources: Set<string>
}

/** An entry without rows. */
export const newContactIndex = (): ContactIndex => ({
  spellings: new Set(),
  parts: new Set(),
  kinds: new Set(),
  sources: new Set(),
})

/** Adds a row with this spelling. */
export const gather = (into: ContactIndex, spelling: string, { part, kinds, source }: DirectoryRow): void => {
  into.spellings.add(spelling)
  if (source !== null) into.sources.add(source)
  into.parts.add(part)
  for (const kind of kinds) into.kinds.add(kind)
}

/** Sorts texts by character, so that the order of rows does not matter. */
export const inTextOrder = (texts: Iterable<string>): readonly string[] => [...texts].toSorted()

const isCapitals = (text: string): boolean => text === text.toUpperCase()

/** The most readable spelling: the first in text order that is not all capitals, else the first. */
export const bestSpelling = (spellings: ReadonlySet<string>): string =>
  inTextOrder(spellings).reduce((best, each) => (isCapitals(best) && !isCapitals(each) ? each : best))

/** The parts, in the directory's order, the kinds of the users among them, and the sources. */
export const reportedBy = ({
  parts,
  kinds,
  sources,
}: ContactIndex): Pick<DirectoryPoint, 'parts' | 'kinds' | 'sources'> => ({
  sources: inTextOrder(sources),
  parts: DIRECTORY_PARTS.filter(part => parts.has(part)),
  kinds: inTextOrder(kinds),
})
