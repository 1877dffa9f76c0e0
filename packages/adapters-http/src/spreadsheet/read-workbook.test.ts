import { carrierListEncoding } from '@fairhaul/core'
import { expect, it } from 'vitest'
import { xlsxOf, zipOf } from '../testing/xlsx-files.ts'
import { readWorkbook } from './read-workbook.ts'

/** Excel: shared strings, numbers as text, a formula with its last result, a date, a custom format, an error. */
const EXCEL = xlsxOf(
  [
    {
      name: 'Carriers',
      rows: `<row r="2"><c r="A2" t="s"><v>0</v></c><c r="B2" t="s"><v>1</v></c></row>
        <row r="4"><c r="A4" t="s"><v>2</v></c><c r="B4"><v>7259982</v></c><c r="C4" s="1"><v>45306</v></c></row>
        <row r="5"><c r="A5" t="str"><f>A4&amp;"x"</f><v>Hawk</v></c><c r="B5"><f>B4+1</f><v>7259983</v></c><c r="D5" s="2"><v>123456</v></c></row>
        <row r="6"><c r="A6" t="e"><v>#N/A</v></c><c r="B6" t="s"><v>3</v></c><c r="C6" t="b"><v>1</v></c></row>`,
    },
    { name: 'Old', rows: '<row r="1"><c r="A1"><v>1</v></c></row>', state: 'hidden' },
    { name: 'Older', rows: '<row r="1"><c r="A1"><v>2</v></c></row>', state: 'veryHidden' },
  ],
  {
    sharedStrings: [
      '<t>Name</t>',
      '<t>USDOT</t>',
      '<r><t>Eagle </t></r><r><t>Mesa &amp; Sons</t></r>',
      '<t xml:space="preserve">0410877 </t>',
    ],
    formats: ['yyyy\\-mm\\-dd', '"MC-"0'],
  },
)

/** Google: strings inside their cells. */
const GOOGLE = xlsxOf([
  {
    name: 'Sheet1',
    rows: '<row r="1"><c r="A1" t="inlineStr"><is><t>USDOT 7259982</t></is></c></row><row r="2"><c r="A2" t="str"><v>MC 123456</v></c></row>',
  },
])

/** LibreOffice and others: prefixes, parts named from the root, cells without their place. */
const LIBRE = xlsxOf(
  [{ name: 'Tabelle1', rows: '<row><c t="s"><v>0</v></c><c><v>7.259982E6</v></c></row>' }],
  { prefix: 'x:', isAbsolute: true, sharedStrings: ['<t>Falcon</t>'] },
)

const rowsOf = async (bytes: Uint8Array) => {
  const read = await readWorkbook(bytes)
  return read.ok ? read.value : read.refusal.kind
}

it('cells of an Excel file are read for what they show, in their rows, and hidden sheets are named', async () => {
  expect(carrierListEncoding(EXCEL)).toEqual({ ok: true, value: 'xlsx' })
  const [carriers, ...hidden] = (await rowsOf(EXCEL)) as Exclude<Awaited<ReturnType<typeof rowsOf>>, string>
  expect(carriers?.rows.map(cells => cells.join('|').replace(/\|+$/, ''))).toEqual([
    '',
    'Name|USDOT',
    '',
    'Eagle Mesa & Sons|7259982|2024-01-15',
    'Hawk|7259983||MC-123456',
    '#N/A|0410877 |true',
  ])
  expect(hidden).toEqual([
    { name: 'Old', isHidden: true, rows: [] },
    { name: 'Older', isHidden: true, rows: [] },
  ])
})

it.each([
  ['Google', GOOGLE, [['USDOT 7259982'], ['MC 123456']]],
  ['LibreOffice', LIBRE, [['Falcon', '7259982']]],
])('a file of %s is read', async (_, bytes, rows) => {
  expect(carrierListEncoding(bytes)).toEqual({ ok: true, value: 'xlsx' })
  expect(await rowsOf(bytes)).toMatchObject([{ rows }])
})

it.each([
  ['cut off', EXCEL.subarray(0, EXCEL.length / 2)],
  ['no workbook', zipOf({ 'xl/other.xml': '<a/>' })],
  ['broken inside', EXCEL.with(EXCEL.length / 2, 0).fill(7, 100, 900)],
])('a file that is %s is refused', async (_, bytes) => {
  expect(await rowsOf(bytes)).toBe('damaged')
})
