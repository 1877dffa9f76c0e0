import { done, type Outcome, refused } from '../shared/outcome.ts'
import { zipEntries } from './zip-entries.ts'

/** Bytes of a list, at most: 10 MB, room for 50,000 lines with names and addresses. */
export const CARRIER_LIST_BYTES_MAX = 10 * 1024 * 1024

/** How the text of a file is encoded, as the web names it. */
export type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'

/** How a list is read from its file: as text, or as the spreadsheet that Excel, Google and LibreOffice write. */
export type CarrierListEncoding = TextEncoding | 'xlsx'

/** Bytes of an .xlsx file when it is unpacked, at most: room for 50,000 rows of twenty columns. */
const UNPACKED_BYTES_MAX = 64 * 1024 * 1024

/** Why a file is no list, with what to do instead. */
export interface CarrierListFileRefusal {
  readonly kind:
    | 'empty'
    | 'too-large'
    | 'too-large-unpacked'
    | 'damaged'
    | 'spreadsheet'
    | 'pdf'
    | 'picture'
    | 'archive'
    | 'no-text'
  readonly message: string
}

const SPREADSHEET = {
  kind: 'spreadsheet',
  message:
    'This spreadsheet is of another kind, or has a password. Save it as .xlsx or CSV, or copy its cells and paste them below.',
} as const
const TOO_LARGE_UNPACKED = {
  kind: 'too-large-unpacked',
  message: 'This spreadsheet is too large once it is unpacked. Save the sheet with the carriers alone.',
} as const
const PICTURE = {
  kind: 'picture',
  message:
    'This is a picture, whatever its name says. Choose a CSV or text file, or paste the numbers below.',
} as const
const PDF = {
  kind: 'pdf',
  message: 'This is a PDF. Copy the numbers out of it and paste them below.',
} as const
const ARCHIVE = { kind: 'archive', message: 'This is a compressed file. Unpack it first.' } as const
/** A spreadsheet that ends early or cannot be read. */
export const DAMAGED_FILE = {
  kind: 'damaged',
  message: 'This file is damaged or was cut off. Save it again.',
} as const
const NO_TEXT = {
  kind: 'no-text',
  message: 'This file has no text that can be read. Choose a CSV or text file, or paste the numbers below.',
} as const

/** The first bytes of files that are no text. */
const SIGNATURES: readonly (readonly [readonly number[], CarrierListFileRefusal])[] = [
  [[0xd0, 0xcf, 0x11, 0xe0], SPREADSHEET],
  [[0x25, 0x50, 0x44, 0x46], PDF],
  [[0x89, 0x50, 0x4e, 0x47], PICTURE],
  [[0xff, 0xd8, 0xff], PICTURE],
  [[0x47, 0x49, 0x46, 0x38], PICTURE],
  [[0x52, 0x49, 0x46, 0x46], PICTURE],
  [[0x49, 0x49, 0x2a, 0x00], PICTURE],
  [[0x4d, 0x4d, 0x00, 0x2a], PICTURE],
  [[0x1f, 0x8b], ARCHIVE],
  [[0x37, 0x7a, 0xbc, 0xaf], ARCHIVE],
  [[0x52, 0x61, 0x72, 0x21], ARCHIVE],
]

const ZIPPED = [0x50, 0x4b, 0x03, 0x04]

/** What a zip archive is, by the names of its files. Its size is checked before anything is unpacked. */
const zippedEncoding = (bytes: Uint8Array): Outcome<'xlsx', CarrierListFileRefusal> => {
  const entries = zipEntries(bytes)
  if (entries === undefined) return refused(DAMAGED_FILE)
  const has = (pattern: RegExp) => entries.some(({ name }) => pattern.test(name))
  if (has(/^xl\/.*\.bin$/) && !has(/^xl\/worksheets\/.*\.xml$/)) return refused(SPREADSHEET)
  if (!has(/^xl\//)) return refused(has(/^content\.xml$/) ? SPREADSHEET : ARCHIVE)
  const unpacked = entries.reduce((sum, entry) => sum + entry.bytes, 0)
  return unpacked > UNPACKED_BYTES_MAX ? refused(TOO_LARGE_UNPACKED) : done('xlsx')
}

const starts = (bytes: Uint8Array, signature: readonly number[]): boolean =>
  signature.every((byte, at) => bytes[at] === byte)

/** How many bytes follow the first byte of a character in UTF-8. Undefined: no character starts so. */
const followersOf = (byte: number): number | undefined => {
  if (byte < 0x80) return 0
  if (byte >= 0xc2 && byte <= 0xdf) return 1
  if (byte >= 0xe0 && byte <= 0xef) return 2
  return byte >= 0xf0 && byte <= 0xf4 ? 3 : undefined
}

const isUtf8 = (bytes: Uint8Array): boolean => {
  let followers = 0
  for (const byte of bytes) {
    if (followers > 0) {
      if (byte < 0x80 || byte > 0xbf) return false
      followers -= 1
      continue
    }
    const next = followersOf(byte)
    if (next === undefined) return false
    followers = next
  }
  return followers === 0
}

/** How many bytes decide whether a file without a mark is UTF-16. */
const SAMPLED_BYTES = 1_000

/** The share of zero bytes at even or odd places, as digits and Latin letters in UTF-16 have. */
const zeros = (bytes: Uint8Array, rest: 0 | 1): number => {
  const sample = bytes.subarray(0, SAMPLED_BYTES).filter((_, at) => at % 2 === rest)
  return sample.filter(byte => byte === 0).length / Math.max(1, sample.length)
}

/** Control characters besides tab, line feed and carriage return. */
const isControl = (byte: number): boolean => byte < 0x09 || (byte > 0x0d && byte < 0x20)

/**
 * How the bytes of a file are read: an .xlsx spreadsheet by what is in it, text by its mark, else as UTF-8 where they are that, else as Windows writes
 * Western letters. The name and the declared type of a file are not used.
 *
 * Refuses: what is no text, by its first bytes, and what is too large, each with what to do instead. Source: section 4,
 * "Subscription".
 */
export const carrierListEncoding = (
  bytes: Uint8Array,
): Outcome<CarrierListEncoding, CarrierListFileRefusal> => {
  if (bytes.length === 0) return refused({ kind: 'empty', message: 'This file is empty.' })
  if (bytes.length > CARRIER_LIST_BYTES_MAX)
    return refused({ kind: 'too-large', message: 'Choose a file of at most 10 MB, or split the list.' })
  const known = SIGNATURES.find(([signature]) => starts(bytes, signature))
  if (known !== undefined) return refused(known[1])
  if (starts(bytes, ZIPPED)) return zippedEncoding(bytes)
  if (starts(bytes, [0xff, 0xfe])) return done('utf-16le')
  if (starts(bytes, [0xfe, 0xff])) return done('utf-16be')
  if (zeros(bytes, 1) > 0.5 && zeros(bytes, 0) < 0.1) return done('utf-16le')
  if (zeros(bytes, 0) > 0.5 && zeros(bytes, 1) < 0.1) return done('utf-16be')
  if (bytes.some(isControl)) return refused(NO_TEXT)
  return done(isUtf8(bytes) ? 'utf-8' : 'windows-1252')
}
