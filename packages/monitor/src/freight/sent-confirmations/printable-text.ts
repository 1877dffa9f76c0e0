/** Beside Latin-1: what the encoding of the standard fonts of a PDF has. */
const OTHERS = new Set('€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ')

const isPrinted = (character: string): boolean =>
  /^[\n\u0020-\u007e\u00a0-\u00ff]$/u.test(character) || OTHERS.has(character)

/** Letters that are no base letter with a mark. */
const BASES: Readonly<Record<string, string>> = { ł: 'l', Ł: 'L', đ: 'd', Đ: 'D', ı: 'i' }

const withoutMarks = (character: string): string =>
  BASES[character] ?? character.normalize('NFKD').replaceAll(/\p{M}/gu, '')

/** A character that the fonts of a document do not have. */
export class UnprintableText extends Error {
  readonly character: string

  constructor(character: string) {
    super('A character cannot be printed.')
    this.character = character
  }
}

/**
 * A text as the standard fonts of a PDF print it. A letter that they lack is printed without its marks.
 *
 * Refuses: throws `UnprintableText` for any other, as a name that is printed wrong is another name.
 */
export const printableText = (text: string): string =>
  [
    ...text
      .normalize('NFC')
      .replaceAll(/\r\n?/g, '\n')
      .replaceAll(/[^\P{Cc}\n]|\p{Cf}/gu, ' '),
  ]
    .map(character => {
      if (isPrinted(character)) return character
      const base = withoutMarks(character)
      if (base === '' || ![...base].every(isPrinted)) throw new UnprintableText(character)
      return base
    })
    .join('')
