import {
  type AuthorityRecord,
  authoritiesOf,
  best,
  type DocketAuthority,
  type DocketRecord,
  docketsOf,
  FROZEN_ON,
  isOf,
  later,
  newest,
  OTHER_KINDS,
} from './authority-dockets.ts'
import type { AuthorityKind } from './authority-kinds.ts'
import { type AuthorityGap, authorityGaps, grantedOn } from './authority-periods.ts'
import {
  announced,
  type EndKind,
  isMotus,
  noticeKind,
  type Revocation,
  type Turn,
} from './authority-turns.ts'

/** The state of the authorities over all dockets. */
export interface AuthorityState {
  readonly common: string | null
  readonly contract: string | null
  readonly broker: string | null
  readonly as_of: string
  readonly source_file: string
  /** An authority that is active where none to carry freight in general is. */
  readonly other_kind: AuthorityKind | null
  readonly other_terms: string | null
  /** The day on which the state says that it is being revoked. */
  readonly in_revocation_on: string | null
  /** A docket that another carrier has now, or has too where the state is not on record, and its DOT number. */
  readonly given_docket: string | null
  readonly given_to_dot: string | null
}

/** The grant of the authority to carry, its end, and a notice that its history has not reached. */
export interface AuthorityGrant {
  /** The first day of the unbroken grant. Null: there is no such grant. */
  readonly granted_on: string | null
  readonly granted_as_of: string | null
  readonly granted_source_file: string | null
  /** Null: one lasts, or nothing is on record. */
  readonly ended_on: string | null
  readonly end_kind: EndKind | null
  readonly ended_as_of: string | null
  readonly ended_source_file: string | null
  readonly notice_on: string | null
  readonly notice_kind: EndKind | null
  readonly notice_as_of: string | null
  readonly notice_source_file: string | null
  /** The file that says whether it is carried out, and the day to which that was read. */
  readonly notice_history: string | null
  readonly notice_read_to: string | null
}

/** What decides how the authority to carry stands. */
interface Decision {
  readonly decider: DocketAuthority | undefined
  readonly end: Turn | null
  /** Whether the history of an authority goes on of which no state is on record. */
  readonly isUnstated: boolean
}

const latestEnd = (all: readonly DocketAuthority[]): DocketAuthority | undefined =>
  all
    .filter(({ end }) => end !== null)
    .toSorted((one, other) => ((one.end?.on ?? '') < (other.end?.on ?? '') ? -1 : 1))
    .at(-1)

const LETTERS = ['A', null, 'I', 'N']
const rankOf = (letter: string | null | undefined) => {
  const place = LETTERS.indexOf(letter ?? null)
  return place < 0 ? 1 : place
}

const decide = (all: readonly DocketAuthority[]): Decision => {
  const active = all.filter(({ isActive }) => isActive)
  const isUnstated = all.some(
    ({ state, end, turns }) => state === undefined && end === null && turns.length > 0,
  )
  if (active.length > 0) {
    const [decider] = active.toSorted(
      (one, other) =>
        Number(one.end !== null) - Number(other.end !== null) ||
        ((one.state?.as_of ?? '') > (other.state?.as_of ?? '') ? -1 : 1),
    )
    return { decider, end: decider?.end ?? null, isUnstated }
  }
  const ended = latestEnd(all.filter(({ letter }) => letter === 'A'))
  if (ended !== undefined) return { decider: ended, end: isUnstated ? null : ended.end, isUnstated }
  const [decider] = all
    .filter(({ state }) => state !== undefined)
    .toSorted(
      (one, other) =>
        rankOf(one.letter) - rankOf(other.letter) ||
        ((one.state?.as_of ?? '') > (other.state?.as_of ?? '') ? -1 : 1),
    )
  const isOpen = all.some(({ end, turns }) => end === null && turns.length > 0)
  return { decider, end: isOpen ? null : (latestEnd(all)?.end ?? null), isUnstated }
}

/** The letter of one name over all dockets: one that has ended is inactive beside another that is active. */
const letterOf = (
  all: readonly DocketAuthority[],
  name: DocketAuthority['name'],
  isActive: boolean,
): string | null => {
  const letters = all
    .filter(it => it.state !== undefined && it.name === name)
    .map(it => {
      if (it.name === 'contract' && it.state?.source_file === 'Motus Carrier') return 'N'
      return isActive && it.letter === 'A' && !it.isActive ? 'I' : (it.letter ?? null)
    })
  return letters.length === 0 ? 'N' : best(letters)
}

