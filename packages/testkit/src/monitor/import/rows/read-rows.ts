import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { type CsvError, type Info, parse } from 'csv-parse'
import type { Print } from '../lines/print-of.ts'
import { cellsOfLine } from './cells-of-line.ts'
import { fromLatin1, type TextEncoding } from './text-encoding.ts'

/** A row as it is in the file: the line it begins on, from 1 for the header, and the byte it ends at. */
export type RawRow =
  | {
      readonly kind: 'cells'
      readonly line: number
      readonly cells: readonly string[]
      readonly endsAt: number
      /** Of a row that is on one line, if `LineReader` gave one. */
      readonly print?: Print | undefined
    }
  /** Rows that are known by their lines. */
  | { readonly kind: 'known'; readonly rows: number; readonly endsAt: number }
  | { readonly kind: 'broken'; readonly line: number; readonly reason: string; readonly endsAt: number }

/** Looks at the bytes of a row that is on one line before its cells are read: its print, or that it is known. */
export type LineReader = (bytes: Buffer, from: number, to: number) => Print | 'known' | undefined

/** A row of the Company Census File is about 2 kB; one that does not end by here has a quote left open. */
const LONGEST_ROW_BYTES = 65_536

const CHUNK_BYTES = 131_072
const NEW_LINE = 10
const RETURN = 13

/** The first line from byte `start` on that is not blank: how many blank ones come before it, and where it ends. */
const nextPhysicalLine = async (path: string, start: number) => {
  const file = await open(path)
  try {
    const buffer = Buffer.alloc(LONGEST_ROW_BYTES)
    let blank = 0
    let begun = false
    for (let at = start; ; ) {
      const { bytesRead } = await file.read(buffer, 0, buffer.length, at)
      if (bytesRead === 0) return { blank, end: at }
      for (const [place, byte] of buffer.subarray(0, bytesRead).entries()) {
        if (byte === NEW_LINE && begun) return { blank, end: at + place + 1 }
        if (byte === NEW_LINE) blank += 1
        else if (byte !== RETURN) begun = true
      }
      at += bytesRead
    }
  } finally {
    await file.close()
  }
}

interface ParsedRow {
  readonly cells: readonly string[]
  readonly info: Info
}

/**
 * The parser, fed by hand: rows that it found before it stopped at an error are in `found` all the same, where a
 * stream would have thrown them away with itself.
 */
const startParser = (encoding: TextEncoding, atStart: boolean) => {
  let found: ParsedRow[] = []
  let failure: unknown
  const parser = parse({
    bom: atStart,
    encoding: encoding === 'utf-8' ? 'utf8' : 'latin1',
    max_record_size: LONGEST_ROW_BYTES,
    record_delimiter: ['\r\n', '\n'],
    relax_column_count: true,
    skip_empty_lines: true,
    on_record: (cells: readonly string[], info) => {
      found.push({ cells, info })
      return null
    },
  })
  parser.on('error', error => {
    failure = error
  })
  parser.resume()
  const take = () => {
    const rows = found
    found = []
    return { rows, failure }
  }
  return {
    feed: (chunk: Buffer) =>
      new Promise<ReturnType<typeof take>>(resolve => {
        parser.write(chunk, error => {
          failure ??= error ?? undefined
          resolve(take())
        })
      }),
    end: () =>
      new Promise<ReturnType<typeof take>>(resolve => {
        parser.once('close', () => resolve(take()))
        parser.end()
      }),
  }
}

const lineBreaksIn = (cells: readonly string[]) =>
  cells.reduce((sum, cell) => sum + (cell.includes('\n') ? cell.split('\n').length - 1 : 0), 0)

const REASONS = new Map<string, string>([
  ['CSV_QUOTE_NOT_CLOSED', 'a quote that begins on this line is never closed'],
  ['CSV_MAX_RECORD_SIZE', 'a quote that begins on this line is not closed on it'],
  ['CSV_INVALID_CLOSING_QUOTE', 'a quote is in the middle of a cell, or one before it is not closed'],
  ['INVALID_OPENING_QUOTE', 'a quote is in the middle of a cell'],
])

/** The reason, for an error of the parser's; any other error is thrown on. */
const whyBroken = (error: unknown): string => {
  const reason = REASONS.get((error as Partial<CsvError>).code ?? '')
  if (reason === undefined) throw error
  return reason
}

/** A place between two rows of a file. */
interface Place {
  line: number
  byte: number
  /** How many cells the first row has; undefined before it. */
  width: number | undefined
}

const decoder = (encoding: TextEncoding) => (encoding === 'utf-8' ? undefined : fromLatin1)

