import { readXml } from './read-xml.ts'

/** How the numbers of a style are shown, as far as a list depends on it. */
export interface NumberFormat {
  readonly isDate: boolean
  /** What is shown before a number: "MC-" of the format "MC-"0. */
  readonly before: string
}

/** The formats of dates and times that every program knows by their numbers. */
const isKnownDate = (id: number): boolean =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58)

/** What a format shows as it is: quoted and escaped letters, room for a letter, colors and languages. */
const SHOWN_AS_IT_IS = /"[^"]*"|\\.|[_*].|\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi

const formatOf = (id: number, code: string | undefined): NumberFormat => ({
  isDate: code === undefined ? isKnownDate(id) : /[ymdhs]/i.test(code.replace(SHOWN_AS_IT_IS, '')),
  before: /^"([^"]*)"/.exec(code ?? '')?.[1] ?? '',
})

/** The formats of a workbook by the number of their style. Empty: a workbook without styles. */
export const numberFormats = async (
  styles: AsyncIterable<string> | undefined,
): Promise<readonly NumberFormat[]> => {
  const codes = new Map<number, string>()
  const ids: number[] = []
  let isOfCells = false
  if (styles === undefined) return []
  await readXml(styles, {
    open: (name, attributes) => {
      if (name === 'numFmt') codes.set(Number(attributes('numFmtId')), attributes('formatCode') ?? '')
      if (name === 'cellXfs') isOfCells = true
      if (name === 'xf' && isOfCells) ids.push(Number(attributes('numFmtId') ?? 0))
    },
    close: name => {
      if (name === 'cellXfs') isOfCells = false
    },
  })
  return ids.map(id => formatOf(id, codes.get(id)))
}
