import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Smaller bodies travel in one packet or two as they are. Those with a secret in them are smaller, and stay so. */
const FROM_CHARACTERS = 8_000

/** Quick rather than small: a page of 50 carriers shrinks to a tenth in about a millisecond. */
const BROTLI = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 2, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
}
const GZIP = { level: 3 }

const takes = (accepted: string, encoding: string) =>
  accepted.split(',').some(part => {
    const [name, quality] = part.split(';').map(piece => piece.trim())
    return name === encoding && quality !== 'q=0'
  })

/** A text as it travels: packed, and how, when it is worth it and the client takes that. */
export async function pack(text: string, accepted: string | null) {
  if (accepted === null || text.length < FROM_CHARACTERS) return { body: text, headers: {} }
  if (takes(accepted, 'br'))
    return { body: await brotli(text, BROTLI), headers: { 'content-encoding': 'br' } }
  if (takes(accepted, 'gzip')) return { body: await zip(text, GZIP), headers: { 'content-encoding': 'gzip' } }
  return { body: text, headers: {} }
}
