/** A part of a value, and whether the other value differs there. */
export interface ValuePart {
  readonly text: string
  readonly isChanged: boolean
}

/** A value before and after a change, in parts. */
export interface ChangedParts {
  readonly before: readonly ValuePart[]
  readonly after: readonly ValuePart[]
}

/** Words, blanks and marks: a change is marked by whole words. */
const PIECES = /[\p{L}\p{N}]+|[^\p{L}\p{N}]/gu

const piecesOf = (text: string): readonly string[] => text.match(PIECES) ?? []

const sharedLength = (one: readonly string[], other: readonly string[]): number => {
  const at = one.findIndex((piece, index) => piece !== other[index])
  return at === -1 ? one.length : at
}

/**
 * What differs between two values: the words between those that both begin with and those that both end with. "Tern LLC"
 * and "Tern Freight LLC" differ in "Freight ".
 *
 * Empty: an empty value has no parts; equal values have no changed part.
 * Source: section 3, "Change orders and reports".
 */
export const changedParts = (before: string, after: string): ChangedParts => {
  const [old, now] = [piecesOf(before), piecesOf(after)]
  const start = sharedLength(old, now)
  const end = sharedLength(old.slice(start).toReversed(), now.slice(start).toReversed())
  const partsOf = (pieces: readonly string[]): readonly ValuePart[] =>
    [
      { text: pieces.slice(0, start).join(''), isChanged: false },
      { text: pieces.slice(start, pieces.length - end).join(''), isChanged: true },
      { text: pieces.slice(pieces.length - end).join(''), isChanged: false },
    ].filter(({ text }) => text !== '')
  return { before: partsOf(old), after: partsOf(now) }
}
