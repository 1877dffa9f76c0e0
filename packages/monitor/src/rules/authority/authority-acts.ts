import type { AuthorityRecord } from './authority-dockets.ts'
import { readToOf } from './authority-status.ts'
import {
  announced,
  type AuthorityAction,
  countedOf,
  type EndKind,
  endOf,
  isBookkeeping,
  isDiscontinued,
  noticeKind,
  type OnDocket,
  plain,
} from './authority-turns.ts'
import type { AuthorityName } from './authority-kinds.ts'

/**
 * What became of an act. Pending: it lies ahead. Due: its day is past, and no file tells whether it was carried out. Void:
 * it changed nothing, as it was discontinued or not carried out.
 */
export const ACT_STATUSES = ['done', 'pending', 'due', 'not_carried_out', 'discontinued'] as const
export type ActStatus = (typeof ACT_STATUSES)[number]

/** What was done to an authority, on its day. */
export interface AuthorityAct {
  readonly authority: AuthorityName
  readonly docket: string | null
  /** granted, reinstated, active; involuntary, voluntary, or how it ended; else as the register writes it. */
  readonly act: string
  readonly on: string
  readonly status: ActStatus
  readonly source_file: string | null
  readonly as_of: string | null
}

const actOf = (row: OnDocket, act: string, on: string, status: ActStatus = 'done'): AuthorityAct => ({
  authority: row.authority,
  docket: row.docket ?? null,
  act,
  on,
  status,
  source_file: row.source_file ?? null,
  as_of: row.as_of ?? null,
})

/** An end in a word: whose will a revocation was, where the register says so. */
const endWord = (terms: string, kind: EndKind): string => {
  if (kind !== 'revoked') return kind
  return (/\b(?:IN)?VOLUNTARY/.exec(terms)?.[0] ?? kind).toLowerCase()
}

const BEGUN = /^(?:GRANTED|REINSTATED|ACTIVE|PENDING)$/

const actsOfAction = (row: AuthorityAction): readonly AuthorityAct[] => {
  const action = plain(row.action)
  if (isDiscontinued(row)) return [actOf(row, action.toLowerCase(), row.acted_on, 'discontinued')]
  if (isBookkeeping(row.reason)) return []
  const end = endOf(row)
  const ended =
    end?.ends == null
      ? []
      : [actOf(row, endWord(`${action} ${plain(row.final_action)} ${plain(row.reason)}`, end.ends), end.on)]
  const isItsEnd = end !== null && !BEGUN.test(action)
  return isItsEnd ? ended : [actOf(row, action.toLowerCase(), row.acted_on), ...ended]
}

/**
 * What was done to the authorities of a carrier, newest first, each act once: a notice and the change that follows are one
 * act, which has the day of the change, and so is what two files tell of days before May 2026. Corrections of the agency
 * are none. A notice without any day is none yet.
 */
export const authorityActs = (record: AuthorityRecord, today: string): readonly AuthorityAct[] =>
  [
    ...countedOf(record.actions).flatMap(actsOfAction),
    ...announced(record).flatMap(({ notice, on, became }) => {
      if (on === null || became !== 'open') return []
      const { readTo } = readToOf(record, notice, on)
      const isRead = readTo !== null && readTo >= on
      const status = isRead ? 'not_carried_out' : on > today ? 'pending' : 'due'
      return [actOf(notice, endWord(plain(notice.kind), noticeKind(notice)), on, status)]
    }),
  ].toSorted((one, other) => (one.on === other.on ? 0 : one.on < other.on ? 1 : -1))
