import { crc32, deflateRawSync } from 'node:zlib'

const number = (value: number, bytes: number): Buffer => {
  const buffer = Buffer.alloc(bytes)
  buffer.writeUIntLE(value, 0, Math.min(bytes, 6))
  return buffer
}

/** A zip archive with files of these names and texts. */
export const zipOf = (files: Readonly<Record<string, string>>): Uint8Array => {
  const [parts, directory]: [Buffer[], Buffer[]] = [[], []]
  let at = 0
  for (const [name, text] of Object.entries(files)) {
    const [plain, named] = [Buffer.from(text), Buffer.from(name)]
    const packed = deflateRawSync(plain)
    const about = [
      ...[number(20, 2), number(0, 2), number(8, 2), number(0, 4), number(crc32(plain), 4)],
      ...[number(packed.length, 4), number(plain.length, 4), number(named.length, 2), number(0, 2)],
    ]
    const part = Buffer.concat([number(0x04034b50, 4), ...about, named, packed])
    directory.push(
      Buffer.concat([number(0x02014b50, 4), number(20, 2), ...about, number(0, 10), number(at, 4), named]),
    )
    parts.push(part)
    at += part.length
  }
  const entries = Buffer.concat(directory)
  const count = number(directory.length, 2)
  const end = [number(0x06054b50, 4), number(0, 4), count, count, number(entries.length, 4), number(at, 4)]
  return Buffer.concat([...parts, entries, ...end, number(0, 2)])
}

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** A sheet of a spreadsheet: its rows as XML. */
export interface SheetXml {
  readonly name: string
  readonly rows: string
  readonly state?: 'hidden' | 'veryHidden'
}

/** How one program writes spreadsheets. */
export interface XlsxWriter {
  /** Before the names of elements: LibreOffice and others may write x:row. */
  readonly prefix?: string
  /** Relations name parts from the root of the file: /xl/worksheets/sheet1.xml. */
  readonly isAbsolute?: boolean
  readonly sharedStrings?: readonly string[]
  /** Formats by the number of their style, from 1 on. */
  readonly formats?: readonly string[]
}

const prefixed = (xml: string, prefix: string): string =>
  prefix === ''
    ? xml
    : xml.replaceAll(/<(\/?)(?=[a-z])/gi, `<$1${prefix}`).replace('xmlns=', `xmlns:${prefix.slice(0, -1)}=`)

/** An .xlsx file as a program writes it. */
export const xlsxOf = (
  sheets: readonly SheetXml[],
  { prefix = '', isAbsolute = false, sharedStrings = [], formats = [] }: XlsxWriter = {},
): Uint8Array => {
  const part = (xml: string) => XML + prefixed(xml, prefix)
  const target = (name: string) => (isAbsolute ? `/xl/${name}` : name)
  const relations = [
    ...sheets.map((_, at) => ({
      id: `rId${at + 3}`,
      type: 'worksheet',
      name: `worksheets/sheet${at + 1}.xml`,
    })),
    { id: 'rId2', type: 'sharedStrings', name: 'sharedStrings.xml' },
    { id: 'rId1', type: 'styles', name: 'styles.xml' },
  ]
  const sheetTags = sheets.map(
    ({ name, state = 'visible' }, at) =>
      `<sheet name="${name}" sheetId="${at + 1}" state="${state}" r:id="rId${at + 3}"/>`,
  )
  const overrides = sheets.map(
    (_, at) => `<Override PartName="/xl/worksheets/sheet${at + 1}.xml" ContentType="${TYPE}.worksheet+xml"/>`,
  )
  return zipOf({
    '[Content_Types].xml': `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/>${overrides.join('')}<Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/><Override PartName="/xl/sharedStrings.xml" ContentType="${TYPE}.sharedStrings+xml"/></Types>`,
    '_rels/.rels': `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/officeDocument" Target="${isAbsolute ? '/' : ''}xl/workbook.xml"/></Relationships>`,
    'xl/_rels/workbook.xml.rels': `${XML}<Relationships xmlns="${PACKAGE}/relationships">${relations.map(({ id, type, name }) => `<Relationship Id="${id}" Type="${RELATIONS}/${type}" Target="${target(name)}"/>`).join('')}</Relationships>`,
    'xl/workbook.xml': part(
      `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets>${sheetTags.join('')}</sheets></workbook>`,
    ),
    'xl/styles.xml': part(
      `<styleSheet xmlns="${MAIN}"><numFmts count="${formats.length}">${formats.map((code, at) => `<numFmt numFmtId="${164 + at}" formatCode="${code.replaceAll('"', '&quot;')}"/>`).join('')}</numFmts><cellXfs count="${formats.length + 1}"><xf numFmtId="0"/>${formats.map((_, at) => `<xf numFmtId="${164 + at}" applyNumberFormat="1"/>`).join('')}</cellXfs></styleSheet>`,
    ),
    'xl/sharedStrings.xml': part(
      `<sst xmlns="${MAIN}">${sharedStrings.map(text => `<si>${text}</si>`).join('')}</sst>`,
    ),
    ...Object.fromEntries(
      sheets.map(({ rows }, at) => [
        `xl/worksheets/sheet${at + 1}.xml`,
        part(`<worksheet xmlns="${MAIN}"><sheetData>${rows}</sheetData></worksheet>`),
      ]),
    ),
  })
}
