import { formatNumber } from '../shared/amounts.ts'
import { done, type Outcome, refused } from '../shared/outcome.ts'
import { type CarrierListLayout, carrierListLayout } from './carrier-list-layout.ts'
import {
  type CarrierListLine,
  carrierListLines,
  type CarrierListSeparator,
  cellsOf,
  QUOTED_LINES_MAX,
} from './carrier-list-lines.ts'

/** Lines of a list, at most, not counting blank ones. Choice: more than any brokerage monitors. */
const CARRIER_LIST_LINES_MAX = 50_000

/** A line that is no carrier. */
export interface PassedOverLine extends CarrierListLine {
  readonly kind: 'separator' | 'title' | 'heading'
}

/** A list before its lines are read. */
export interface OpenCarrierList {
  readonly layout: CarrierListLayout
  /** The lines of carriers. */
  readonly lines: readonly CarrierListLine[]
  /** The other lines: the heading, titles above it, the heading again. */
  readonly passedOver: readonly PassedOverLine[]
}

/** Why a list is not read at all, with a message for the broker. */
export interface CarrierListRefusal {
  readonly kind: 'empty' | 'too-many-lines'
  readonly message: string
}

const PASSED_OVER_TEXTS: Readonly<Record<PassedOverLine['kind'], string>> = {
  separator: 'names the separator',
  title: 'is a title',
  heading: 'is the heading',
}

/** Characters of a line that are shown, at most. */
const SHOWN_CHARACTERS_MAX = 200

const ODD_BLANKS = /\s{2,}|[^\S ]/g

/** A line as it is shown: in one line, with single blanks, shortened. */
export const shownLine = (written: string): string =>
  written.replace(ODD_BLANKS, ' ').trim().slice(0, SHOWN_CHARACTERS_MAX)

/** "Line 1 is the heading: Name,DOT". Source: section 4, "Subscription". */
export const passedOverText = ({ line, text, kind }: PassedOverLine): string =>
  `Line ${formatNumber(line)} ${PASSED_OVER_TEXTS[kind]}: ${shownLine(text)}`

const filledCells = (cells: readonly string[]): number => cells.filter(cell => cell !== '').length

/**
 * Splits a list of carriers, of any length, into lines, and finds its separator, its heading and the columns of its
 * numbers. `separator`: what separates the cells, where that is known.
 *
 * Empty: a list without lines. Source: section 4, "Subscription". Choice: a line above the heading with fewer cells is a
 * title; the heading of one column has none.
 */
export const splitCarrierList = (text: string, separator?: CarrierListSeparator): OpenCarrierList => {
  const list = carrierListLines(text, separator)
  const layout = carrierListLayout(list.separator, list.lines)
  const { heading, headingLine } = layout
  const headingText = list.lines.find(({ line }) => line === headingLine)?.text
  const headingCells = filledCells(heading ?? [])
  const kindOf = ({ line, text: written }: CarrierListLine): PassedOverLine['kind'] | null => {
    if (headingLine === null) return null
    if (written === headingText) return 'heading'
    return line < headingLine && filledCells(cellsOf(written, list.separator)) < headingCells ? 'title' : null
  }
  const passedOver: PassedOverLine[] =
    list.separatorLine === null ? [] : [{ ...list.separatorLine, kind: 'separator' }]
  const lines: CarrierListLine[] = []
  for (const line of list.lines) {
    const kind = kindOf(line)
    if (kind === null) lines.push(line)
    else passedOver.push({ ...line, kind })
  }
  return { layout, lines, passedOver }
}

/** Lines that one quoted cell joins, at most, so that a text of more is too long before it is read. */
const READ_LINES_MAX = CARRIER_LIST_LINES_MAX * QUOTED_LINES_MAX

const filledLines = (text: string): number => text.match(/^.*\S.*$/gm)?.length ?? 0

const tooManyLines = (count: number) =>
  refused({
    kind: 'too-many-lines',
    message: `This list has ${formatNumber(count)} lines. Upload at most ${formatNumber(CARRIER_LIST_LINES_MAX)} at once.`,
  } as const)

/**
 * The same for a list that is uploaded.
 *
 * Refuses: `empty` for a list without any line below its heading, `too-many-lines` for one longer than the limit.
 * Source: section 4, "Subscription".
 */
export const openCarrierList = (
  text: string,
  separator?: CarrierListSeparator,
): Outcome<OpenCarrierList, CarrierListRefusal> => {
  const filled = filledLines(text)
  if (filled > READ_LINES_MAX) return tooManyLines(filled)
  const list = splitCarrierList(text, separator)
  const { length } = list.lines
  if (length === 0) return refused({ kind: 'empty', message: 'The list has no carriers.' })
  return length > CARRIER_LIST_LINES_MAX ? tooManyLines(length) : done(list)
}
