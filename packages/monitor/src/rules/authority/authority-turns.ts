import type { AuthorityName } from './authority-kinds.ts'

/** What an action and a notice have in common. Left out: on record without it. */
export interface OnDocket {
  readonly authority: AuthorityName
  readonly docket?: string | null
  readonly source_file?: string | null
  /** The day of the file. */
  readonly as_of?: string | null
}

/** An action of the register on one authority, and how it ended. Days are calendar dates. */
export interface AuthorityAction extends OnDocket {
  readonly action: string
  readonly acted_on: string
  readonly final_action: string | null
  readonly final_on: string | null
  /** Why, in the register's words. */
  readonly reason?: string | null
}

/** A notice that an authority is to be revoked or suspended. */
export interface Revocation extends OnDocket {
  readonly kind?: string
  readonly served_on: string | null
  readonly effective_on: string | null
}

/** Everything the register says of one carrier's authorities, past ones too. */
export interface AuthorityHistoryRecord {
  readonly actions: readonly AuthorityAction[]
  readonly revocations: readonly Revocation[]
}

/** Whether it was read from a file of the register that began on May 14, 2026. */
export const isMotus = ({ source_file }: Pick<OnDocket, 'source_file'>) =>
  source_file?.startsWith('Motus') === true

/** How an authority ended. Inactive: for a reason that no file tells. */
export const END_KINDS = ['revoked', 'suspended', 'withdrawn', 'transferred', 'inactive'] as const
export type EndKind = (typeof END_KINDS)[number]

/** With either of them a carrier may haul for others; broker authority does not allow hauling. */
export const CARRIER_AUTHORITIES = ['common', 'contract'] as const

const BEGINS = /^(?:GRANTED|REINSTATED|ACTIVE)$/
const ENDS = /^(?!DISCONTINUED)(?:.* )?(?:REVOKED|REVOCATION)$/
const DISCONTINUED = /^DISCONTINUED\b/
/** States of an application that was never granted. */
const NEVER_GRANTED = /^(?:WITHDRAWN|DISMISSED|DENIED|REJECTED)$/

/** The register's own day: older actions of the newer file repeat those of the frozen one. */
const MOTUS_BEGAN = '2026-05-14'

/** A notice and the change that follows from it are one act when they are this near to each other. */
const ONE_ACT_DAYS = 45

export const plain = (text: string | null | undefined) => (text ?? '').trim().toUpperCase()

/**
 * What the reason of a change says, by the first that fits. Bookkeeping: the agency corrects its own record or carries
 * one over, which is no act. A correction that names a revocation or a suspension is one all the same: never the milder.
 */
const REASONS: readonly (readonly [RegExp, EndKind | 'bookkeeping'])[] = [
  [/SUSPEN/, 'suspended'],
  [/REVO[CK]/, 'revoked'],
  [/\b(?:ADMIN\w*|CLERICAL|DATA|SYSTEM)\W{1,3}(?:\w{1,20}\W{1,3}){0,2}(?:CORRECT|ADJUST)/, 'bookkeeping'],
  [/^(?:CORRECTION|ADJUSTMENT)\b|\bINITIAL STATUS\b/, 'bookkeeping'],
  [/TRANSFER/, 'transferred'],
  [/WITHDR/, 'withdrawn'],
]
const meaningOf = (terms: string) => REASONS.find(([pattern]) => pattern.test(terms))?.[1] ?? 'inactive'

/** Whether a reason of the register marks a change as a correction, which is no act. */
export const isBookkeeping = (reason: string | null | undefined): boolean =>
  reason != null && meaningOf(plain(reason)) === 'bookkeeping'

/** What a change did to an authority, and the file that tells it. */
export interface Turn {
  readonly on: string
  /** Null: it begins. */
  readonly ends: EndKind | null
  /** Null: on record without it. */
  readonly source_file: string | null
  readonly as_of: string | null
}

const turn = ({ source_file, as_of }: OnDocket, on: string, ends: EndKind | null): Turn => ({
  on,
  ends,
  source_file: source_file ?? null,
  as_of: as_of ?? null,
})

/** The day an action ended the authority; null when it did not, or the day is not on record. */
export const endOf = (row: AuthorityAction): Turn | null => {
  const status = plain(row.action)
  const isState = isMotus(row) && row.final_action === null
  if (status === 'INACTIVE' || (isState && !BEGINS.test(status) && status !== 'PENDING')) {
    const meaning = meaningOf(`${plain(row.reason)} ${status}`)
    return meaning === 'bookkeeping' ? null : turn(row, row.acted_on, meaning)
  }
  return row.final_on !== null && ENDS.test(plain(row.final_action))
    ? turn(row, row.final_on, 'revoked')
    : null
}

const begins = ({ action, reason }: AuthorityAction) => BEGINS.test(plain(action)) && !isBookkeeping(reason)

/** Whether an action says that its revocation was discontinued, and so changed nothing. */
export const isDiscontinued = ({ final_action }: AuthorityAction) => DISCONTINUED.test(plain(final_action))

