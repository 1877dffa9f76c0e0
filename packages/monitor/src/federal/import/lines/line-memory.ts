import type { FileKind, ReadRecord } from '../kinds/file-kind.ts'
import type { LineReader } from '../rows/read-rows.ts'
import { KnownLines, LinePrints, type StoredLines } from './line-prints.ts'
import { type Print, printing } from './print-of.ts'

/** A record, and the print of its line: undefined where the line is to be read each time. */
export interface PrintedRecord extends ReadRecord<unknown> {
  readonly print: Print | undefined
}

/** Of what carrier a record is, by its DOT number; 0: of the row that it depends on. Undefined: its docket tells. */
const ownerOf = (kind: FileKind, record: unknown): number | undefined => {
  const { dotNumber } = record as { readonly dotNumber?: string | null }
  if (typeof dotNumber === 'string') return Number(dotNumber)
  return kind.dependsOn === undefined ? undefined : 0
}

/** What an import knows of the lines of a file, and what the next one is to know. */
export class LineMemory {
  readonly #kind: FileKind
  readonly #key: Uint8Array
  readonly #known: KnownLines
  readonly #printOf: ReturnType<typeof printing>
  readonly #next = new LinePrints()
  readonly #isFirst: (dotNumber: number) => boolean
  /** Carriers of whom a line was stored that is to be read each time. */
  readonly #inconsistent = new Set<number>()

  /** `isFirst` notes that a known line names a carrier, and says whether it may: see `FileKind.once`. */
  constructor(kind: FileKind, { lines, key }: StoredLines, isFirst: (dotNumber: number) => boolean) {
    this.#kind = kind
    this.#key = key
    this.#known = new KnownLines(lines)
    this.#printOf = printing(key)
    this.#isFirst = isFirst
  }

  readonly readLine: LineReader = (bytes, from, to) => {
    const print = this.#printOf(bytes, from, to)
    const owner = this.#known.ownerOf(print)
    if (owner === undefined || !this.#isFirst(owner)) return print
    this.#next.add(print, owner)
    return 'known'
  }

  /**
   * Remembers the lines of records that were stored. A line that names its carrier by a docket alone is read each time, as
   * dockets go from one carrier to another.
   */
  remember(records: readonly PrintedRecord[], refused: readonly { readonly line: number }[]): void {
    const without = new Set(refused.map(({ line }) => line))
    for (const { line, record, print } of records) {
      const owner = ownerOf(this.#kind, record)
      if (print === undefined && owner !== undefined && owner > 0) this.#inconsistent.add(owner)
      if (print !== undefined && owner !== undefined && !without.has(line)) this.#next.add(print, owner)
    }
  }

  /**
   * The carriers of whom the last file had a line that this one has not, or of whom a line is to be read each time: what
   * stands of them is not what the lines tell that are the same.
   */
  get inconsistent(): ReadonlySet<number> {
    return new Set([...this.#known.ownersOfOthers, ...this.#inconsistent])
  }

  /** Finds the lines of some carriers in the same file, and passes over all others. */
  linesOf(owners: ReadonlySet<number>): LineReader {
    const lines = new KnownLines(this.#next)
    return (bytes, from, to) => {
      const print = this.#printOf(bytes, from, to)
      return owners.has(lines.ownerOf(print) ?? 0) ? print : 'known'
    }
  }

  /** The lines that the next import need not read, without those of some carriers. */
  next(without: ReadonlySet<number>): StoredLines {
    return { lines: this.#next.without(without), key: this.#key }
  }
  /** Whether they are the ones that were known. */
  isUnchanged(without: ReadonlySet<number>): boolean {
    return without.size === 0 && this.#next.length === this.#known.length
  }
}
