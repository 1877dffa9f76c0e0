const HIGHEST = 99_999_999

/** Which DOT numbers a file has named so far: one bit for each there can be, 12.5 MB however many rows there are. */
export class DotNumbersSeen {
  /** Most kinds of files may name a number again, and never look. */
  #bits: Uint8Array | undefined

  /** Whether the number occurred before. */
  again(number: number): boolean {
    this.#bits ??= new Uint8Array((HIGHEST >> 3) + 1)
    const place = number >> 3
    const bit = 1 << (number & 7)
    const byte = this.#bits[place] ?? 0
    this.#bits[place] = byte | bit
    return (byte & bit) !== 0
  }
}
