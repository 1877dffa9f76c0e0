import { basename } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { dayOfFile } from './day-of-file.ts'
import { type FileParams, type FileResult, partOf } from './file-params.ts'
import { recognise } from './kinds/recognise.ts'
import { LineMemory, type PrintedRecord } from './lines/line-memory.ts'
import { RefusedRows } from './lines/refused-rows.ts'
import { readAgain } from './read-again.ts'
import { addCounts, NO_COUNTS, rowsOf } from './report/counts.ts'
import { fileNotes } from './report/file-notes.ts'
import { FileRefused } from './rows/inspect-file.ts'
import { DotNumbersSeen } from './rows/dot-numbers-seen.ts'
import { type LineReader, readRows } from './rows/read-rows.ts'
import type { RawRow } from './rows/raw-row.ts'
import { NOT_UTF_8, requireWhole } from './rows/require-whole.ts'
import { Row, RowRefused } from './rows/row.ts'

/** Known lines after which the log and the progress are brought up to date. */
const KNOWN_A_NOTE = 100_000

/** Rows that are read before a response of the database is looked at: a server that waits for its next statement is idle. */
const ROWS_A_TURN = 16

/**
 * Reads one federal file into the store, a batch of rows at a time: each batch is stored as a whole or not at all.
 *
 * A refused row is written to the rejects file and reading continues. What follows from all rows of a carrier is
 * counted once, at the end.
 *
 * Refuses: a file whose header is none that is known, one of another width than its kind has, and one without a row, by
 *   throwing FileRefused.
 */
