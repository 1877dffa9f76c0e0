import {
  CERTIFICATE_LINES,
  type CertificateField,
  type CertificateLine,
  type LinePart,
  lineField,
} from './certificate-fields.ts'
import { columnsOf, foundIn, type PlacedText, type TextRow } from './text-rows.ts'

const TITLES: Readonly<Record<CertificateLine, RegExp>> = {
  'general-liability': /\bGENERAL LIABILITY\b/i,
  bipd: /\bAUTO(?:MOBILE)? LIABILITY\b/i,
  umbrella: /\bUMBRELLA\b|\bEXCESS LIAB/i,
  'workers-compensation': /\bWORKERS['’]? COMP/i,
  cargo: /\bCARGO\b/i,
}

/** Before the limit that counts of a line. */
const LIMITS: Readonly<Record<CertificateLine, string>> = {
  'general-liability': 'EACH OCCURRENCE',
  bipd: 'COMBINED SINGLE LIMIT',
  umbrella: 'EACH OCCURRENCE',
  'workers-compensation': String.raw`(?:E\.? ?L\.? ?)?EACH ACCIDENT`,
  cargo: String.raw`(?:\bLIMIT(?! OF LIAB)|EACH OCCURRENCE|PER (?:TRUCK|VEHICLE|OCCURRENCE|CONVEYANCE|LOAD))`,
}

const AMOUNT = String.raw`\d{1,3}(?:,\d{3})+|\d{4,}`
const IN_DIGITS = String.raw`[^\d$]*(\$? ?(?:${AMOUNT})(?![\d/]))`
const IN_LETTERS = String.raw`:?\s+((?!DEDUCTIBLE|PER\b)[A-Z][A-Z-]+(?: [A-Z][A-Z-]+)+)`
const OF_DEDUCTIBLE = /\bDED/i

const DAY = String.raw`\d{1,2}[-/]\d{1,2}[-/]\d{2,4}`
const IS_DAY = new RegExp(`^${DAY}$`)
const TWO_DAYS = new RegExp(`^(${DAY}) (${DAY})$`)

/** The columns of a row; two days that are close to each other are two. */
const cellsOf = (row: TextRow): readonly PlacedText[] =>
  columnsOf(row).flatMap(cell => {
    const days = TWO_DAYS.exec(cell.text)
    return days === null ? [cell] : days.slice(1).map(text => ({ text, place: cell.place }))
  })

/** The rows of each line of cover: those from its title to that of another. */
const blocksOf = (rows: readonly TextRow[]): ReadonlyMap<CertificateLine, readonly TextRow[]> => {
  const blocks = new Map<CertificateLine, TextRow[]>()
  let line: CertificateLine | undefined
  for (const row of rows) {
    line = CERTIFICATE_LINES.find(each => TITLES[each].test(row.text)) ?? line
    if (line === undefined) continue
    blocks.set(line, [...(blocks.get(line) ?? []), row])
  }
  return blocks
}

/** The limit of a block: beside its label, or in the row below it; of cargo any amount that is no deductible. */
const limitOf = (line: CertificateLine, rows: readonly TextRow[]): PlacedText | undefined => {
  const label = LIMITS[line]
  const at = rows.findIndex(row => new RegExp(label, 'i').test(row.text))
  const own = rows[at]
  const amount = new RegExp(String.raw`(\$ ?(?:${AMOUNT})(?![\d/]))`)
  const found =
    own &&
    (foundIn(own, new RegExp(label + IN_DIGITS, 'i')) ?? foundIn(own, new RegExp(label + IN_LETTERS, 'i')))
  if (found !== undefined) return found
  const next = own === undefined ? (line === 'cargo' ? rows : []) : rows.slice(at + 1, at + 2)
  return next
    .filter(({ text }) => !OF_DEDUCTIBLE.test(text))
    .map(row => foundIn(row, amount))
    .find(value => value !== undefined)
}

type Insurers = ReadonlyMap<string, Partial<Record<'insurer' | 'naic', PlacedText>>>

/** The insurers of the head of a certificate, by their letters. */
const insurersOf = (rows: readonly TextRow[]): Insurers =>
  new Map(
    rows.flatMap(row => {
      const letter = /\bINSURER ([A-F])\b/i.exec(row.text)?.[1]
      if (letter === undefined) return []
      const insurer = foundIn(row, /\bINSURER [A-F] ?:\s*(?!\d{5}(?:\s|$))(\S+(?: \S+)*)/i)
      const naic = foundIn(row, /\bINSURER [A-F] ?:.*(?<!\d)(\d{5})\s*$/i)
      return [[letter.toUpperCase(), { ...(insurer && { insurer }), ...(naic && { naic }) }] as const]
    }),
  )

/** The column before the first day of a row, where it has a digit. */
const policyNumberIn = (cells: readonly PlacedText[]): PlacedText | undefined => {
  const before = cells[cells.findIndex(({ text }) => IS_DAY.test(text)) - 1]
  return before !== undefined && /\d/.test(before.text) ? before : undefined
}

/**
 * The lines of cover of a certificate: of each the limit that counts, its number and days, and its insurer by the letter
 * before it.
 *
 * Empty: a value that is not found is left out. Source: section 3, "Certificates of insurance".
 */
export const readCoverLines = (
  head: readonly TextRow[],
  rows: readonly TextRow[],
): Readonly<Partial<Record<CertificateField, PlacedText>>> => {
  const insurers = insurersOf(head)
  return Object.fromEntries(
    [...blocksOf(rows)].flatMap(([line, block]) => {
      const cells = block.map(cellsOf)
      const [effectiveOn, expiresOn] = cells.flat().filter(({ text }) => IS_DAY.test(text))
      const policyNumber = cells.map(policyNumberIn).find(value => value !== undefined)
      const letters = block.flatMap(({ text }) => /^([A-F])(?:$|\s)/.exec(text)?.[1] ?? [])
      const parts: Readonly<Partial<Record<LinePart, PlacedText | undefined>>> = {
        limit: limitOf(line, block),
        policyNumber,
        effectiveOn,
        expiresOn,
        ...insurers.get(letters[0] ?? ''),
      }
      return Object.entries(parts).flatMap(([part, value]) =>
        value === undefined ? [] : [[lineField(line, part as LinePart), value]],
      )
    }),
  )
}
