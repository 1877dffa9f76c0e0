import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { type CsvError, type Info, parse } from 'csv-parse'
import { cellsOfLine } from './cells-of-line.ts'
import type { TextEncoding } from './text-encoding.ts'
import {
  type RawRow,
  LONGEST_ROW_BYTES,
  CHUNK_BYTES,
  NEW_LINE,
  RETURN,
  type Place,
  decoder,
} from './raw-row.ts'

/** The first line from byte `start` on that is not blank: how many blank ones come before it, how it begins, and where it ends. */
const nextPhysicalLine = async (path: string, start: number) => {
  const file = await open(path)
  try {
    const buffer = Buffer.alloc(LONGEST_ROW_BYTES)
    let blank = 0
    let begun = false
    let text = ''
    for (let at = start; ; ) {
      const { bytesRead } = await file.read(buffer, 0, buffer.length, at)
      if (bytesRead === 0) return { blank, end: at, text }
      for (const [place, byte] of buffer.subarray(0, bytesRead).entries()) {
        if (byte === NEW_LINE && begun) return { blank, end: at + place + 1, text }
        if (byte === NEW_LINE) blank += 1
        else if (byte !== RETURN) {
          if (!begun) text = buffer.toString('latin1', place, bytesRead).split('\n', 1)[0] ?? ''
          begun = true
        }
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
  const drain = () => {
    const rows = found
    found = []
    return { rows, failure }
  }
  return {
    feed: (chunk: Buffer) =>
      new Promise<ReturnType<typeof drain>>(resolve => {
        parser.write(chunk, error => {
          failure ??= error ?? undefined
          resolve(drain())
        })
      }),
    end: () =>
      new Promise<ReturnType<typeof drain>>(resolve => {
        parser.once('close', () => resolve(drain()))
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

/** The rows of one chunk from a place on, by the parser: over several lines, or broken, in which case it is the last. */
export async function* parsedRows(
  path: string,
  encoding: TextEncoding,
  place: Place,
): AsyncGenerator<RawRow> {
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
  const { blank, end, text } = await nextPhysicalLine(path, place.byte)
  const line = place.line + blank
  place.line = line + 1
  place.byte = end
  const cells: string[] = []
  cellsOfLine(text, cells)
  yield { kind: 'broken', line, reason: broken, cells, endsAt: end }
}
