import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { type CsvError, type Info, parse } from 'csv-parse'
import { fromLatin1, type TextEncoding } from './text-encoding.ts'

/** A row as it stands in the file: the line it begins on, from 1 for the header, and the byte it ends at. */
export type RawRow =
  | {
      readonly kind: 'cells'
      readonly line: number
      readonly cells: readonly string[]
      readonly endsAt: number
    }
  | { readonly kind: 'broken'; readonly line: number; readonly reason: string; readonly endsAt: number }

/** A row of the Company Census File is about 2 kB; one that does not end by here has a quote left open. */
const LONGEST_ROW_BYTES = 65_536

const CHUNK_BYTES = 131_072
const NEW_LINE = 10
const RETURN = 13

/** The first line from byte `start` on that is not blank: how many blank ones stand before it, and where it ends. */
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
  ['CSV_INVALID_CLOSING_QUOTE', 'a quote stands in the middle of a cell, or one before it is not closed'],
  ['INVALID_OPENING_QUOTE', 'a quote stands in the middle of a cell'],
])

/** The reason, for an error of the parser's; any other error is thrown on. */
const whyBroken = (error: unknown): string => {
  const reason = REASONS.get((error as Partial<CsvError>).code ?? '')
  if (reason === undefined) throw error
  return reason
}

/**
 * The rows of a comma-separated file, header first, in a memory that does not grow with the file.
 *
 * A quote left open would swallow every row after it up to the next quote. Such a row is broken, named by the line it
 * began on, and reading goes on with the line after it. A row over several lines with the right number of cells is a
 * row; with a wrong number it is a quote left open.
 */
export async function* readRows(path: string, encoding: TextEncoding): AsyncGenerator<RawRow> {
  const place = { line: 1, byte: 0 }
  let width: number | undefined
  for (;;) {
    const start = place.byte
    const parser = startParser(encoding, start === 0)
    const file = createReadStream(path, { start, highWaterMark: CHUNK_BYTES })
    const chunks = file[Symbol.asyncIterator]() as AsyncIterator<Buffer>
    let before = { lines: 0, empty_lines: 0 }
    let broken: string | undefined
    try {
      for (let atEnd = false; !atEnd && broken === undefined; ) {
        const chunk = await chunks.next()
        atEnd = chunk.done === true
        const { rows, failure } = await (chunk.done === true ? parser.end() : parser.feed(chunk.value))
        for (const { cells, info } of rows) {
          const blank = info.empty_lines - before.empty_lines
          const onOneLine = info.lines - before.lines === blank + 1
          const lines = onOneLine ? 1 : 1 + lineBreaksIn(cells)
          before = info
          width ??= cells.length
          if (cells.length !== width && lines > 1) {
            broken = 'a quote that begins on this line is not closed on it'
            break
          }
          const line = place.line + blank
          place.line = line + lines
          place.byte = start + info.bytes
          yield {
            kind: 'cells',
            line,
            cells: encoding === 'utf-8' ? cells : cells.map(fromLatin1),
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
}