/**
 * In order of days. On one day an end of the frozen file comes before a beginning, so that a new grant leaves no gap; one
 * of the register since, which has states and no acts, comes last: of two states of one day the harsher stands.
 */
const inOrder = (one: Turn, other: Turn) => {
  const placeOf = (it: Turn) => (it.ends === null ? 1 : isMotus(it) ? 2 : 0)
  return one.on === other.on ? placeOf(one) - placeOf(other) : one.on < other.on ? -1 : 1
}

/** What was done to one authority, in order. `wasActive`: some file has it active, whether or not a grant is on record. */
export const turnsOf = (actions: readonly AuthorityAction[], wasActive: boolean): readonly Turn[] => {
  const firstDay = actions
    .filter(({ action }) => BEGINS.test(plain(action)))
    .reduce((first, { acted_on }) => (acted_on < first ? acted_on : first), LASTS)
  const turns: Turn[] = []
  for (const action of actions) {
    const end = endOf(action)
    const isNever = NEVER_GRANTED.test(plain(action.action)) && !wasActive && firstDay > action.acted_on
    if (begins(action) && (end === null || action.acted_on < end.on))
      turns.push(turn(action, action.acted_on, null))
    if (end !== null && !isNever) turns.push(end)
  }
  return turns.toSorted(inOrder)
}

const LASTS = '9999-12-31'

/** What the register tells of common authority since May 14, 2026 goes for contract authority too. */
export const sideOf = ({ authority }: Pick<OnDocket, 'authority'>) =>
  authority === 'contract' ? 'common' : authority

/** Whether two rows are of one authority of one docket, as far as both name it. */
export const isOfOneDocket = (one: OnDocket, other: OnDocket) =>
  sideOf(one) === sideOf(other) && (!one.docket || !other.docket || one.docket === other.docket)

/**
 * Without what the newer file repeats: of days before it began, the frozen history of the same docket and authority has
 * the last word, where it says when that began.
 */
export const countedOf = (actions: readonly AuthorityAction[]): readonly AuthorityAction[] => {
  const former = actions.filter(action => !isMotus(action) && BEGINS.test(plain(action.action)))
  if (former.length === actions.length) return actions
  return actions.filter(
    action =>
      !isMotus(action) ||
      action.acted_on > MOTUS_BEGAN ||
      !former.some(other => isOfOneDocket(action, other)),
  )
}

/** The day on which a notice is to take effect: a voluntary one has no day but that of its service. Null: not on record. */
export const effectOf = ({ effective_on, served_on, kind }: Revocation): string | null =>
  effective_on ?? (/\bVOLUNTARY/.test(plain(kind)) ? served_on : null)

/** How a notice ends an authority. */
export const noticeKind = ({ kind }: Revocation): 'suspended' | 'revoked' =>
  plain(kind).includes('SUSPEN') ? 'suspended' : 'revoked'

const daysApart = (one: string, other: string) => Math.abs(Date.parse(one) - Date.parse(other)) / 86_400_000

/** The end that may be what a notice announced. An end on or before the day of its service cannot. */
const followedBy = (notice: Revocation, action: AuthorityAction): string | null => {
  const on = effectOf(notice)
  if (on === null || !isOfOneDocket(action, notice)) return null
  const end = endOf(action)
  if (end === null) return null
  const { served_on } = notice
  if (served_on !== null && action.acted_on === served_on && action.final_on !== null) return end.on
  const isLater = served_on === null || end.on > served_on || (end.on === served_on && served_on >= on)
  const isNear = daysApart(on, end.on) <= ONE_ACT_DAYS
  return isLater && isNear ? end.on : null
}

/** A notice, and what became of it. */
export interface Announced {
  readonly notice: Revocation
  /** Null: it says none. */
  readonly on: string | null
  /** Carried out: the history has the end. Void: it was discontinued. Open: neither, so far. */
  readonly became: 'carried out' | 'void' | 'open'
}

/**
 * What became of each notice. It ends nothing by itself: the history has every change. An end is that of the notice whose
 * day is nearest, and of no other.
 */
export const announced = ({ actions, revocations }: AuthorityHistoryRecord): readonly Announced[] =>
  revocations.map(notice => {
    const on = effectOf(notice)
    const rivals = revocations.filter(other => other !== notice && isOfOneDocket(other, notice))
    const isVoid = actions.some(
      action =>
        isOfOneDocket(action, notice) && action.acted_on === notice.served_on && isDiscontinued(action),
    )
    if (isVoid) return { notice, on, became: 'void' }
    const isDone = actions.some(action => {
      const end = followedBy(notice, action)
      return (
        end !== null &&
        !rivals.some(other => {
          const day = effectOf(other)
          return (
            day !== null &&
            followedBy(other, action) !== null &&
            daysApart(day, end) < daysApart(on ?? end, end)
          )
        })
      )
    })
    return { notice, on, became: isDone ? 'carried out' : 'open' }
  })
