import { expect, it } from 'vitest'
import { type Worksheet, workbookList, worksheetLine } from './workbook.ts'

const sheet = (name: string, rows: readonly (readonly string[])[] = [], isHidden = false): Worksheet => ({
  name,
  text: rows.map(worksheetLine).join('\n'),
  isHidden,
})
const ROWS = [[], ['Eagle\n"Mesa"', ''], ['MC\t1', '2']]

it('a spreadsheet of one sheet is a list with a line for each row', () => {
  expect(workbookList([sheet('Carriers', ROWS)])).toEqual({
    ok: true,
    value: { text: '\nEagle Mesa \t\nMC 1\t2', notes: [] },
  })
})

it('the first sheet that is shown and has cells is read, and the others are named', () => {
  const read = workbookList([
    sheet('Cover', [['', ' ']]),
    sheet('Old', [], true),
    sheet('May', [['MC 1']]),
    sheet('June', [['MC 2']]),
  ])
  expect(read).toEqual({
    ok: true,
    value: {
      text: 'MC 1',
      notes: [
        'Read: sheet “May”.',
        'Not read, as a list is one sheet: “June”.',
        'Hidden and not read: “Old”.',
      ],
    },
  })
})

it.each([
  [[], 'This spreadsheet is empty.'],
  [
    [sheet('A'), sheet('Old', [], true)],
    'Nothing is in the sheets that are shown. Hidden and not read: “Old”.',
  ],
])('a spreadsheet without a sheet to read is refused', (sheets, message) => {
  expect(workbookList(sheets)).toEqual({ ok: false, refusal: { kind: 'empty', message } })
})
