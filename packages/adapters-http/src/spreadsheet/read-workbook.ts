import { DAMAGED_FILE, done, type ReadWorkbook, refused } from '@fairhaul/core'
import type { Cell, CellValue } from 'hucre/xlsx'

/** Letters that a format shows before a number: "MC-"0. */
const SHOWN_BEFORE = /^"([^"]*)"/

/** A cell as the spreadsheet shows it, as far as a number or a name depends on it. A formula shows its last result. */
const shown = (value: CellValue, cell: Pick<Cell, 'style'> | undefined): string => {
  if (value === null) return ''
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : value.toISOString().slice(0, 10)
  if (typeof value !== 'number') return String(value)
  return `${SHOWN_BEFORE.exec(cell?.style?.numFmt ?? '')?.[1] ?? ''}${value}`
}

/**
 * Reads the sheets of an .xlsx file, of Excel, Google and LibreOffice. The library is loaded with the first file. Hidden
 * sheets are named and not read. Check the file with `carrierListEncoding` first: it limits what is unpacked.
 *
 * Refuses: a file that is damaged. Source: section 4, "Subscription".
 */
export const readWorkbook: ReadWorkbook = async bytes => {
  const { readXlsx } = await import('hucre/xlsx')
  const infos: { readonly name: string; readonly isHidden: boolean }[] = []
  try {
    const { sheets } = await readXlsx(bytes, {
      readStyles: true,
      sheets: ({ name, hidden, veryHidden }) => {
        const isHidden = hidden === true || veryHidden === true
        infos.push({ name, isHidden })
        return !isHidden
      },
    })
    return done(
      infos.map(({ name, isHidden }) => {
        const sheet = isHidden ? undefined : sheets.find(each => each.name === name)
        const rows = (sheet?.rows ?? []).map((cells, row) =>
          cells.map((value, at) => shown(value, sheet?.cells?.get(`${row},${at}`))),
        )
        return { name, isHidden, rows }
      }),
    )
  } catch {
    return refused(DAMAGED_FILE)
  }
}
