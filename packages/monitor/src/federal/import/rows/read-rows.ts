import { createReadStream } from 'node:fs'
import type { Print } from '../lines/print-of.ts'
import { cellsOfLine } from './cells-of-line.ts'
import type { TextEncoding } from './text-encoding.ts'
import {
  CHUNK_BYTES,
  decoder,
  LONGEST_ROW_BYTES,
  NEW_LINE,
  type Place,
  type RawRow,
  RETURN,
} from './raw-row.ts'
import { parsedRows } from './parse-rows.ts'

/** Looks at the bytes of a row that is on one line before its cells are read: its print, or that it is known. */
export type LineReader = (bytes: Buffer, from: number, to: number) => Print | 'known' | undefined

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
