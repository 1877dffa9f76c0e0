import type { AuthorityEnd } from '../../rules/finding-value.ts'
import { noticeOfEndText } from '../../rules/finding-terms.ts'
import { type CalendarDate, formatCalendarDate } from '../../shared/calendar-date.ts'
import { withCapital } from '../../shared/first-letter.ts'
import { sourceAndDayText } from '../../shared/source-text.ts'

/** The authorities of a carrier in the register. Source: section 3, "Carrier detail". */
export const AUTHORITY_KINDS = ['common', 'contract', 'broker'] as const
/** One of the three. Source: section 3, "Carrier detail". */
export type AuthorityKind = (typeof AUTHORITY_KINDS)[number]

/**
 * What became of an act. Pending: it lies ahead. Due: its day is past, and its history does not reach it. Not carried out, and
 * discontinued: it changed nothing.
 */
export const ACT_STATUSES = ['done', 'pending', 'due', 'not_carried_out', 'discontinued'] as const
/** One of them. */
export type ActStatus = (typeof ACT_STATUSES)[number]

/** What the agency did to an authority, or gave notice of. Source: section 3, "Carrier detail"; the call is ours. */
export interface AuthorityAct {
  readonly authority: AuthorityKind
  /** With its prefix: `MC123456`. Null: not on record. */
  readonly docket: string | null
  /** granted, reinstated, active; involuntary, voluntary, revoked, suspended, inactive; else in the register's words. */
  readonly act: string
  readonly on: CalendarDate
  readonly status: ActStatus
  /** The federal file, and its day. */
  readonly source: string | null
  readonly asOf: CalendarDate | null
}

/** One line of what the agency did to an authority. */
export interface AuthorityActLine {
  readonly key: string
  readonly on: CalendarDate
  /** "Common authority, MC 123456". */
  readonly about: string
  readonly text: string
  /** Pending: it lies ahead, or may have been carried out. Void: it changed nothing. */
  readonly status: 'done' | 'pending' | 'void'
  /** The file and its day: "Motus AuthHist, Nov 20, 2026". Null: none is on record. */
  readonly source: string | null
}

const LABELS: Readonly<Record<AuthorityKind, string>> = {
  common: 'Common authority',
  contract: 'Contract authority',
  broker: 'Broker authority',
}

/** Since May 2026 the register no longer tells common and contract authority apart. */
const aboutText = ({ authority, docket, source }: AuthorityAct): string => {
  const label =
    authority === 'common' && source?.startsWith('Motus') === true ? 'Carrier authority' : LABELS[authority]
  return docket === null ? label : `${label}, ${docket.replace(/^([A-Z]+)/, '$1 ')}`
}

/** The register's words for whose will a revocation was. */
const REVOCATIONS: ReadonlyMap<string, string> = new Map([
  ['involuntary', 'revoked by FMCSA'],
  ['voluntary', 'given up by the carrier'],
])

const textOf = ({ act, on, status }: AuthorityAct): string => {
  const kind: AuthorityEnd = act === 'suspended' ? 'suspended' : 'revoked'
  const name = kind === 'suspended' ? 'suspension' : 'revocation'
  switch (status) {
    case 'done':
      return REVOCATIONS.get(act) ?? act
    case 'pending':
      return noticeOfEndText({ kind, on })
    case 'due':
      return `${name} due ${formatCalendarDate(on)}, not known whether carried out`
    case 'not_carried_out':
      return `${name} of ${formatCalendarDate(on)} not carried out: authority stayed in force`
    case 'discontinued':
      return `${act}, discontinued: authority stayed in force`
  }
}

const LINE_STATUSES: Readonly<Record<ActStatus, AuthorityActLine['status']>> = {
  done: 'done',
  pending: 'pending',
  due: 'pending',
  not_carried_out: 'void',
  discontinued: 'void',
}

/**
 * What the agency did to the authorities of a carrier as lines, in the order of the acts: each with its file and day. The monitor
 * matches notices with what followed from them.
 *
 * Empty: none. Source: section 3, "Carrier detail". Choice: the register's own reasons are free text and not shown.
 */
export const authorityActLines = (acts: readonly AuthorityAct[]): readonly AuthorityActLine[] =>
  acts.map((act, at) => ({
    key: String(at),
    on: act.on,
    about: aboutText(act),
    text: withCapital(textOf(act)),
    status: LINE_STATUSES[act.status],
    source: act.source === null ? null : sourceAndDayText(act.source, act.asOf),
  }))
