import {
  CARRIER_LIST_BYTES_MAX,
  type CarrierListFileRefusal,
  type CarrierListLayout,
  type CarrierListLine,
  carrierListEncoding,
  carrierListLayout,
  carrierListLines,
  done,
  type Outcome,
  readCarrierLine,
  refused,
} from '@fairhaul/core'

/** A carrier of a list: a line, and the text by which the carrier is found. */
export interface VetLine {
  /** Counts from 1, with blank lines, as in an editor. */
  readonly line: number
  /** As written, with single blanks, shortened. */
  readonly written: string
  readonly lookUp: string
}

const REFUSALS: Readonly<Record<CarrierListFileRefusal['kind'], string>> = {
  empty: 'it is empty.',
  'too-large': `it has more than ${CARRIER_LIST_BYTES_MAX / 1024 / 1024} MB. Split it.`,
  spreadsheet: 'it is a spreadsheet. Save it as CSV.',
  pdf: 'it is a PDF. Copy the numbers into a text file.',
  picture: 'it is a picture. Write the numbers into a text file.',
  archive: 'it is a compressed file. Unpack it.',
  'no-text': 'it holds no text that can be read.',
}

/** The text of a file, in whichever encoding. Refuses: what is no text, in a sentence that follows the file's name. */
export const textOfFile = (bytes: Uint8Array): Outcome<string, string> => {
  const encoding = carrierListEncoding(bytes)
  return encoding.ok
    ? done(new TextDecoder(encoding.value).decode(bytes))
    : refused(REFUSALS[encoding.refusal.kind])
}

/** A line without columns is found as written; of one with columns, the numbers in them count. */
const linesOf = (layout: CarrierListLayout, line: CarrierListLine): readonly VetLine[] =>
  readCarrierLine(layout, line, 'DOT or MC').map(({ text, identifiers: [first, ...more], readAs }) => {
    const isPlain = readAs.startsWith('DOT or MC ')
    const number = isPlain && more.length === 1 ? first?.value : readAs
    const isWhole = layout.separator === null || first === undefined
    return { line: line.line, written: text, lookUp: isWhole ? text : (number ?? text) }
  })

/**
 * The carriers of a list: a number or a name on each line, or a CSV file with a column of numbers. A line that has
 * several numbers of one type is several carriers.
 *
 * Refuses: a list without lines. There is no limit on lines besides that of the file's size.
 */
export const readVetList = (text: string): Outcome<readonly VetLine[], string> => {
  const { separator, lines } = carrierListLines(text)
  const layout = carrierListLayout(separator, lines)
  const rest = layout.heading === null ? lines : lines.slice(1)
  return rest.length === 0
    ? refused('it has no carriers.')
    : done(rest.flatMap(line => linesOf(layout, line)))
}
