import {
  assess,
  type AssessedCarrier,
  type CalendarDate,
  type CarrierFinding,
  csvText,
  dispatchStop,
  identifiersInOrder,
  type IdentifierType,
  type ListedCarrier,
  listedTieText,
  listedVerdictText,
  placeText,
  verdictReason,
  verdictReasonText,
  verdictText,
} from '@fairhaul/core'
import { failKindsOf } from './fail-kinds.ts'
import type { VetLine } from './list-file.ts'
import { refusalText } from './stop-text.ts'

/** The columns of a file of verdicts. Those of the list come behind them. */
export const COLUMNS = [
  'line',
  'written',
  'read_as',
  'result',
  'certainty',
  'carrier',
  'dot',
  'mc',
  'place',
  'note',
  'may_use',
  'reason',
  'category',
  'facts_day',
  'tie',
  'verdict_day',
  'source',
  'rules',
] as const

/** One of them. */
export type VerdictColumn = (typeof COLUMNS)[number]

/** One row of the file of verdicts. */
export interface VerdictRow {
  readonly line: number
  readonly cells: Readonly<Record<VerdictColumn, string>>
  /** The cells of the list. */
  readonly own: readonly string[]
}

/** What all rows of a run have in common. */
export interface VetRun {
  /** The day of its verdicts. */
  readonly day: CalendarDate
  /** The monitor with the company, or the file of facts with its fingerprint. */
  readonly source: string
  /** Which rules decide: "usual", "company", or those of a file, with its fingerprint. */
  readonly rules: string
  /** Only a carrier that is certain counts as found. */
  readonly isCertainOnly: boolean
}

const numberOf = ({ identifiers }: ListedCarrier, type: IdentifierType): string =>
  identifiersInOrder(identifiers).find(each => each.type === type)?.value ?? ''

const namedCarrier = (carrier: ListedCarrier): string =>
  [carrier.legalName, numberOf(carrier, 'DOT')].join(' ').trim()

type Found = Extract<CarrierFinding, { readonly kind: 'found' }>

/** The category of the rule that is the reason. Choice: hidden rules are safety rules, which are of Operations. */
const categoryOf = (assessed: AssessedCarrier): string => {
  const reason = verdictReason(assessed)
  if (reason === undefined) return ''
  if (reason.ruleType === null) return 'Operations'
  return assessed.rules.find(({ ruleType }) => ruleType === reason.ruleType)?.category ?? ''
}

/** Why a verdict is what it is; of an override also until when. Empty: it passes, or is not assessed. */
const reasonOf = (assessed: AssessedCarrier): string => {
  const reason = verdictReason(assessed)
  if (reason === undefined) return ''
  const text = verdictReasonText(reason)
  return assessed.overall === 'Override' ? `${verdictText(assessed)}: ${text}` : text
}

/** The oldest day of the facts behind a verdict. Empty: no fact has one. */
const factsDayOf = (assessed: AssessedCarrier): string =>
  assessed.rules.flatMap(({ finding }) => finding.asOf ?? []).toSorted()[0] ?? ''

/** The cells of a row that depend on its finding. */
type FindingCells = Partial<Record<VerdictColumn, string>>

const foundCells = ({ carrier, certainty }: Found, { day }: VetRun): FindingCells => {
  const verdict = listedVerdictText(carrier) ?? 'Not assessed'
  const stop = dispatchStop(carrier.connection)
  const result = stop?.label ?? carrier.verdict ?? 'Not assessed'
  const assessed = carrier.rulesAssessment === null ? null : assess(carrier.rulesAssessment, day)
  return {
    result,
    certainty,
    carrier: carrier.legalName,
    dot: numberOf(carrier, 'DOT'),
    mc: numberOf(carrier, 'MC'),
    place: placeText(carrier.physicalAddress) ?? '',
    note: verdict === result ? '' : verdict,
    reason: stop === null ? (assessed === null ? '' : reasonOf(assessed)) : (stop.reason ?? ''),
    category: assessed === null || stop !== null ? '' : categoryOf(assessed),
    facts_day: assessed === null ? '' : factsDayOf(assessed),
    tie: listedTieText(carrier) ?? '',
  }
}

