import { randomBytes } from 'node:crypto'

/** By what a line is known again: 64 bits, so that no two lines of a file are likely to agree. */
export interface Print {
  readonly low: number
  readonly high: number
}

const KEY_BYTES = 8
const WORD = 4

/** A key for the prints of a kind of file: without it, no one can write a line that is taken for another. */
export const newKey = (): Buffer => randomBytes(KEY_BYTES)

/** Words that are mixed in after the line, of which all bits of a print come. */
const FINAL_ROUNDS = 3

/**
 * The function that makes prints by a key: HalfSipHash-1-3 with 64 bits, whose rounds are of 32 bits, as numbers here are:
 * a tenth of the time that a digest of the platform takes for a short line. One loop, so that its numbers stay in
 * registers: the words of the line, then the rounds before each half of the print.
 */
export const printing = (key: Uint8Array): ((bytes: Buffer, from: number, to: number) => Print) => {
  const keys = new DataView(key.buffer, key.byteOffset, KEY_BYTES)
  const [k0, k1] = [keys.getInt32(0, true), keys.getInt32(WORD, true)]
  return (bytes, from, to) => {
    const line = new DataView(bytes.buffer, bytes.byteOffset + from, to - from)
    const whole = Math.floor((to - from) / WORD)
    let last = (to - from) << 24
    for (let at = whole * WORD; at < to - from; at += 1) last |= line.getUint8(at) << (8 * (at % WORD))
    let v0 = k0
    let v1 = k1 ^ 0xee
    let v2 = 0x6c796765 ^ k0
    let v3 = 0x74656462 ^ k1
    let low = 0
    for (let at = 0; at <= whole + 2 * FINAL_ROUNDS; at += 1) {
      const word = at < whole ? line.getInt32(at * WORD, true) : at === whole ? last : 0
      if (at === whole + 1) v2 ^= 0xee
      else if (at === whole + 1 + FINAL_ROUNDS) {
        low = (v1 ^ v3) >>> 0
        v1 ^= 0xdd
      }
      v3 ^= word
      v0 = (v0 + v1) | 0
      v1 = ((v1 << 5) | (v1 >>> 27)) ^ v0
      v0 = (v0 << 16) | (v0 >>> 16)
      v2 = (v2 + v3) | 0
      v3 = ((v3 << 8) | (v3 >>> 24)) ^ v2
      v0 = (v0 + v3) | 0
      v3 = ((v3 << 7) | (v3 >>> 25)) ^ v0
      v2 = (v2 + v1) | 0
      v1 = ((v1 << 13) | (v1 >>> 19)) ^ v2
      v2 = (v2 << 16) | (v2 >>> 16)
      v0 ^= word
    }
    return { low, high: (v1 ^ v3) >>> 0 }
  }
}
