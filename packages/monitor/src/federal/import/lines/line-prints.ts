import { deflateSync, inflateSync } from 'node:zlib'
import type { Print } from './print-of.ts'

const FIELDS = 3

/** Lines of one piece of memory, 196 kB: one that grew with the file would be copied, and be there twice meanwhile. */
const PIECE_BITS = 14
const PIECE_LINES = 2 ** PIECE_BITS

/** Some lines as they are kept: 8 bytes for the print of each, and whose they are, of which each is near the one before. */
export interface LineBytes {
  readonly prints: Uint8Array
  readonly owners: Uint8Array
}

/** The lines of a file in order, 12 bytes each: the print of each and whose it is. */
export class LinePrints {
  readonly #pieces: Uint32Array[] = []
  #length = 0

  get length(): number {
    return this.#length
  }

  /** Remembers a line of a carrier, by its DOT number; 0: of a file that does not name it. */
  add({ low, high }: Print, owner: number): void {
    const piece = this.#pieces[this.#length >> PIECE_BITS] ?? this.#nextPiece()
    const at = (this.#length % PIECE_LINES) * FIELDS
    piece[at] = low
    piece[at + 1] = high
    piece[at + 2] = owner
    this.#length += 1
  }

  low(at: number): number {
    return this.#field(at, 0)
  }
  high(at: number): number {
    return this.#field(at, 1)
  }
  owner(at: number): number {
    return this.#field(at, 2)
  }

  #field(line: number, field: number): number {
    return this.#pieces[line >> PIECE_BITS]?.[(line % PIECE_LINES) * FIELDS + field] ?? 0
  }

  #nextPiece(): Uint32Array {
    const piece = new Uint32Array(PIECE_LINES * FIELDS)
    this.#pieces.push(piece)
    return piece
  }

  /** Some of the lines as they are kept. */
  bytes(from: number, to: number): LineBytes {
    const length = Math.max(0, Math.min(to, this.#length) - from)
    const prints = new Uint32Array(length * 2)
    const steps = new Int32Array(length)
    let before = 0
    for (let line = 0; line < length; line += 1) {
      prints[line * 2] = this.low(from + line)
      prints[line * 2 + 1] = this.high(from + line)
      steps[line] = this.owner(from + line) - before
      before = this.owner(from + line)
    }
    return { prints: new Uint8Array(prints.buffer), owners: deflateSync(steps) }
  }

  /** Without the lines of some carriers. */
  without(owners: ReadonlySet<number>): LinePrints {
    if (owners.size === 0) return this
    const others = new LinePrints()
    for (let line = 0; line < this.#length; line += 1)
      if (!owners.has(this.owner(line)))
        others.add({ low: this.low(line), high: this.high(line) }, this.owner(line))
    return others
  }

  static of(parts: readonly LineBytes[]): LinePrints {
    const lines = new LinePrints()
    for (const part of parts) {
      // Copies begin where numbers of 4 bytes may.
      const prints = new Uint32Array(new Uint8Array(part.prints).buffer)
      const steps = new Int32Array(new Uint8Array(inflateSync(part.owners)).buffer)
      let owner = 0
      for (const [line, step] of steps.entries()) {
        owner += step
        lines.add({ low: prints[line * 2] ?? 0, high: prints[line * 2 + 1] ?? 0 }, owner)
      }
    }
    return lines
  }
}

/** Finds lines of the last file by their prints, and notes which were found: five to nine bytes a line beside them. */
export class KnownLines {
  readonly #lines: LinePrints
  readonly #places: Uint32Array
  readonly #mask: number
  readonly #found: Uint8Array

  constructor(lines: LinePrints) {
    this.#lines = lines
    this.#found = new Uint8Array(lines.length)
    const size = 2 ** Math.ceil(Math.log2(lines.length * 1.5 + 2))
    this.#places = new Uint32Array(size)
    this.#mask = size - 1
    for (let line = 0; line < lines.length; line += 1) {
      let place = lines.low(line) & this.#mask
      while (this.#places[place] !== 0) place = (place + 1) & this.#mask
      this.#places[place] = line + 1
    }
  }

  get length(): number {
    return this.#lines.length
  }

  /** Whose a line is, if the last file had it: a DOT number, or 0. */
  ownerOf({ low, high }: Print): number | undefined {
    const line = this.#lineOf(low, high)
    if (line === undefined) return undefined
    this.#found[line] = 1
    return this.#lines.owner(line)
  }

  /** Whose the lines are that were not found. */
  get ownersOfOthers(): ReadonlySet<number> {
    const owners = new Set<number>()
    for (let line = 0; line < this.#lines.length; line += 1) {
      // Of lines that are the same, the first is the one that is found.
      if (this.#found[line] === 1) continue
      const first = this.#lineOf(this.#lines.low(line), this.#lines.high(line)) ?? line
      if (this.#found[first] !== 1) owners.add(this.#lines.owner(line))
    }
    return owners
  }

  #lineOf(low: number, high: number): number | undefined {
    for (let place = low & this.#mask; ; place = (place + 1) & this.#mask) {
      const line = (this.#places[place] ?? 0) - 1
      if (line < 0) return undefined
      if (this.#lines.low(line) === low && this.#lines.high(line) === high) return line
    }
  }
}

/** The lines of a file that are in the database word for word, and the key of their prints. */
export interface StoredLines {
  readonly lines: LinePrints
  readonly key: Uint8Array
}