const findingCells = (finding: CarrierFinding, run: VetRun): FindingCells => {
  if (finding.kind === 'found') {
    const { certainty, carrier } = finding
    return run.isCertainOnly && certainty !== 'certain'
      ? { result: 'Not found', note: `Only ${certainty}: ${namedCarrier(carrier)}` }
      : foundCells(finding, run)
  }
  if (finding.kind === 'ambiguous')
    return { result: 'Ambiguous', note: finding.candidates.map(namedCarrier).join('; ') }
  if (finding.kind === 'unread') return { result: 'Not read', note: finding.message }
  if (finding.kind === 'refused') return { result: 'Refused', note: refusalText(finding.refusal) }
  return { result: finding.kind === 'failed' ? 'Failed' : 'Not found' }
}

const NO_CELLS = Object.fromEntries(COLUMNS.map(column => [column, ''])) as Record<VerdictColumn, string>

/** The row of a line of a list. */
export const verdictRow = (
  { line, written, own }: VetLine,
  finding: CarrierFinding,
  run: VetRun,
): VerdictRow => {
  const found: Record<VerdictColumn, string> = {
    ...NO_CELLS,
    line: String(line),
    written,
    read_as: finding.readAs,
    ...findingCells(finding, run),
    verdict_day: run.day,
    source: run.source,
    rules: run.rules,
  }
  return { line, cells: { ...found, may_use: failKindsOf(found).length === 0 ? 'yes' : 'no' }, own }
}

const SAME_CARRIER = / ?Same carrier as line \d+\.$/

/** Adds "Same carrier as line 1." to rows, which are given in the order of the list. */
export const sameCarrierNotes = (): ((row: VerdictRow) => VerdictRow) => {
  const firstLines = new Map<string, number>()
  return row => {
    const { carrier, dot, mc } = row.cells
    const identity = [carrier, dot, mc].join('|')
    const own = row.cells.note.replace(SAME_CARRIER, '')
    const first = identity === '||' ? undefined : firstLines.get(identity)
    if (first === undefined) firstLines.set(identity, row.line)
    const same = first === undefined || first === row.line ? '' : `Same carrier as line ${first}.`
    const note = [own, same].filter(text => text !== '').join(' ')
    return note === row.cells.note ? row : { ...row, cells: { ...row.cells, note } }
  }
}

/** Rows in the order of the list, with these notes. */
export const inListOrder = (rows: readonly VerdictRow[]): readonly VerdictRow[] =>
  rows.toSorted((one, other) => one.line - other.line).map(sameCarrierNotes())

/** How verdicts are written. */
export type VerdictFormat = 'csv' | 'jsonl'

/** The names of a list's columns, each once; one that is a column of ours, or an earlier one, is "list dot". */
export const ownColumnNames = (heading: readonly string[]): readonly string[] => {
  const used = new Set<string>([...COLUMNS, 'was'])
  return heading.map((cell, at) => {
    let name = cell === '' ? `column ${at + 1}` : cell
    while (used.has(name.toLowerCase())) name = `list ${name}`
    used.add(name.toLowerCase())
    return name
  })
}

/** A value that is no text of its own in JSON. */
const jsonValue = (column: string, cell: string): string | number | null =>
  column === 'line' ? Number(cell) : cell || null

/** Writes rows. `more`: a column of this run alone, and its cells. */
export const verdictWriter = (
  format: VerdictFormat,
  ownColumns: readonly string[],
  more: readonly 'was'[] = [],
) => {
  const columns = [...COLUMNS, ...more]
  const cellOf = (row: VerdictRow & { readonly was?: string }, column: (typeof columns)[number]): string =>
    column === 'was' ? (row.was ?? '') : row.cells[column]
  return {
    heading: format === 'csv' ? csvText([[...columns, ...ownColumns]]) : '',
    rows: (rows: readonly (VerdictRow & { readonly was?: string })[]): string => {
      if (format === 'csv')
        return csvText(
          rows.map(row => [
            ...columns.map(column => cellOf(row, column)),
            ...ownColumns.map((_, at) => row.own[at] ?? ''),
          ]),
        )
      return rows
        .map(row => {
          const values = columns.map(column => [column, jsonValue(column, cellOf(row, column))] as const)
          const list = ownColumns.map((name, at) => [name, row.own[at] || null] as const)
          const own = list.length > 0 ? { list: Object.fromEntries(list) } : {}
          return `${JSON.stringify({ ...Object.fromEntries(values), ...own })}\n`
        })
        .join('')
    },
  }
}

/** What writes rows. */
export type VerdictWriter = ReturnType<typeof verdictWriter>
