import { deflateSync, inflateSync } from 'node:zlib'
import type { Print } from './print-of.ts'

const FIELDS = 3
const FIRST_SIZE = 4_096

/** Some lines as they are kept: 8 bytes for the print of each, and whose they are, of which each is near the one before. */
export interface LineBytes {
  readonly prints: Uint8Array
  readonly owners: Uint8Array
}

/** The lines of a file in order, 12 bytes each: the print of each and whose it is. */
export class LinePrints {
  #fields: Uint32Array
  #length: number

  constructor(fields: Uint32Array = new Uint32Array(0)) {
    this.#fields = fields
    this.#length = fields.length / FIELDS
  }

  get length(): number {
    return this.#length
  }

  /** Remembers a line of a carrier, by its DOT number; 0: of a file that does not name it. */
  add({ low, high }: Print, owner: number): void {
    const at = this.#length * FIELDS
    if (at === this.#fields.length) {
      const larger = new Uint32Array(Math.max(FIRST_SIZE * FIELDS, this.#fields.length * 2))
      larger.set(this.#fields)
      this.#fields = larger
    }
    this.#fields[at] = low
    this.#fields[at + 1] = high
    this.#fields[at + 2] = owner
    this.#length += 1
  }

  low(at: number): number {
    return this.#fields[at * FIELDS] ?? 0
  }
  high(at: number): number {
    return this.#fields[at * FIELDS + 1] ?? 0
  }
  owner(at: number): number {
    return this.#fields[at * FIELDS + 2] ?? 0
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
    const read = parts.map(({ prints, owners }) => ({
      // Copies begin where numbers of 4 bytes may.
      prints: new Uint32Array(new Uint8Array(prints).buffer),
      steps: new Int32Array(new Uint8Array(inflateSync(owners)).buffer),
    }))
    const fields = new Uint32Array(read.reduce((lines, { steps }) => lines + steps.length, 0) * FIELDS)
    let at = 0
    for (const { prints, steps } of read) {
      let owner = 0
      for (const [line, step] of steps.entries()) {
        owner += step
        fields[at] = prints[line * 2] ?? 0
        fields[at + 1] = prints[line * 2 + 1] ?? 0
        fields[at + 2] = owner
        at += FIELDS
      }
    }
    return new LinePrints(fields)
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
