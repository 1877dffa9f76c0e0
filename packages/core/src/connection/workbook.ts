import { done, type Outcome, refused } from '../shared/outcome.ts'
import type { CarrierListFileRefusal } from './carrier-list-file.ts'

/** A sheet of a spreadsheet as text. */
export interface Worksheet {
  readonly name: string
  /**
   * A line for each row, with tabs between cells. Empty for a hidden sheet, which is not read. Of a sheet behind the first
   * that has cells no more than its rows up to the first with cells.
   */
  readonly text: string
  readonly isHidden: boolean
}

/** Reads the bytes of an .xlsx file. Refuses: a file that is damaged. */
export type ReadWorkbook = (
  bytes: Uint8Array,
) => Promise<Outcome<readonly Worksheet[], CarrierListFileRefusal>>

/** The list in a spreadsheet. */
export interface WorkbookList {
  /** A line for each row of its sheet, with tabs between cells. */
  readonly text: string
  /** Which sheet was read, and which were not. Empty: it has only one. */
  readonly notes: readonly string[]
}

const hasText = ({ text }: Worksheet): boolean => text.trim() !== ''

const namesText = (sheets: readonly Worksheet[]): string => sheets.map(({ name }) => `“${name}”`).join(', ')

/** A row as a line of a list. Tabs, line breaks and quotes inside a cell would end it. */
export const worksheetLine = (cells: readonly string[]): string =>
  cells.map(cell => cell.replaceAll(/[\t\r\n"]+/g, ' ')).join('\t')

/**
 * The list in a spreadsheet: the first sheet with cells that is not hidden. The other sheets are named, so that nothing is
 * left out without a word.
 *
 * Refuses: a spreadsheet without such a sheet. Source: section 4, "Subscription". Choice: one sheet is one list, as each may
 * have columns of its own.
 */
export const workbookList = (sheets: readonly Worksheet[]): Outcome<WorkbookList, CarrierListFileRefusal> => {
  const hidden = sheets.filter(({ isHidden }) => isHidden)
  const read = sheets.find(sheet => !sheet.isHidden && hasText(sheet))
  if (read === undefined)
    return refused({
      kind: 'empty',
      message:
        hidden.length > 0
          ? `Nothing is in the sheets that are shown. Hidden and not read: ${namesText(hidden)}.`
          : 'This spreadsheet is empty.',
    })
  const others = sheets.filter(sheet => sheet !== read && !sheet.isHidden && hasText(sheet))
  const notes = [
    others.length + hidden.length > 0 ? `Read: sheet ${namesText([read])}.` : '',
    others.length > 0 ? `Not read, as a list is one sheet: ${namesText(others)}.` : '',
    hidden.length > 0 ? `Hidden and not read: ${namesText(hidden)}.` : '',
  ]
  return done({
    text: read.text,
    notes: notes.filter(note => note !== ''),
  })
}
