import { DIRECTORY_PARTS, type DirectoryPart } from './directory-parts.ts'
import type { DirectoryPoint } from './directory-entry.ts'
import type { DirectoryRow } from './directory-rows.ts'

/** What is said of one name, phone, e-mail or address, whoever says it. */
export interface ContactIndex {
  readonly spellings: Set<string>
  readonly parts: Set<DirectoryPart>
  readonly kinds: Set<string>
  readonly sources: Set<string>
}

/** Nothing said yet. */
export const newContactIndex = (): ContactIndex => ({
  spellings: new Set(),
  parts: new Set(),
  kinds: new Set(),
  sources: new Set(),
})

/** Takes in one more row that speaks of it, spelled so. */
export const gather = (into: ContactIndex, spelling: string, { part, kinds, source }: DirectoryRow): void => {
  into.spellings.add(spelling)
  if (source !== null) into.sources.add(source)
  into.parts.add(part)
  for (const kind of kinds) into.kinds.add(kind)
}

/** Texts in the order of their characters, so that the order of rows cannot show. */
export const inTextOrder = (texts: Iterable<string>): readonly string[] => [...texts].toSorted()

const isCapitals = (text: string): boolean => text === text.toUpperCase()

/** The spelling people like to read: the first in text order that is not all capitals, else the first. */
export const bestSpelling = (spellings: ReadonlySet<string>): string =>
  inTextOrder(spellings).reduce((best, each) => (isCapitals(best) && !isCapitals(each) ? each : best))

/** The parts that say so, in the directory's order, the kinds of the users among them, and who gave it. */
export const reportedBy = ({
  parts,
  kinds,
  sources,
}: ContactIndex): Pick<DirectoryPoint, 'parts' | 'kinds' | 'sources'> => ({
  sources: inTextOrder(sources),
  parts: DIRECTORY_PARTS.filter(part => parts.has(part)),
  kinds: inTextOrder(kinds),
})
