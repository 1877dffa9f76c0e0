import { basename } from 'node:path'
import { endOfFile } from './end-of-file.ts'
import { type FileParams, type FileResult, partOf } from './file-params.ts'
import { type FilePlan, planFile } from './plan-file.ts'
import { readAgain } from './read-again.ts'
import { FileReader } from './read-file.ts'
import { rowsOf } from './report/counts.ts'
import { fileNotes } from './report/file-notes.ts'
import { FileRefused } from './rows/inspect-file.ts'
import { type LineReader, readRows } from './rows/read-rows.ts'

/**
 * Reads one federal file into the store, a batch of rows at a time. What follows from all rows of a carrier is counted once,
 * at the end.
 *
 * Refuses: a file whose header is none that is known, one of another width than its kind has, and one without a row, by
 *   throwing FileRefused.
 */
export async function importFile(params: FileParams): Promise<FileResult> {
  const { file, published, runs, stop, store } = params
  let readLine: LineReader = () => undefined
  const rows = readRows(file.path, params.encoding, (bytes, from, to) => readLine(bytes, from, to))
  const plan = await planFile(params, await rows.next())
  const { kind, day, linesOf, known } = plan
  const { asOf } = day
  const run = await runs.begin(kind.title, basename(file.path), {
    asOf,
    ...(published === undefined ? {} : { published }),
  })
  const reader = new FileReader(params, plan, run)
  readLine = reader.readLine
  await store.prepare(kind, file.bytes)
  await reader.readAll(rows)
  const part = partOf(params, basename(file.path))
  /** Anew at each step, as the import can be stopped at any time. */
  const end = () =>
    endOfFile({
      extent: part.extent,
      isDifference: published?.isDifference === true,
      isStopped: stop.aborted,
      lastWasShort: reader.lastWasShort,
      rows: rowsOf(reader.counts),
    })
  const inconsistent = end().areLinesStored
    ? await rereadInconsistent(params, plan, reader)
    : new Set<number>()
  const { isReadToEnd, isRefusedAsEmpty, isWhole, removesMissing } = end()
  const { numbers, hasUnnamed } = reader.refusedRows
  const isWholeFile =
    isRefusedAsEmpty || kind.numbers === undefined
      ? isWhole
      : await store.noteReading({
          ...part,
          kind: kind.name,
          asOf,
          begunAt: run.begunAt,
          isReadToEnd,
          refused: numbers,
          hasUnnamed,
        })
  const goneOf = removesMissing
    ? await store.finishPublished(kind, {
        asOf,
        isDifference: part.extent === 'difference',
        refused: reader.refusedRows,
      })
    : 0
  await refreshMarked(params)
  const stopped = stop.aborted
  if (!stopped) await run.note(reader.counts, { isWhole: isWholeFile })
  // On some days nothing changes.
  if (!stopped && isRefusedAsEmpty) throw new FileRefused('it has a header and no rows.')
  if (end().areLinesStored) {
    const isStored = !reader.hasStored && reader.memory.isUnchanged(inconsistent)
    await store.finish(kind, linesOf, {
      lines: isStored ? undefined : reader.memory.next(inconsistent),
      listing: known.listing,
      isFollowed: reader.isFollowed,
    })
    await refreshMarked(params)
  }
  const wasCutOff = reader.lastWasShort && !stopped
  const { undecodable } = reader
  return {
    title: kind.title,
    day,
    counts: reader.counts,
    stopped,
    notes: fileNotes({ wasCutOff, undecodable, goneOf }),
  }
}

/** Updates what follows, also what an import that crashed left behind. One that is stopped leaves it to the next. */
async function refreshMarked({ stop, store }: FileParams): Promise<void> {
  while (!stop.aborted && (await store.refreshSome()));
}

/**
 * Takes carriers out of the listing of whom not all lines tell the same. On a later day their lines are read once more, as
 * each has that day and may tell something else on it. Returns their DOT numbers.
 */
async function rereadInconsistent(
  params: FileParams,
  { kind, layout, known, day: { asOf } }: FilePlan,
  reader: FileReader,
): Promise<ReadonlySet<number>> {
  const { listing } = known
  const inconsistent = new Set<number>()
  if (listing === null) return inconsistent
  for (const owner of reader.memory.inconsistent) inconsistent.add(owner)
  if (known.asOf < asOf)
    for (const owner of await params.store.changedByDay(kind, listing)) inconsistent.add(owner)
  if (inconsistent.size === 0) return inconsistent
  await params.store.leaveListing(kind, listing, inconsistent)
  const isLater = known.asOf !== asOf
  reader.add(
    isLater ? await readAgain(params, { kind, layout, asOf }, reader.memory.linesOf(inconsistent)) : {},
  )
  return inconsistent
}
