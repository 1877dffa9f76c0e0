export const ENCODINGS = ['utf-8', 'windows-1252'] as const
export type TextEncoding = (typeof ENCODINGS)[number]

/** What Windows-1252 has where Latin-1 has control characters, from 0x80 on; a dot marks the five it leaves free. */
const FROM_0X80 = '€.‚ƒ„…†‡ˆ‰Š‹Œ.Ž..‘’“”•–—˜™š›œ.žŸ'
const IN_THAT_RANGE = /[\u0080-\u009f]/g

/** Text that was decoded as Latin-1, read as Windows-1252, which is what "Latin-1" files really are. */
export const fromLatin1 = (text: string): string =>
  text.replace(IN_THAT_RANGE, character => {
    const found = FROM_0X80[character.charCodeAt(0) - 0x80]
    return found === undefined || found === '.' ? '\ufffd' : found
  })

/** What a decoder leaves where bytes mean nothing in the given encoding. */
export const holdsUndecodable = (text: string): boolean => text.includes('\ufffd')
