import { type AuthorityPeriod, joinedPeriods, periodsOf } from './authority-periods.ts'
import {
  announced,
  type AuthorityAction,
  type AuthorityHistoryRecord,
  CARRIER_AUTHORITIES,
  countedOf,
  type EndKind,
  isMotus,
  noticeKind,
  type OnDocket,
  type Revocation,
  type Turn,
  turnsOf,
} from './authority-turns.ts'
import type { AuthorityKind, MotusAuthorityKind } from './tables/authority-history-tables.ts'

/** The frozen state of the authorities of a docket, with the kind that they are of. Null: no file tells the kind. */
export interface FrozenState {
  readonly docket: string
  readonly kind: AuthorityKind | null
  readonly common: string | null
  readonly contract: string | null
  readonly broker: string | null
  readonly is_in_revocation: boolean | null
  readonly as_of: string
}

/** The state of one authority of a docket since 14 May 2026. */
export interface MotusState {
  readonly docket: string
  readonly authority: MotusAuthorityKind
  readonly status: string | null
  /** The register's own words, where the kind is not told by ours. */
  readonly terms: string | null
  readonly as_of: string
}

/** Who holds a docket now. */
export interface Holder {
  readonly dot: string
  readonly source_file: 'Motus Carrier' | 'Motus AuthHist'
  readonly as_of: string
}

/** All that the files tell of a carrier's authorities. */
export interface AuthorityRecord extends AuthorityHistoryRecord {
  readonly frozen?: readonly FrozenState[]
  readonly motus?: readonly MotusState[]
  /** The dockets that the register has given to another carrier. */
  readonly given?: ReadonlyMap<string, Holder>
  /** To which days the agency has published the histories, by their titles. */
  readonly published?: ReadonlyMap<string, string>
}

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
  /** A docket that went to another carrier, and its DOT number. */
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

const FROZEN_ON = '2026-05-14'

const NEVER = { as_of: '', source_file: 'L&I Carrier' as const }

const later = <T extends string | null | undefined>(one: T, other: T) =>
  (one ?? '') >= (other ?? '') ? one : other

const newest = <T extends { readonly as_of?: string | null }>(rows: readonly T[]): T | undefined =>
  rows.reduce<T | undefined>(
    (one, other) => (one === undefined || (other.as_of ?? '') > (one.as_of ?? '') ? other : one),
    undefined,
  )

/** The best of some letters: active, then what is not known, then inactive, then none. */
const best = (letters: readonly (string | null)[]): string | null => {
  if (letters.includes('A')) return 'A'
  if (letters.includes(null)) return null
  const [unclear] = letters.filter(letter => letter !== 'I' && letter !== 'N').toSorted()
  return unclear ?? (letters.includes('I') ? 'I' : (letters[0] ?? null))
}

/** The state of the authority to carry freight in general of one docket. */
interface DocketState {
  readonly common: string | null
  readonly contract: string | null
  readonly as_of: string
  readonly source_file: 'Motus Carrier' | 'L&I Carrier'
  readonly isInRevocation: boolean
}

const OTHER_KINDS = ['border', 'enterprise', 'other', 'household', 'passenger'] as const
const isOther = (authority: MotusAuthorityKind): authority is (typeof OTHER_KINDS)[number] =>
  OTHER_KINDS.some(kind => kind === authority)

interface DocketRecord {
  readonly docket: string
  readonly property: DocketState | undefined
  /** What it has of other kinds to carry, active or not. */
  readonly others: readonly {
    readonly kind: AuthorityKind
    readonly terms: string | null
    readonly isActive: boolean
    readonly as_of: string
    readonly source_file: DocketState['source_file']
  }[]
  readonly broker: string | null | undefined
  /** The file that tells of it, and its day. */
  readonly as_of: string
  readonly source_file: DocketState['source_file']
}