export const importFile = async (params: FileParams): Promise<FileResult> => {
  const { file, rejects, store } = params
  let readLine: LineReader = () => undefined
  const rows = readRows(file.path, params.encoding, (bytes, from, to) => readLine(bytes, from, to))
  const first = await rows.next()
  if (first.done === true) throw new FileRefused('it holds no text.')
  if (first.value.kind === 'broken') throw new FileRefused(`line 1: ${first.value.reason}.`)
  if (first.value.kind === 'known') throw new Error('No line is known before the first.')
  const head = first.value
  const recognition = recognise(head.cells, params.kind)
  if (recognition.kind === 'unknown') throw new FileRefused(recognition.reason)
  const { file: kind, layout, startsWithHeader } = recognition
  const width = head.cells.length
  const day = await dayOfFile(file, kind, { ...params, given: params.asOf, hasHeader: startsWithHeader })
  const { asOf } = day

  let counts = NO_COUNTS
  let batch: PrintedRecord[] = []
  let endsAt = head.endsAt
  let lastWasShort = false
  let undecodable = 0
  const seen = new DotNumbersSeen()
  const { published } = params
  const linesOf = {
    kind: kind.name,
    asOf,
    layout: `${params.encoding} ${startsWithHeader ? head.cells.join() : width}`,
    contentDigest: published?.digest ?? null,
    isForRefused: published?.isForRefused,
  }
  const known = await store.knownLines(linesOf)
  const { listing } = known
  const fileDay = {
    asOf,
    listing,
    isPart: published === undefined && params.isWhole !== true,
    corrected: published?.isCorrection === true ? new Set<string>() : undefined,
  }
  let isFollowed = true
  const memory = new LineMemory(kind, known, owner => kind.once === undefined || !seen.again(owner))
  readLine = memory.readLine
  let hasStored = false
  const refusedRows = new RefusedRows(kind)
  const run = await params.runs.begin(kind.title, basename(file.path), {
    asOf,
    ...(published === undefined ? {} : { published }),
  })
  const refuse = async (line: number, refusal: RowRefused['complaint']) => {
    counts = addCounts(counts, { rejected: 1 })
    await rejects.add(file.path, line, 'row rejected', refusal)
  }
  const keep = async (rows: readonly PrintedRecord[], bytesRead: number) => {
    if (rows.length > 0) {
      hasStored = true
      const { refused, contradicted, isOverruled = false, ...written } = await store.keep(kind, rows, fileDay)
      isFollowed &&= !isOverruled
      counts = addCounts(counts, { ...written, valuesLeftOut: contradicted?.length ?? 0 })
      memory.remember(rows, [...refused, ...(contradicted ?? [])])
      for (const it of contradicted ?? [])
        await rejects.add(file.path, it.line, 'value left out', it.complaint)
      refusedRows.addLines(rows, refused)
      for (const { line, complaint } of refused) await refuse(line, complaint)
    }
    await run.note(counts)
    params.onProgress({ bytesRead, bytes: file.bytes, rows: rowsOf(counts) })
  }
  // A batch is read while the one before it is stored: a server works on another core than this process.
  let storing = Promise.resolve()
  const keepNext = async () => {
    await storing
    // What was read meanwhile is read again by the next import.
    if (params.stop.aborted) return
    storing = keep(batch, endsAt)
    // An error is thrown where the batch is awaited.
    storing.catch(() => undefined)
    batch = []
  }
  /** The rows behind the header; where there is none, the first line is one too. */
  async function* wholeRows() {
    if (!startsWithHeader) yield head as RawRow
    yield* rows
  }

  const readAll = async () => {
    let knownSince = 0
    for await (const row of wholeRows()) {
      if (params.stop.aborted) break
      endsAt = row.endsAt
      if (row.kind === 'known') {
        lastWasShort = false
        counts = addCounts(counts, { unchanged: row.rows })
        knownSince += row.rows
        if (knownSince >= KNOWN_A_NOTE) {
          knownSince = 0
          await keepNext()
        }
        continue
      }
      lastWasShort = row.kind === 'broken' || row.cells.length < width
      try {
        if (row.kind === 'broken') throw new RowRefused({ column: null, value: null, reason: row.reason })
        requireWhole(row.cells, width, layout, startsWithHeader ? 'header' : 'file')
        const reader = new Row(layout, row.cells, params.today)
        const record = kind.read(reader)
        const once = kind.once?.(record)
        if (once !== undefined && seen.again(Number(once.value)))
          throw new RowRefused({ ...once, reason: 'this number is already on an earlier line' })
        const print = reader.warnings.length > 0 ? undefined : row.print
        batch.push({ line: row.line, record, print })
        for (const warning of reader.warnings)
          await rejects.add(file.path, row.line, 'value left out', warning)
        if (reader.warnings.length > 0) counts = addCounts(counts, { valuesLeftOut: reader.warnings.length })
      } catch (error) {
        if (!(error instanceof RowRefused)) throw error
        if (error.complaint.reason === NOT_UTF_8) undecodable += 1
        refusedRows.addCells(layout, row.cells)
        await refuse(row.line, error.complaint)
      }
      if (batch.length >= params.rowsPerBatch) await keepNext()
      else if (batch.length % ROWS_A_TURN === 0) await setImmediate()
    }
    await keepNext()
  }
  /**
   * What stands of some carriers leaves the listing. On a later day their lines are read once more, as each has that day and
   * may tell something else on it.
   */
  const readApart = async (owners: ReadonlySet<number>) => {
    if (listing === null || owners.size === 0) return
    await store.leaveListing(kind, listing, owners)
    hasStored = true
    if (known.asOf === asOf) return
    counts = addCounts(counts, await readAgain(params, { kind, layout, asOf }, memory.linesOf(owners)))
  }
  // Also what an import that crashed left behind. One that is stopped leaves it to the next.
  const settle = async () => {
    while (!params.stop.aborted && (await store.settleSome()));
  }
  try {
    await store.prepare(kind, file.bytes)
    await readAll()
  } finally {
    await Promise.allSettled([storing])
  }
  await storing
  const isReadToEnd = !params.stop.aborted && !lastWasShort
  const part = partOf(params, basename(file.path))
  const isWhole = () => !params.stop.aborted && isReadToEnd && published?.isDifference !== true
  const apart = new Set<number>()
  if (isWhole() && listing !== null) {
    for (const owner of memory.unsteady) apart.add(owner)
    if (known.asOf < asOf) for (const owner of await store.unsettled(kind, listing)) apart.add(owner)
    await readApart(apart)
  }
  const isEmptyWhole = rowsOf(counts) === 0 && published?.isDifference !== true
  let isWholeFile = part.extent === 'whole' && isReadToEnd
  if (!isEmptyWhole && kind.numbers !== undefined)
    isWholeFile = await store.noteReading({
      ...part,
      kind: kind.name,
      asOf,
      begunAt: run.begunAt,
      isReadToEnd,
      refused: refusedRows.numbers,
      hasUnnamed: refusedRows.hasUnnamed,
    })
  const goneOf =
    part.extent === 'some rows' || !isReadToEnd || isEmptyWhole
      ? 0
      : await store.settlePublished(kind, {
          asOf,
          isDifference: part.extent === 'difference',
          refused: refusedRows,
        })
  await settle()
  const stopped = params.stop.aborted
  if (!stopped) await run.note(counts, { isWhole: isWholeFile })
  // On some days nothing changes.
  if (!stopped && isEmptyWhole) throw new FileRefused('it has a header and no rows.')
  if (isWhole()) {
    const isStored = !hasStored && memory.isUnchanged(apart)
    await store.finish(kind, linesOf, {
      lines: isStored ? undefined : memory.next(apart),
      listing,
      isFollowed,
    })
    await settle()
  }
  return {
    title: kind.title,
    day,
    counts,
    stopped,
    notes: fileNotes({
      wasCutOff: lastWasShort && !stopped,
      undecodable,
      goneOf,
    }),
  }
}
