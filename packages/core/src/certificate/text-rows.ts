/**
 * A box on a page of a document. Units: points, from the upper left corner of the page, which is numbered from 1.
 */
export interface PagePlace {
  readonly page: number
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** A piece of the text of a document, as its file has it: a word, a line or a letter. */
export interface TextPiece extends PagePlace {
  readonly text: string
}

/** A text on a page, and where it is. */
export interface PlacedText {
  readonly text: string
  readonly place: PagePlace
}

interface Span {
  readonly from: number
  readonly piece: TextPiece
}

/** The pieces beside each other on a page as one text, in which two blanks are between columns. */
export interface TextRow {
  readonly page: number
  readonly text: string
  readonly spans: readonly Span[]
}

/** Points by which the lower edges of one line may differ. */
const ROW_POINTS = 3

/** The room before a word and before a column, in heights of the text. */
const WORD_GAP = 0.15
const COLUMN_GAP = 1

const bottomOf = ({ y, height }: PagePlace): number => y + height

/** A total order: equal pieces alone are equal in it, so that the order of the pieces never counts. */
const byPlace = (one: TextPiece, other: TextPiece): number =>
  one.page - other.page ||
  bottomOf(one) - bottomOf(other) ||
  one.x - other.x ||
  one.width - other.width ||
  one.height - other.height ||
  (one.text < other.text ? -1 : Number(one.text > other.text))

const byColumn = (one: TextPiece, other: TextPiece): number => one.x - other.x || byPlace(one, other)

const blanksBefore = (piece: TextPiece, previous: TextPiece | undefined): string => {
  if (previous === undefined) return ''
  const gap = (piece.x - previous.x - previous.width) / Math.max(1, previous.height)
  if (gap > COLUMN_GAP) return '  '
  return gap > WORD_GAP ? ' ' : ''
}

type Pieces = [TextPiece, ...TextPiece[]]

const rowOf = (pieces: Pieces): TextRow => {
  const spans: Span[] = []
  let text = ''
  let previous: TextPiece | undefined
  for (const piece of pieces.toSorted(byColumn)) {
    text += blanksBefore(piece, previous)
    spans.push({ from: text.length, piece })
    text += piece.text
    previous = piece
  }
  return { page: pieces[0].page, text, spans }
}

/** A piece without the blanks around it and their room; several blanks in it are two. Zero is never negative. */
const tidyPiece = ({ text, page, x, y, width, height }: TextPiece): TextPiece => {
  const own = text.trim()
  const character = width / text.length
  return {
    text: own.replaceAll(/\s{2,}/g, '  '),
    page: page + 0,
    x: x + character * (text.length - text.trimStart().length) + 0,
    y: y + 0,
    width: character * own.length + 0,
    height: height + 0,
  }
}

/**
 * The rows of a document, from the top of the first page on, whatever the order of the pieces.
 *
 * Empty: no rows without text. Refuses: pieces without a place are left out.
 * Source: section 3, "Certificates of insurance".
 */
export const textRows = (pieces: readonly TextPiece[]): readonly TextRow[] => {
  const rows: Pieces[] = []
  const placed = pieces
    .map(tidyPiece)
    .filter(
      piece => piece.text !== '' && Number.isFinite(piece.page + piece.x + bottomOf(piece) + piece.width),
    )
    .toSorted(byPlace)
  for (const piece of placed) {
    const row = rows.at(-1)
    const first = row?.[0]
    if (first?.page === piece.page && bottomOf(piece) - bottomOf(first) <= ROW_POINTS) row?.push(piece)
    else rows.push([piece])
  }
  return rows.map(rowOf)
}

/** The part of a piece between two of its characters. */
const partOf = ({ from, piece }: Span, first: number, end: number): PagePlace => {
  const { page, x, y, width, height, text } = piece
  const at = Math.max(0, first - from)
  const to = Math.min(text.length, end - from)
  return { page, x: x + (width * at) / text.length, y, width: (width * (to - at)) / text.length, height }
}

/** The box around several boxes of a page. Source: section 3, "Certificates of insurance". */
export const aroundAll = ([first, ...others]: readonly [PagePlace, ...PagePlace[]]): PagePlace =>
  others.reduce((all, { x, y, width, height }) => {
    const [left, top] = [Math.min(all.x, x), Math.min(all.y, y)]
    return {
      page: all.page,
      x: left,
      y: top,
      width: Math.max(all.x + all.width, x + width) - left,
      height: Math.max(all.y + all.height, y + height) - top,
    }
  }, first)

/** A part of the text of a row with its place. Source: section 3, "Certificates of insurance". */
export const partOfRow = (row: TextRow, from: number, text: string): PlacedText => {
  const end = from + text.length
  const inside = row.spans.filter(span => span.from < end && span.from + span.piece.text.length > from)
  const places = inside.map(span => partOf(span, from, end))
  return { text, place: aroundAll(places as [PagePlace, ...PagePlace[]]) }
}

/** The columns of a row, each with its place. Source: section 3, "Certificates of insurance". */
export const columnsOf = (row: TextRow): readonly PlacedText[] =>
  [...row.text.matchAll(/\S+(?: \S+)*/g)].map(({ 0: text, index }) => partOfRow(row, index, text))

/**
 * What a pattern with one group finds in a row: the group, with its place.
 *
 * Empty: undefined where the pattern or its group finds nothing. Source: section 3, "Certificates of insurance".
 */
export const foundIn = (row: TextRow, pattern: RegExp): PlacedText | undefined => {
  const found = pattern.exec(row.text)
  const value = found?.[1]?.trim()
  if (found === null || value === undefined || value === '') return undefined
  const from = row.text.indexOf(value, found.index + found[0].indexOf(found[1] as string))
  return partOfRow(row, from, value)
}