/** The state of a docket: of each kind by the register since 14 May 2026, else by the frozen file. */
const docketOf = (
  docket: string,
  frozen: FrozenState | undefined,
  motus: readonly MotusState[],
): DocketRecord => {
  const source_file = 'Motus Carrier' as const
  const carrying = motus.filter(({ authority }) => authority === 'common')
  const apart = motus.filter(({ authority }) => isOther(authority))
  const brokers = motus.filter(({ authority }) => authority === 'broker')
  const kind = frozen?.kind ?? (apart[0]?.authority as AuthorityKind | undefined) ?? 'common'
  const frozenDay = frozen && { as_of: frozen.as_of, source_file: 'L&I Carrier' as const }
  const property: DocketState | undefined =
    carrying.length > 0
      ? {
          common: best(carrying.map(({ status }) => status)),
          contract: 'N',
          as_of: newest(carrying)?.as_of ?? '',
          source_file,
          isInRevocation: false,
        }
      : frozen && frozenDay && kind === 'common'
        ? {
            common: frozen.common,
            contract: frozen.contract,
            ...frozenDay,
            isInRevocation: frozen.is_in_revocation === true,
          }
        : undefined
  const isFrozenOther = kind !== 'common' && !apart.some(({ authority }) => authority === kind)
  return {
    docket,
    property,
    others: [
      ...apart.map(({ authority, status, terms, as_of }) => ({
        kind: authority as AuthorityKind,
        terms,
        isActive: status === 'A',
        as_of,
        source_file,
      })),
      ...(frozen && frozenDay && isFrozenOther
        ? [{ kind, terms: null, isActive: [frozen.common, frozen.contract].includes('A'), ...frozenDay }]
        : []),
    ],
    broker: brokers.length > 0 ? best(brokers.map(({ status }) => status)) : frozen?.broker,
    ...(newest(motus.map(({ as_of }) => ({ as_of, source_file }))) ?? frozenDay ?? NEVER),
  }
}

/** One authority to carry freight of one docket: its state, where one is on record, and its history. */
interface DocketAuthority {
  readonly docket: string
  readonly name: (typeof CARRIER_AUTHORITIES)[number]
  readonly state: DocketState | undefined
  readonly letter: string | null | undefined
  readonly turns: readonly Turn[]
  /** The end by its history; null: its last turn is a beginning, or it has none. */
  readonly end: Turn | null
  readonly isActive: boolean
}

const isOf = (docket: string, name: DocketAuthority['name']) => (it: OnDocket) => {
  const isHere = (it.docket ?? docket) === docket || it.docket === ''
  return isHere && (it.authority === name || (isMotus(it) && it.authority === 'common'))
}

/** A state of a later day than the end is newer than it. */
const authorityOf = (
  docket: string,
  name: DocketAuthority['name'],
  state: DocketState | undefined,
  actions: readonly AuthorityAction[],
): DocketAuthority => {
  const isMotusState = state?.source_file === 'Motus Carrier'
  const letter = isMotusState ? state?.common : state?.[name]
  const turns = turnsOf(actions.filter(isOf(docket, name)), !isMotusState && letter === 'A')
  const last = turns.at(-1)
  const end = last?.ends == null ? null : last
  const isActive = letter === 'A' && (end === null || end.on < (state?.as_of ?? ''))
  return { docket, name, state, letter, turns, end, isActive }
}

/** Every docket that is the carrier's own. */
const docketsOf = ({ frozen = [], motus = [], given }: AuthorityRecord): readonly DocketRecord[] =>
  [...new Set([...frozen, ...motus].map(({ docket }) => docket))]
    .filter(docket => given?.has(docket) !== true)
    .map(docket =>
      docketOf(
        docket,
        frozen.find(state => state.docket === docket),
        motus.filter(state => state.docket === docket),
      ),
    )

/** Each authority to carry freight in general of each docket, as far as its state or its history is on record. */
const authoritiesOf = (
  record: AuthorityRecord,
  dockets: readonly DocketRecord[],
): readonly DocketAuthority[] => {
  const states = new Map(dockets.map(({ docket, property }) => [docket, property]))
  const own = countedOf(record.actions).filter(({ docket }) => !docket || record.given?.has(docket) !== true)
  const isOtherKind = new Set(
    dockets
      .filter(({ property, others }) => property === undefined && others.some(isFrozen))
      .map(({ docket }) => docket),
  )
  const named = new Set([
    ...own.flatMap(({ docket }) => docket ?? []),
    ...dockets.flatMap(({ docket, property }) => (property === undefined ? [] : [docket])),
  ])
  named.delete('')
  const all = named.size === 0 ? [''] : [...named].filter(docket => !isOtherKind.has(docket))
  return all.flatMap(docket =>
    CARRIER_AUTHORITIES.flatMap((name): readonly DocketAuthority[] => {
      const state = states.get(docket)
      const isStated =
        state !== undefined &&
        (name === 'common' || (state.source_file === 'L&I Carrier' && state.contract !== 'N'))
      const isNamed = own.some(it => (it.docket ?? docket) === docket && it.authority === name)
      const isNamedForAll = own.some(it => it.docket === '' && it.authority === name)
      return isStated || isNamed || isNamedForAll ? [authorityOf(docket, name, state, own)] : []
    }),
  )
}
const isFrozen = ({ source_file }: DocketRecord['others'][number]) => source_file === 'L&I Carrier'

