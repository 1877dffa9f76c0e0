import { readXml } from './read-xml.ts'

/** A letter that XML cannot hold: _x000D_. */
const ESCAPED = /_x([0-9A-F]{4})_/gi

/** A text of a workbook with the letters that XML cannot hold. */
export const unescaped = (text: string): string =>
  text.includes('_x')
    ? text.replace(ESCAPED, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    : text

/** The texts that the cells of a workbook share, in their order, without how they are spoken (rPh). Empty: none. */
export const sharedStrings = async (part: AsyncIterable<string> | undefined): Promise<readonly string[]> => {
  const strings: string[] = []
  let [text, isText, isSpoken] = ['', false, false]
  if (part === undefined) return strings
  await readXml(part, {
    open: name => {
      if (name === 'si') text = ''
      if (name === 't') isText = true
      if (name === 'rPh') isSpoken = true
    },
    text: piece => {
      if (isText && !isSpoken) text += piece
    },
    close: name => {
      if (name === 'si') strings.push(unescaped(text))
      if (name === 't') isText = false
      if (name === 'rPh') isSpoken = false
    },
  })
  return strings
}
