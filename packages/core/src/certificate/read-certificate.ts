import type { CertificateField } from './certificate-fields.ts'
import { readCoverLines } from './read-cover-lines.ts'
import {
  aroundAll,
  columnsOf,
  foundIn,
  type PagePlace,
  type PlacedText,
  type TextPiece,
  type TextRow,
  textRows,
} from './text-rows.ts'

/** What a certificate may say, field by field, each with its place. A field that was not found is left out. */
export type CertificateProposal = Readonly<Partial<Record<CertificateField, PlacedText>>>

const DAY = String.raw`\d{1,2}[-/]\d{1,2}[-/]\d{2,4}`

/** The headings beside the left column of the form. */
const BESIDE = /^(?:CONTACT|NAME:|PHONE|\(A\/C|E-?MAIL|ADDRESS:|INSURER|CANCELLATION|SHOULD ANY|AUTHORIZED)/i

/** A block of lines below a heading in the left column: how it begins, and what comes after it. */
interface Block {
  readonly heading: RegExp
  readonly end: RegExp
}

const PRODUCER: Block = { heading: /^PRODUCER\b:?\s*/i, end: /^INSURED\b(?!\s+BY)/i }
const INSURED: Block = {
  heading: /^INSURED\b:?\s*/i,
  end: /^(?:COVERAGES\b|THIS IS TO CERTIFY|INSR\b|LTR\b|CERTIFICATE NUMBER)/i,
}
const HOLDER: Block = {
  heading: /^CERTIFICATE HOLDER\b:?\s*/i,
  end: /^(?:AUTHORIZED REPRESENTATIVE|ACORD\b|©)/i,
}

/** The most lines of a name and an address. */
const BLOCK_LINES_MAX = 7

/** Points by which a line may begin left of its heading. */
const COLUMN_POINTS = 8

/** The lines of a block. Empty: none without its heading. */
const blockLines = (rows: readonly TextRow[], { heading, end }: Block): readonly PlacedText[] => {
  const start = rows.findIndex(row => columnsOf(row).some(({ text }) => heading.test(text)))
  const [first = [], ...below] = rows.slice(Math.max(0, start)).map(columnsOf)
  const title = first.find(({ text }) => heading.test(text))
  if (title === undefined) return []
  const { page, x } = title.place
  const after = below.findIndex(columns => columns.some(({ text }) => end.test(text)))
  const lines = below.slice(0, after < 0 ? below.length : after)
  const beside = [...first, ...lines.flat()].filter(
    ({ text, place }) => place.x > x + COLUMN_POINTS && BESIDE.test(text),
  )
  const right = Math.min(...beside.map(({ place }) => place.x))
  const rest = title.text.replace(heading, '')
  const own = lines.flatMap(columns =>
    columns.filter(
      ({ place }) => place.page === page && place.x >= x - COLUMN_POINTS && place.x < right - COLUMN_POINTS,
    ),
  )
  return [...(rest === '' ? [] : [{ text: rest, place: title.place }]), ...own].slice(0, BLOCK_LINES_MAX)
}

/** Several lines as one text. Empty: undefined without a line. */
const joined = (lines: readonly PlacedText[], separator: string): PlacedText | undefined => {
  const [first, ...others] = lines
  if (first === undefined) return undefined
  const places = others.map(({ place }) => place).filter(({ page }) => page === first.place.page)
  return {
    text: lines.map(({ text }) => text).join(separator),
    place: aroundAll([first.place, ...places] satisfies [PagePlace, ...PagePlace[]]),
  }
}

const firstIn = (rows: readonly TextRow[], pattern: RegExp): PlacedText | undefined => {
  for (const row of rows) {
    const found = foundIn(row, pattern)
    if (found !== undefined) return found
  }
  return undefined
}

/** Where the lines of cover begin. */
const COVERAGES = /\bCOVERAGES\b|TYPE OF INSURANCE/i

const VIN = /(?<![A-Z\d])((?=[A-Z\d]*\d)(?=[A-Z\d]*[A-Z])[A-HJ-NPR-Z\d]{17})(?![A-Z\d])/i

/** Each VIN, once. */
const vinsIn = (rows: readonly TextRow[]): PlacedText | undefined => {
  const found = rows.flatMap(row => columnsOf(row).flatMap(({ text, place }) => vinsOf(text, place)))
  return joined([...new Map(found.map(vin => [vin.text, vin])).values()], ', ')
}

const vinsOf = (text: string, place: PagePlace): readonly PlacedText[] =>
  [...text.matchAll(new RegExp(VIN, 'gi'))].map(([vin]) => ({ text: vin.toUpperCase(), place }))

const EXCLUSION = /\bEXCLU(?:SION|DE|DING)/i
const AFTER_EXCLUSIONS = /^(?:CERTIFICATE HOLDER|VEHICLES?\b|VINS?\b|SCHEDULED\b|AUTHORIZED)/i

/** The lines of what is excluded, from the first that says so. */
const exclusionsIn = (rows: readonly TextRow[]): PlacedText | undefined => {
  const lines = rows.flatMap(columnsOf)
  const start = lines.findIndex(({ text }) => EXCLUSION.test(text))
  if (start < 0) return undefined
  const length = lines.slice(start + 1).findIndex(({ text }) => AFTER_EXCLUSIONS.test(text) || VIN.test(text))
  return joined(lines.slice(start, length < 0 ? start + BLOCK_LINES_MAX : start + 1 + length), ' ')
}

/**
 * What a certificate of insurance in the usual form (ACORD 25) says, read from the text of its file, with the place of each
 * value. It is a proposal: a person confirms each field beside the page.
 *
 * Empty: a field that is not found is left out, and one that the form leaves blank; a text that is no certificate has none.
 * Source: section 3, "Certificates of insurance". Choice: values are proposed as they are written, also ones that cannot be
 * true, so that the person sees what the paper says.
 */
export const readCertificate = (pieces: readonly TextPiece[]): CertificateProposal => {
  const rows = textRows(pieces)
  const start = rows.findIndex(row => COVERAGES.test(row.text))
  const head = start < 0 ? rows : rows.slice(0, start)
  const end = rows.findIndex(row => /DESCRIPTION OF OPERATIONS ?\//i.test(row.text))
  const [producer] = blockLines(rows, PRODUCER)
  const [insured, ...address] = blockLines(rows, INSURED)
  const proposal = {
    insuredName: insured,
    insuredAddress: joined(address, ', '),
    datedOn: firstIn(head, new RegExp(`(?<![\\d/-])(${DAY})(?![\\d/-])`)),
    producer,
    contact: firstIn(head, /(?<!INSURED )\bNAME:\s*(\S+(?: \S+)*)/i),
    phone: firstIn(
      head,
      /(?:\bPHONE\b|\(A\/C, ?NO, ?EXT\):?)[^+(\d]*([+(]?\d(?: ?[-\d().])*(?: ?(?:x|ext\.?) ?\d+)?)/i,
    ),
    email: firstIn(head, /([^\s@:]+@[^\s@]+\.[a-z]{2,})/i),
    vins: vinsIn(rows),
    exclusions: exclusionsIn(rows.slice(end < 0 ? rows.length : end)),
    holder: joined(blockLines(rows, HOLDER), ', '),
    ...readCoverLines(head, start < 0 ? [] : rows.slice(start, end < 0 ? rows.length : end)),
  }
  return Object.fromEntries(Object.entries(proposal).filter(([, value]) => value !== undefined))
}