/** Whether a state on record says that an authority is not active, where its history does not say since when. */
const isOver = ({ letter, isActive }: DocketAuthority) => letter != null && !isActive

/**
 * When a carrier could haul freight for others, oldest first, without overlaps: common and contract authority of all dockets
 * together. One that a state has as no longer active lasts to the day of that state at most.
 *
 * Empty: no grant is on record. A dismissed application starts no period, a discontinued revocation ends none.
 * Source: section 3, "Carrier detail".
 */
export const authorityPeriods = (record: AuthorityRecord): readonly AuthorityPeriod[] =>
  joinedPeriods(
    authoritiesOf(record, docketsOf(record)).flatMap(it =>
      periodsOf(it.turns).map(period =>
        period.to === null && isOver(it)
          ? { ...period, to: later(period.from, it.state?.as_of ?? period.from) }
          : period,
      ),
    ),
  )

/** The first day of the unbroken grant that lasts. An authority that is no longer active, on a day no file tells, adds none. */
const grantedOn = (all: readonly DocketAuthority[]): string | null => {
  const last = joinedPeriods(
    all.flatMap(it => periodsOf(it.turns).filter(({ to }) => to !== null || !isOver(it))),
  ).at(-1)
  return last?.to === null ? last.from : null
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
  const [moved] = given?.entries() ?? []
  const others = dockets.flatMap(it => it.others)
  const [other] = OTHER_KINDS.flatMap(kind => others.filter(it => it.isActive && it.kind === kind))
  const stated = decider?.state
  const source = stated ?? other ?? newest(dockets) ?? moved?.[1]
  if (source === undefined) return undefined
  const isActive = all.some(it => it.isActive)
  const isNone = others.length > 0 || moved !== undefined
  const letter = (name: DocketAuthority['name']) => {
    if (isUnstated && !isActive) return null
    return stated === undefined ? (isNone ? 'N' : null) : letterOf(all, name, isActive)
  }
  const [common, contract] = [letter('common'), letter('contract')]
  const isWithout = !isActive && end === null && common !== null && contract !== null
  const isMoved = isWithout && other === undefined && moved !== undefined
  const brokers = dockets.flatMap(({ broker }) => (broker === undefined ? [] : [broker]))
  const evidence = (isWithout ? (other ?? moved?.[1]) : undefined) ?? source
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

/** A notice ends the authority to carry only where each that is active has one; the last of these days counts. */
const deciding = (record: AuthorityRecord, all: readonly DocketAuthority[]): OpenNotice | undefined => {
  if (record.revocations.length === 0) return undefined
  const open = openNotices(record)
  if (open.length === 0) return undefined
  const lasting = all.filter(it => (it.state === undefined ? it.end === null : it.isActive))
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

/** How the authority to carry stands, over all dockets: its state, its grant, its end, and a notice of one. */
export const authorityStatus = (
  record: AuthorityRecord,
): { readonly state: AuthorityState | undefined; readonly grant: AuthorityGrant } => {
  const dockets = docketsOf(record)
  const all = authoritiesOf(record, dockets)
  const decision = decide(all)
  const granted_on = grantedOn(all)
  const { end } = decision
  const grant = newest(
    all.flatMap(({ turns }) => turns.filter(({ on, ends }) => ends === null && on === granted_on)),
  )
  const source = grant ?? end ?? newest([...record.actions, ...record.revocations])
  const open = deciding(record, all)
  return {
    state: stateOf(record, dockets, all, decision),
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

/** Days without any authority between two grants. */
export interface AuthorityGap {
  readonly from_on: string
  readonly to_on: string
}

/** The gaps between the periods. The time before the first and after the last is not a gap. */
export const authorityGaps = (record: AuthorityRecord): readonly AuthorityGap[] =>
  authorityPeriods(record).flatMap(({ to }, at, periods) => {
    const next = periods[at + 1]
    return to !== null && next !== undefined ? [{ from_on: to, to_on: next.from }] : []
  })
