import {
  type CarrierFinding,
  type CarrierListLine,
  carrierListLines,
  cellsOf,
  csvText,
  dispatchStop,
  done,
  identifiersInOrder,
  type IdentifierType,
  type ListedCarrier,
  listedVerdictText,
  type Outcome,
  placeText,
  type Refusal,
  refused,
} from '@fairhaul/core'
import { grouped } from './grouped.ts'
import type { VetLine } from './list-file.ts'

/** The columns of a file of verdicts. */
const COLUMNS = ['line', 'written', 'read_as', 'result', 'certainty', 'carrier', 'dot', 'mc', 'place', 'note']
const [WRITTEN_AT, RESULT_AT, CARRIER_AT, DOT_AT, MC_AT, NOTE_AT] = [1, 3, 5, 6, 7, 9]

/** The first row of the file. */
export const VERDICT_HEADING = csvText([COLUMNS])

/** One row of the file of verdicts. */
export interface VerdictRow {
  readonly line: number
  readonly cells: readonly string[]
  /** The row as it is in a file already. Null: it is new. */
  readonly stored: string | null
}

const numberOf = ({ identifiers }: ListedCarrier, type: IdentifierType): string =>
  identifiersInOrder(identifiers).find(each => each.type === type)?.value ?? ''

const carrierCells = (carrier: ListedCarrier): readonly string[] => [
  carrier.legalName,
  numberOf(carrier, 'DOT'),
  numberOf(carrier, 'MC'),
  placeText(carrier.physicalAddress) ?? '',
]

/** Why the monitor refused, as a sentence. */
export const refusalText = (refusal: Refusal): string => {
  if (refusal.kind === 'unauthenticated')
    return 'The key or the session is not valid: it ended, was revoked, or is missing.'
  if (refusal.kind === 'invalid') return refusal.problems.map(({ message }) => message).join(' ')
  if (refusal.kind === 'forbidden')
    return refusal.message ?? 'The plan or the permissions do not include this.'
  return `The monitor refused: ${refusal.kind}.`
}

const candidatesText = (candidates: readonly ListedCarrier[]): string =>
  candidates.map(each => [each.legalName, numberOf(each, 'DOT')].join(' ').trim()).join('; ')

/** Result, certainty, carrier and note of a finding. */
const resultCells = (finding: CarrierFinding): readonly string[] => {
  const none = ['', '', '', '']
  if (finding.kind === 'found') {
    const { carrier, certainty } = finding
    const verdict = listedVerdictText(carrier) ?? 'Not assessed'
    const result = dispatchStop(carrier.connection)?.label ?? carrier.verdict ?? 'Not assessed'
    return [result, certainty, ...carrierCells(carrier), verdict === result ? '' : verdict]
  }
  if (finding.kind === 'ambiguous') return ['Ambiguous', '', ...none, candidatesText(finding.candidates)]
  if (finding.kind === 'unread') return ['Not read', '', ...none, finding.message]
  if (finding.kind === 'refused') return ['Refused', '', ...none, refusalText(finding.refusal)]
  return [finding.kind === 'failed' ? 'Failed' : 'Not found', '', ...none, '']
}

/** The row of a line of a list. */
export const verdictRow = ({ line, written }: VetLine, finding: CarrierFinding): VerdictRow => ({
  line,
  cells: [String(line), written, finding.readAs, ...resultCells(finding)],
  stored: null,
})

/** The result of a row: a verdict, or why there is none. */
export const resultOf = ({ cells }: VerdictRow): string => cells[RESULT_AT] ?? ''

/** Whether a row says that a carrier may be used, or may be once facts are known. */
export const isUsable = (row: VerdictRow): boolean => /^(Pass|Override|Incomplete)\b/.test(resultOf(row))

const rowText = ({ cells, stored }: VerdictRow): string => stored ?? csvText([cells])

const identityOf = ({ cells }: VerdictRow): string =>
  [cells[CARRIER_AT], cells[DOT_AT], cells[MC_AT]].join('|')

/** Rows in the order of the list; a carrier that an earlier line names already has that line as its note. */
export const verdictRowsText = (rows: readonly VerdictRow[]): string => {
  const firstLines = new Map<string, number>()
  const inOrder = rows.toSorted((one, other) => one.line - other.line)
  return inOrder
    .map(row => {
      const identity = identityOf(row)
      const first = firstLines.get(identity)
      if (first === undefined && identity !== '||') firstLines.set(identity, row.line)
      if (first === undefined || first === row.line || row.cells[NOTE_AT] !== '') return rowText(row)
      return rowText({ ...row, cells: row.cells.with(NOTE_AT, `Same carrier as line ${first}.`) })
    })
    .join('')
}

const storedRow = ({ text }: CarrierListLine): VerdictRow => {
  const cells = cellsOf(text, ',')
  return { line: Number(cells[0]), cells, stored: `${text}\n` }
}

/** A text as it reads back from a file of verdicts. */
const readBack = (written: string): string => cellsOf(csvText([[written]]).trimEnd(), ',')[0] ?? ''

/**
 * The rows that an earlier run wrote for the same list. A row that was cut off is left out.
 *
 * Refuses: a file that is no file of verdicts, or is of another list, in a sentence that follows the file's name.
 */
export const readVerdictRows = (
  text: string,
  lines: readonly VetLine[],
): Outcome<readonly VerdictRow[], string> => {
  const whole = text.slice(0, text.lastIndexOf('\n') + 1)
  if (whole === '') return done([])
  if (!whole.startsWith(VERDICT_HEADING))
    return refused('it is no file of verdicts. Name another with --out.')
  const rows = carrierListLines(whole).lines.slice(1).map(storedRow)
  const written = grouped(lines, ({ line }) => line)
  const other = rows.find(
    ({ line, cells }) =>
      written.get(line)?.some(each => readBack(each.written) === cells[WRITTEN_AT]) !== true,
  )
  if (other !== undefined)
    return refused(
      `it has the verdicts of another list: line ${other.line} differs. Name another with --out.`,
    )
  const stored = grouped(rows, ({ line }) => line)
  return done(rows.filter(({ line }) => stored.get(line)?.length === written.get(line)?.length))
}
