import { carrierListEncoding } from '@fairhaul/core'
import { holdsInTime } from '@fairhaul/testkit'
import fc from 'fast-check'
import { type CellValue, readXlsx, writeXlsx } from 'hucre/xlsx'
import { expect, it } from 'vitest'
import { type XlsxWriter, xlsxOf, zipOf } from '../testing/xlsx-files.ts'
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

const textsOf = async (bytes: Uint8Array) => {
  const read = await readWorkbook(bytes)
  return read.ok ? read.value.map(({ text }) => text) : read.refusal.kind
}

it('cells of an Excel file are read for what they show, in their rows, and hidden sheets are named', async () => {
  expect(carrierListEncoding(EXCEL)).toEqual({ ok: true, value: 'xlsx' })
  const read = await readWorkbook(EXCEL)
  const [carriers, ...hidden] = read.ok ? read.value : []
  expect(carriers?.text.split('\n')).toEqual([
    '',
    'Name\tUSDOT',
    '',
    'Eagle Mesa & Sons\t7259982\t2024-01-15',
    'Hawk\t7259983\t\tMC-123456',
    '#N/A\t0410877 \ttrue',
  ])
  expect(hidden).toEqual([
    { name: 'Old', isHidden: true, text: '' },
    { name: 'Older', isHidden: true, text: '' },
  ])
})

it.each([
  ['Google', GOOGLE, 'USDOT 7259982\nMC 123456'],
  ['LibreOffice', LIBRE, 'Falcon\t7259982'],
])('a file of %s is read', async (_, bytes, text) => {
  expect(carrierListEncoding(bytes)).toEqual({ ok: true, value: 'xlsx' })
  expect(await textsOf(bytes)).toEqual([text])
})

const cellsOf = async (rows: string, writer: XlsxWriter = {}) =>
  (await textsOf(xlsxOf([{ name: 'A', rows }], writer)))[0]

it.each([
  ['a letter that XML cannot hold', '<c t="str"><v>A_x000D_B</v></c>', 'A\rB'.replace('\r', ' ')],
  ['marked text', '<c t="inlineStr"><is><t><![CDATA[A & B]]></t></is></c>', 'A & B'],
  ['how a text is spoken', '<c t="inlineStr"><is><t>A</t><rPh><t>ah</t></rPh></is></c>', 'A'],
  ['a shared text that is not there', '<c t="s"><v>9</v></c><c><v>1</v></c>', '\t1'],
  ['a date of its own type', '<c t="d"><v>2024-01-15T00:00:00</v></c>', '2024-01-15'],
  ['a time of its own type', '<c t="d"><v>2024-01-15T08:30:00</v></c>', '2024-01-15 08:30'],
  ['a wrong Boolean', '<c t="b"><v>0</v></c>', 'false'],
  ['a cell without a value', '<c r="A1" s="1"/><c r="B1"><v>1</v></c>', '\t1'],
  ['a number that is none', '<c><v>x</v></c>', 'x'],
  ['a column that no list has', '<c r="A1"><v>1</v></c><c r="XFD1"><v>2</v></c>', '1'],
])('%s is read as it is shown', async (_, cells, text) => {
  expect(await cellsOf(`<row>${cells}</row>`)).toBe(text)
})

it.each([
  ['yyyy-mm-dd', '1', '1900-01-01'],
  ['d. mmm yy', '61.75', '1900-03-01 18:00'],
  ['[h]:mm', '45306', '2024-01-15'],
  ['h:mm', '0.35416667', '08:30'],
  ['yyyy', '7259982', '########'],
  ['yyyy', '-1', '########'],
  ['[Red]0', '45306', '45306'],
  ['0" days"', '45306', '45306'],
  ['0\\d', '45306', '45306'],
  ['General', '45306', '45306'],
  ['"MC-"0', '45306', 'MC-45306'],
])('the format %s shows %s as %s', async (format, value, text) => {
  const cells = `<row><c s="1"><v>${value}</v></c></row>`
  expect(await cellsOf(cells, { formats: [format] })).toBe(text)
})