/** Empty: no file has a state of this carrier. */
const stateOf = (
  { given }: AuthorityRecord,
  dockets: readonly DocketRecord[],
  all: readonly DocketAuthority[],
  { decider, end, isUnstated }: Decision,
): AuthorityState | undefined => {
  const moves = [...(given?.entries() ?? [])]
  const moved = moves.find(([, { is_shared }]) => is_shared) ?? moves[0]
  const isShared = moved?.[1].is_shared === true
  const others = dockets.flatMap(it => it.others)
  const [other] = OTHER_KINDS.flatMap(kind => others.filter(it => it.isActive && it.kind === kind))
  const stated = decider?.state
  const source = stated ?? other ?? newest(dockets) ?? moved?.[1]
  if (source === undefined) return undefined
  const isActive = all.some(it => it.isActive)
  const isNone = others.length > 0 || moved !== undefined
  const letter = (name: DocketAuthority['name']) => {
    if ((isUnstated || isShared) && !isActive) return null
    return stated === undefined ? (isNone ? 'N' : null) : letterOf(all, name, isActive)
  }
  const [common, contract] = [letter('common'), letter('contract')]
  const isWithout = !isActive && end === null && common !== null && contract !== null
  const isOpen = isShared && !isActive && end === null
  const isMoved = (isWithout || isOpen) && other === undefined && moved !== undefined
  const brokers = dockets.flatMap(({ broker }) => (broker === undefined ? [] : [broker]))
  const evidence = (isWithout || isMoved ? (other ?? moved?.[1]) : undefined) ?? source
  return {
    common,
    contract,
    broker: brokers.length === 0 ? null : best(brokers),
    as_of: evidence.as_of,
    source_file: evidence.source_file,
    other_kind: isWithout ? (other?.kind ?? null) : null,
    other_terms: isWithout ? (other?.terms ?? null) : null,
    in_revocation_on:
      isActive && all.every(it => !it.isActive || it.state?.isInRevocation === true) ? source.as_of : null,
    given_docket: isMoved ? moved[0] : null,
    given_to_dot: isMoved ? moved[1].dot : null,
  }
}

/** The history that tells whether a notice was carried out, and the day to which it was read. Null: it was not. */
export const readToOf = (
  { actions, motus = [], published }: AuthorityRecord,
  notice: Revocation,
  on: string,
): { readonly history: 'Motus AuthHist' | 'L&I AuthHist'; readonly readTo: string | null } => {
  const isHere = (it: { readonly docket?: string | null }) => !notice.docket || it.docket === notice.docket
  const isKnown = motus.some(isHere) || actions.some(it => isMotus(it) && isHere(it))
  const history = isMotus(notice) || (on > FROZEN_ON && isKnown) ? 'Motus AuthHist' : 'L&I AuthHist'
  const own = newest(actions.filter(it => it.source_file === history && isHere(it)))
  return { history, readTo: later(own?.as_of ?? null, published?.get(history) ?? null) }
}

/** The notices that were not carried out so far, and whose history does not reach their day. */
const openNotices = (record: AuthorityRecord) =>
  announced(record).flatMap(({ notice, on, became }) => {
    if (on === null || became !== 'open') return []
    const { history, readTo } = readToOf(record, notice, on)
    return readTo !== null && readTo >= on ? [] : [{ notice, on, history, readTo }]
  })
type OpenNotice = ReturnType<typeof openNotices>[number]

/**
 * A notice ends the authority to carry only where each that is active has one; the last of these days counts. One that was only
 * applied for is not active.
 */
const deciding = (record: AuthorityRecord, all: readonly DocketAuthority[]): OpenNotice | undefined => {
  if (record.revocations.length === 0) return undefined
  const open = openNotices(record)
  if (open.length === 0) return undefined
  const lasting = all.filter(it =>
    it.state === undefined ? it.turns.length > 0 && it.end === null : it.isActive,
  )
  const firsts = lasting.map(
    ({ docket, name }) =>
      open
        .filter(({ notice }) => isOf(docket, name)(notice))
        .toSorted((one, other) => (one.on < other.on ? -1 : 1))[0],
  )
  if (firsts.includes(undefined)) return undefined
  return firsts
    .flatMap(it => it ?? [])
    .toSorted((one, other) => (one.on < other.on ? -1 : 1))
    .at(-1)
}

/** How the authority to carry stands, and stood. */
export interface AuthorityStatus {
  readonly state: AuthorityState | undefined
  readonly grant: AuthorityGrant
  readonly gaps: readonly AuthorityGap[]
}

/** Over all dockets: the state, the grant, its end, a notice of one, and the gaps before. */
export const authorityStatus = (record: AuthorityRecord): AuthorityStatus => {
  const dockets = docketsOf(record)
  const all = authoritiesOf(record, dockets)
  const decision = decide(all)
  const granted_on = grantedOn(all)
  const { end } = decision
  const grant =
    granted_on === null
      ? undefined
      : newest(all.flatMap(({ turns }) => turns.filter(({ on, ends }) => ends === null && on === granted_on)))
  const source = grant ?? end ?? newest([...record.actions, ...record.revocations])
  const open = deciding(record, all)
  return {
    state: stateOf(record, dockets, all, decision),
    gaps: authorityGaps(all),
    grant: {
      granted_on,
      granted_as_of: source?.as_of ?? null,
      granted_source_file: source?.source_file ?? null,
      ended_on: end?.on ?? null,
      end_kind: end?.ends ?? null,
      ended_as_of: end?.as_of ?? null,
      ended_source_file: end?.source_file ?? null,
      notice_on: open?.on ?? null,
      notice_kind: open === undefined ? null : noticeKind(open.notice),
      notice_as_of: open?.notice.as_of ?? null,
      notice_source_file: open?.notice.source_file ?? null,
      notice_history: open?.history ?? null,
      notice_read_to: open?.readTo ?? null,
    },
  }
}
