import {
  CARRIER_LIST_BYTES_MAX,
  type CarrierListFileRefusal,
  type CarrierListLayout,
  type CarrierListRow,
  type CarrierListSeparator,
  type CarrierReference,
  carrierListEncoding,
  done,
  type Outcome,
  passedOverText,
  readCarrierLine,
  refused,
  splitCarrierList,
  UNREAD_REASON_TEXTS,
  workbookList,
} from '@fairhaul/core'
import { readWorkbook } from '../spreadsheet/read-workbook.ts'
import { csvCells } from './csv-table.ts'

/** A carrier of a list: a line, and the text or the numbers by which the carrier is found. */
export interface VetLine {
  /** Counts from 1, with blank lines, as in an editor. */
  readonly line: number
  /** As written, with single blanks, shortened. */
  readonly written: string
  readonly lookUp: string | CarrierReference
  /** Its cells, under the list's own columns. Empty: the list has none. */
  readonly own: readonly string[]
}

const REFUSALS: Readonly<Record<CarrierListFileRefusal['kind'], string>> = {
  empty: 'it is empty.',
  'too-large': `it has more than ${CARRIER_LIST_BYTES_MAX / 1024 / 1024} MB. Split it.`,
  'too-large-unpacked': 'it is too large once it is unpacked. Save the sheet with the carriers alone.',
  damaged: 'it is damaged or was cut off.',
  spreadsheet: 'it is a spreadsheet of another kind, or has a password. Save it as .xlsx or CSV.',
  pdf: 'it is a PDF. Copy the numbers into a text file.',
  picture: 'it is a picture. Write the numbers into a text file.',
  archive: 'it is a compressed file. Unpack it.',
  'no-text': 'it holds no text that can be read.',
}

/** The text of a file, in whichever encoding. Refuses: what is no text, in a sentence that follows the file's name. */
export const textOfFile = (bytes: Uint8Array): Outcome<string, string> => {
  const encoding = carrierListEncoding(bytes)
  if (!encoding.ok) return refused(REFUSALS[encoding.refusal.kind])
  return encoding.value === 'xlsx'
    ? refused('it is a spreadsheet. Save it as CSV.')
    : done(new TextDecoder(encoding.value).decode(bytes))
}

const lookUpOf = ({
  text,
  name,
  identifiers,
  readAs,
  certainty,
  unread,
}: CarrierListRow): VetLine['lookUp'] => {
  if (certainty !== null && certainty !== 'possible')
    return { kind: 'numbers', identifiers, readAs, certainty }
  if (unread === 'two-readings') return { kind: 'unread', message: UNREAD_REASON_TEXTS[unread] }
  return name === '' ? text : name
}

/** The carriers of a list, and what is said of lines that are none. */
export interface VetList {
  readonly lines: readonly VetLine[]
  /** The heading of the list; of a table without one a column without a name for each. Empty: it is no table. */
  readonly columns: readonly string[]
  readonly notes: readonly string[]
}

/** The columns of a table without a heading. Empty: lines whose commas are no columns, and one line alone. */
const unnamedColumns = (
  { separator }: Pick<CarrierListLayout, 'separator'>,
  rows: readonly (readonly string[])[],
): readonly string[] => {
  const width = rows.reduce((most, cells) => Math.max(most, cells.length), 0)
  const isTable =
    rows.length > 1 && width > 1 && (separator !== ',' || rows.every(cells => cells.length === width))
  return isTable ? Array<string>(width).fill('') : []
}

/**
 * The carriers of a list: a number or a name on each line, or a CSV file with a column of numbers or names. A line that
 * has several numbers of one type is several carriers.
 *
 * Refuses: a list without lines. There is no limit on lines besides that of the file's size.
 */
export const readVetList = (text: string, separator?: CarrierListSeparator): Outcome<VetList, string> => {
  const { layout, lines, passedOver } = splitCarrierList(text, separator)
  if (lines.length === 0) return refused('it has no carriers.')
  const { separator: between } = layout
  const cells = lines.map(({ text: written }) =>
    (between === null ? [written] : csvCells(written, between)).map(cell => cell.trim()),
  )
  const columns = layout.heading ?? unnamedColumns(layout, cells)
  return done({
    lines: lines.flatMap((line, at) => {
      const own = columns.length === 0 ? [] : (cells[at] ?? [])
      return readCarrierLine(layout, line, 'DOT or MC').map(row => ({
        line: row.line,
        written: row.text,
        lookUp: lookUpOf(row),
        own,
      }))
    }),
    columns,
    notes: passedOver.map(passedOverText),
  })
}

/** The list in the bytes of a file: text, or a spreadsheet. Refuses: as `textOfFile` and `readVetList` do. */
export const readVetListFile = async (bytes: Uint8Array): Promise<Outcome<VetList, string>> => {
  const encoding = carrierListEncoding(bytes)
  if (!encoding.ok || encoding.value !== 'xlsx') {
    const text = textOfFile(bytes)
    return text.ok ? readVetList(text.value) : text
  }
  const sheets = await readWorkbook(bytes)
  if (!sheets.ok) return refused(REFUSALS[sheets.refusal.kind])
  const sheet = workbookList(sheets.value)
  if (!sheet.ok) return refused(sheet.refusal.message)
  const list = readVetList(sheet.value.text, '\t')
  return list.ok ? done({ ...list.value, notes: [...sheet.value.notes, ...list.value.notes] }) : list
}
