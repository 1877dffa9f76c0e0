import { DAMAGED_FILE, done, type ReadWorkbook, refused, type Worksheet, zipEntries } from '@fairhaul/core'
import { numberFormats } from './number-formats.ts'
import { sharedStrings } from './shared-strings.ts'
import { sheetText } from './sheet-text.ts'
import { unpackedTexts } from './unpacked.ts'
import { type WorkbookPart, workbookParts } from './workbook-parts.ts'

const worksheetsIn = async (part: WorkbookPart): Promise<readonly Worksheet[] | undefined> => {
  const workbook = await workbookParts(part)
  if (workbook === undefined) return undefined
  const { isFrom1904, stringsPath = '', stylesPath = '' } = workbook
  const context = {
    strings: await sharedStrings(part(stringsPath)),
    formats: await numberFormats(part(stylesPath)),
    isFrom1904,
  }
  const sheets: Worksheet[] = []
  for (const { name, isHidden, path } of workbook.sheets) {
    const isFirst = sheets.every(({ text }) => text.trim() === '')
    const sheet = isHidden ? undefined : part(path)
    if (!isHidden && sheet === undefined) return undefined
    sheets.push({
      name,
      isHidden,
      text: sheet === undefined ? '' : await sheetText(sheet, context, isFirst),
    })
  }
  return sheets
}

/**
 * Reads the sheets of an .xlsx file, of Excel, Google and LibreOffice, in one pass over each part and without holding any
 * unpacked. The library that reads XML is loaded with the first file. Hidden sheets are named and not read. Check the file
 * with `carrierListEncoding` first: it limits what is unpacked.
 *
 * Refuses: a file that is damaged. Source: section 4, "Subscription".
 */
export const readWorkbook: ReadWorkbook = async bytes => {
  const entries = new Map(zipEntries(bytes)?.map(entry => [entry.name, entry]))
  try {
    const sheets = await worksheetsIn(path => {
      const entry = entries.get(path)
      return entry && unpackedTexts(bytes, entry)
    })
    return sheets === undefined ? refused(DAMAGED_FILE) : done(sheets)
  } catch {
    return refused(DAMAGED_FILE)
  }
}
