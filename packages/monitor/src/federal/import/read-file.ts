import { setImmediate } from 'node:timers/promises'
import type { FileParams } from './file-params.ts'
import { LineMemory, type PrintedRecord } from './lines/line-memory.ts'
import { RefusedRows } from './lines/refused-rows.ts'
import type { FilePlan } from './plan-file.ts'
import { addCounts, type Counts, NO_COUNTS, rowsOf } from './report/counts.ts'
import { DotNumbersSeen } from './rows/dot-numbers-seen.ts'
import type { RawRow } from './rows/raw-row.ts'
import type { LineReader } from './rows/read-rows.ts'
import { NOT_UTF_8, requireWhole } from './rows/require-whole.ts'
import { Row, RowRefused } from './rows/row.ts'
import type { ImportRun } from './store/import-runs.ts'

/** Known lines after which the log and the progress are brought up to date. */
const KNOWN_A_NOTE = 100_000

/** Rows that are read before a response of the database is looked at: a server that waits for its next statement is idle. */
const ROWS_A_TURN = 16

/**
 * The rows of one file on their way into the store, a batch at a time: each batch is stored as a whole or not at all.
 *
 * A refused row is written to the rejects file and reading continues.
 */
export class FileReader {
  readonly memory: LineMemory
  readonly refusedRows: RefusedRows
  readonly #params: FileParams
  readonly #plan: FilePlan
  readonly #run: ImportRun
  readonly #seen = new DotNumbersSeen()
  readonly #width: number
  #counts = NO_COUNTS
  #batch: PrintedRecord[] = []
  #endsAt: number
  #knownSince = 0
  #lastWasShort = false
  #undecodable = 0
  #hasStored = false
  #isFollowed = true
  /** A batch is read while the one before it is stored: a server works on another core than this process. */
  #storing: Promise<void> = Promise.resolve()

  constructor(params: FileParams, plan: FilePlan, run: ImportRun) {
    const { kind, known, head } = plan
    this.#params = params
    this.#plan = plan
    this.#run = run
    this.#width = head.cells.length
    this.#endsAt = head.endsAt
    this.refusedRows = new RefusedRows(kind)
    this.memory = new LineMemory(kind, known, owner => kind.once === undefined || !this.#seen.again(owner))
  }

  get counts(): Counts {
    return this.#counts
  }
  get lastWasShort(): boolean {
    return this.#lastWasShort
  }
  /** Rows in another encoding. */
  get undecodable(): number {
    return this.#undecodable
  }
  /** Whether a row was stored that was not known. */
  get hasStored(): boolean {
    return this.#hasStored
  }
  /** Whether what all of its lines tell stands. */
  get isFollowed(): boolean {
    return this.#isFollowed
  }
  get readLine(): LineReader {
    return this.memory.readLine
  }

  /** Adds what was stored beside these rows. */
  add(counts: Partial<Counts>): void {
    this.#hasStored = true
    this.#counts = addCounts(this.#counts, counts)
  }

  /** Reads and stores all rows, up to the last or until the import is stopped. */
  async readAll(rows: AsyncIterable<RawRow>): Promise<void> {
    try {
      if (!this.#plan.startsWithHeader) await this.#read(this.#plan.head)
      for await (const row of rows) {
        if (this.#params.stop.aborted) break
        if (row.kind === 'known') await this.#addKnown(row)
        else await this.#read(row)
      }
      await this.#storeNext()
    } finally {
      await Promise.allSettled([this.#storing])
    }
    await this.#storing
  }

  async #addKnown({ rows, endsAt }: Extract<RawRow, { readonly kind: 'known' }>): Promise<void> {
    this.#endsAt = endsAt
    this.#lastWasShort = false
    this.#counts = addCounts(this.#counts, { unchanged: rows })
    this.#knownSince += rows
    if (this.#knownSince < KNOWN_A_NOTE) return
    this.#knownSince = 0
    await this.#storeNext()
  }

  async #read(row: Exclude<RawRow, { readonly kind: 'known' }>): Promise<void> {
    this.#endsAt = row.endsAt
    this.#lastWasShort = row.kind === 'broken' || row.cells.length < this.#width
    try {
      const { record, print, warnings } = this.#recordOf(row)
      this.#batch.push({ line: row.line, record, print })
      if (warnings.length > 0)
        await this.#leaveOut(warnings.map(complaint => ({ line: row.line, complaint })))
    } catch (error) {
      if (!(error instanceof RowRefused)) throw error
      if (error.complaint.reason === NOT_UTF_8) this.#undecodable += 1
      this.refusedRows.addCells(this.#plan.layout, row.cells)
      await this.#refuse(row.line, error.complaint)
    }
    if (this.#batch.length >= this.#params.rowsPerBatch) await this.#storeNext()
    else if (this.#batch.length % ROWS_A_TURN === 0) await setImmediate()
  }

  /** Refuses: throws RowRefused. */
  #recordOf(row: Exclude<RawRow, { readonly kind: 'known' }>) {
    const { kind, layout, startsWithHeader } = this.#plan
    if (row.kind === 'broken') throw new RowRefused({ column: null, value: null, reason: row.reason })
    requireWhole(row.cells, this.#width, layout, startsWithHeader ? 'header' : 'file')
    const reader = new Row(layout, row.cells, this.#params.today)
    const record = kind.read(reader)
    const once = kind.once?.(record)
    if (once !== undefined && this.#seen.again(Number(once.value)))
      throw new RowRefused({ ...once, reason: 'this number is already on an earlier line' })
    const { warnings } = reader
    return { record, warnings, print: warnings.length > 0 ? undefined : row.print }
  }

  async #storeNext(): Promise<void> {
    await this.#storing
    // What was read meanwhile is read again by the next import.
    if (this.#params.stop.aborted) return
    this.#storing = this.#store(this.#batch, this.#endsAt)
    // An error is thrown where the batch is awaited.
    this.#storing.catch(() => undefined)
    this.#batch = []
  }

  async #store(rows: readonly PrintedRecord[], bytesRead: number): Promise<void> {
    const { store, file, onProgress } = this.#params
    if (rows.length > 0) {
      this.#hasStored = true
      const { kind, fileDay } = this.#plan
      const {
        refused,
        contradicted = [],
        isOverruled = false,
        ...written
      } = await store.keep(kind, rows, fileDay)
      this.#isFollowed &&= !isOverruled
      this.#counts = addCounts(this.#counts, written)
      this.memory.remember(rows, [...refused, ...contradicted])
      await this.#leaveOut(contradicted)
      this.refusedRows.addLines(rows, refused)
      for (const { line, complaint } of refused) await this.#refuse(line, complaint)
    }
    await this.#run.note(this.#counts)
    onProgress({ bytesRead, bytes: file.bytes, rows: rowsOf(this.#counts) })
  }

  async #refuse(line: number, complaint: RowRefused['complaint']): Promise<void> {
    this.#counts = addCounts(this.#counts, { rejected: 1 })
    await this.#params.rejects.add(this.#params.file.path, line, 'row rejected', complaint)
  }

  async #leaveOut(values: readonly { readonly line: number; readonly complaint: RowRefused['complaint'] }[]) {
    this.#counts = addCounts(this.#counts, { valuesLeftOut: values.length })
    for (const { line, complaint } of values)
      await this.#params.rejects.add(this.#params.file.path, line, 'value left out', complaint)
  }
}