it('a format of every program is known by its number, and days may be counted from 1904', async () => {
  const file = zipOf({
    '_rels/.rels': '<r><Relationship Id="a" Type="x/officeDocument" Target="book.xml"/></r>',
    '_rels/book.xml.rels':
      '<r><Relationship Id="s" Type="x/styles" Target="styles.xml"/><Relationship Id="a" Type="x/worksheet" Target="./a.xml"/><Relationship Id="c" Type="x/chartsheet" Target="c.xml"/></r>',
    'book.xml':
      '<workbook xmlns:r="x"><workbookPr date1904="1"/><sheet r:id="a"/><sheet name="Chart" r:id="c"/></workbook>',
    'styles.xml':
      '<s><cellStyleXfs><xf numFmtId="1"/></cellStyleXfs><cellXfs><xf/><xf numFmtId="14"/><xf numFmtId="45"/><xf numFmtId="58"/><xf numFmtId="30"/><xf numFmtId="44"/></cellXfs></s>',
    'a.xml':
      '<w><row>0<c s="0"><v>1</v></c><c s="1"><v>1</v></c><c s="2"><v>1</v></c><c s="3"><v>1</v></c><c s="4"><v>1</v></c><c s="5"><v>1</v></c></row></w>',
  })
  const day = '1904-01-02'
  expect(await textsOf(file)).toEqual([['1', day, day, day, day, '1'].join('\t')])
})

it('of a sheet behind the first with cells, only the beginning is read', async () => {
  const rows = '<row><c/></row><row><c><v>1</v></c></row><row><c><v>2</v></c></row>'.repeat(20_000)
  const texts = await textsOf(
    xlsxOf([
      { name: 'A', rows: '<row><c/></row>' },
      { name: 'B', rows },
      { name: 'C', rows },
    ]),
  )
  expect(texts.slice(0, 2)).toEqual(['', '\n1\n2\n'.repeat(20_000).slice(0, -1)])
  expect(texts[2]?.split('\n').length).toBeLessThan(2_000)
})

it('a workbook of another library has the cells that the library itself reads', async () => {
  const names = fc
    .string({ unit: 'grapheme', maxLength: 12 })
    .filter(text => !/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}"]|_x/u.test(text))
  const cells = fc.oneof(
    names,
    fc.integer({ min: 0, max: 99_999_999 }),
    fc.boolean(),
    fc.integer({ min: 60, max: 60_000 }).map(day => new Date(Date.UTC(1900, 0, 1) + day * 86_400_000)),
  )
  const tables = fc.array(fc.array(cells, { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 5 })
  const textOf = (cell: CellValue) =>
    cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell ?? '')
  const modes = fc.constantFrom('shared' as const, 'inline' as const)
  await holdsInTime([tables, modes], async (rows, stringMode) => {
    const bytes = await writeXlsx({ sheets: [{ name: 'A', rows }], stringMode })
    const [sheet] = (await readXlsx(bytes)).sheets
    const lines = (sheet?.rows ?? []).map(row => row.map(textOf).join('\t').trimEnd())
    const read = (await textsOf(bytes))[0]?.split('\n').map(line => line.trimEnd())
    expect(read?.join('\n').trimEnd()).toEqual(lines.join('\n').trimEnd())
  })
})

/** The file with one byte of the directory of its archive changed, for the part of a name. */
const withChange = (bytes: Uint8Array, name: string, at: number, byte: number): Uint8Array => {
  const text = Buffer.from(bytes).toString('latin1')
  return bytes.with(text.lastIndexOf(name) - 46 + at, byte)
}
const SHEET = 'xl/worksheets/sheet1.xml'
const NO_ROW = '<row r="0"/>'

it.each([
  ['cut off', EXCEL.subarray(0, EXCEL.length / 2)],
  ['no workbook', zipOf({ 'xl/other.xml': '<a/>' })],
  ['broken inside', EXCEL.with(EXCEL.length / 2, 0).fill(7, 100, 900)],
  ['of another checksum', withChange(EXCEL, SHEET, 16, 0)],
  ['longer than it says', withChange(EXCEL, SHEET, 25, 0)],
  ['without the part that its directory names', withChange(EXCEL, SHEET, 42, 1)],
  ['without its sheet', withChange(EXCEL, SHEET, 47, 0x79)],
  ['of rows that no sheet has', xlsxOf([{ name: 'A', rows: NO_ROW }])],
  ['not well-formed', xlsxOf([{ name: 'A', rows: '<row>' }])],
])('a file that is %s is refused', async (_, bytes) => {
  expect(await textsOf(bytes)).toBe('damaged')
})