/** The rows of one chunk from a place on, by the parser: over several lines, or broken, in which case it is the last. */
async function* parsedRows(path: string, encoding: TextEncoding, place: Place): AsyncGenerator<RawRow> {
  const start = place.byte
  const parser = startParser(encoding, start === 0)
  const file = createReadStream(path, { start, highWaterMark: CHUNK_BYTES })
  const chunks = file[Symbol.asyncIterator]() as AsyncIterator<Buffer>
  let before = { lines: 0, empty_lines: 0 }
  let broken: string | undefined
  let hasRow = false
  try {
    for (let atEnd = false; !atEnd && !hasRow && broken === undefined; ) {
      const chunk = await chunks.next()
      atEnd = chunk.done === true
      const { rows, failure } = await (chunk.done === true ? parser.end() : parser.feed(chunk.value))
      for (const { cells, info } of rows) {
        const blank = info.empty_lines - before.empty_lines
        const onOneLine = info.lines - before.lines === blank + 1
        const lines = onOneLine ? 1 : 1 + lineBreaksIn(cells)
        before = info
        place.width ??= cells.length
        if (cells.length !== place.width && lines > 1) {
          broken = 'a quote that begins on this line is not closed on it'
          break
        }
        const line = place.line + blank
        place.line = line + lines
        place.byte = start + info.bytes
        hasRow = true
        const decode = decoder(encoding)
        yield {
          kind: 'cells',
          line,
          cells: decode === undefined ? cells : cells.map(decode),
          endsAt: place.byte,
        }
      }
      if (broken === undefined && failure !== undefined) broken = whyBroken(failure)
    }
  } finally {
    file.destroy()
  }
  if (broken === undefined) return
  const { blank, end } = await nextPhysicalLine(path, place.byte)
  const line = place.line + blank
  place.line = line + 1
  place.byte = end
  yield { kind: 'broken', line, reason: broken, endsAt: end }
}

/** What some programs put in front of UTF-8. */
const MARK = Buffer.from([0xef, 0xbb, 0xbf])
const startsWithMark = (bytes: Buffer) => bytes.subarray(0, MARK.length).equals(MARK)

/** The rows from a place on that each are on one line, up to one that the parser has to judge, or to the end. */
async function* simpleRows(
  path: string,
  encoding: TextEncoding,
  place: Place,
  readLine: LineReader,
): AsyncGenerator<RawRow, 'at its end' | 'not simple'> {
  const decode = decoder(encoding)
  const characters = decode === undefined ? 'utf8' : 'latin1'
  const file = createReadStream(path, { start: place.byte, highWaterMark: CHUNK_BYTES })
  const chunks = file[Symbol.asyncIterator]() as AsyncIterator<Buffer>
  let rest: Buffer = Buffer.alloc(0)
  let restAt = place.byte
  let known = 0
  const knownRows = (): RawRow => {
    const rows = known
    known = 0
    return { kind: 'known', rows, endsAt: place.byte }
  }
  try {
    for (let atEnd = false; !atEnd; ) {
      const chunk = await chunks.next()
      atEnd = chunk.done === true
      const bytes = chunk.done === true ? rest : Buffer.concat([rest, chunk.value])
      let from = 0
      if (restAt === 0 && startsWithMark(bytes)) {
        if (decode !== undefined) return 'not simple'
        from = MARK.length
      }
      while (from < bytes.length) {
        const lineFeed = bytes.indexOf(NEW_LINE, from)
        if (lineFeed === -1 && !atEnd) break
        const end = lineFeed === -1 ? bytes.length : lineFeed
        const last = lineFeed > from && bytes[end - 1] === RETURN ? end - 1 : end
        if (last - from >= LONGEST_ROW_BYTES) return 'not simple'
        const print = last === from ? undefined : readLine(bytes, from, last)
        if (print === 'known') {
          known += 1
          place.line += 1
          from = end + 1
          place.byte = restAt + Math.min(from, bytes.length)
          continue
        }
        if (known > 0) yield knownRows()
        const cells = last === from ? [] : cellsOfLine(bytes.toString(characters, from, last))
        if (cells === 'not simple') return cells
        const { line } = place
        place.line += 1
        from = end + 1
        place.byte = restAt + Math.min(from, bytes.length)
        if (cells.length === 0) continue
        place.width ??= cells.length
        yield {
          kind: 'cells',
          line,
          cells: decode === undefined ? cells : cells.map(decode),
          endsAt: place.byte,
          print,
        }
      }
      if (known > 0) yield knownRows()
      if (bytes.length - from >= LONGEST_ROW_BYTES) return 'not simple'
      rest = bytes.subarray(from)
      restAt += from
    }
    return 'at its end'
  } finally {
    file.destroy()
  }
}

/**
 * The rows of a comma-separated file, header first, in a memory that does not grow with the file.
 *
 * A quote left open would swallow every row after it up to the next quote. Such a row is broken, named by the line it
 * began on, and reading goes on with the line after it. A row over several lines with the right number of cells is a
 * row; with a wrong number it is a quote left open. Rows that are on one line are split here, in a quarter of the time
 * that the parser takes; it judges all others. Of those that `readLine` knows, only the number is given.
 */
export async function* readRows(
  path: string,
  encoding: TextEncoding,
  readLine: LineReader = () => undefined,
): AsyncGenerator<RawRow> {
  const place: Place = { line: 1, byte: 0, width: undefined }
  while ((yield* simpleRows(path, encoding, place, readLine)) === 'not simple') {
    const before = place.byte
    yield* parsedRows(path, encoding, place)
    if (place.byte === before) return
  }
}
