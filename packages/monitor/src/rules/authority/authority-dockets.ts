import type { AuthorityKind, MotusAuthorityKind } from './authority-kinds.ts'
import {
  type AuthorityAction,
  type AuthorityHistoryRecord,
  CARRIER_AUTHORITIES,
  countedOf,
  isMotus,
  type OnDocket,
  type Turn,
  turnsOf,
} from './authority-turns.ts'

/** The frozen state of the authorities of a docket, with the kind that they are of. Null: no file has the kind. */
export interface FrozenState {
  readonly docket: string
  readonly kind: AuthorityKind | null
  readonly common: string | null
  readonly contract: string | null
  readonly broker: string | null
  readonly is_in_revocation: boolean | null
  readonly as_of: string
}

/** The state of one authority of a docket since May 14, 2026. */
export interface MotusState {
  readonly docket: string
  readonly authority: MotusAuthorityKind
  readonly status: string | null
  /** The register's own words, of a kind that is none of ours. */
  readonly terms: string | null
  readonly as_of: string
}

/** Who holds a docket now. */
export interface Holder {
  readonly dot: string
  readonly source_file: 'Motus Carrier' | 'Motus AuthHist'
  readonly as_of: string
  /** Whether the register has the docket for both, as active on one day, and no history tells whose it is. */
  readonly is_shared?: boolean
}

/** All that the files tell of a carrier's authorities. */
export interface AuthorityRecord extends AuthorityHistoryRecord {
  readonly frozen?: readonly FrozenState[]
  readonly motus?: readonly MotusState[]
  /** The dockets that the register has given to another carrier, or has for both. */
  readonly given?: ReadonlyMap<string, Holder>
  /** To which days the agency has published the histories, by their titles. */
  readonly published?: ReadonlyMap<string, string>
}

export const FROZEN_ON = '2026-05-14'

const NEVER = { as_of: '', source_file: 'L&I Carrier' as const }

export const later = <T extends string | null | undefined>(one: T, other: T) =>
  (one ?? '') >= (other ?? '') ? one : other

export const newest = <T extends { readonly as_of?: string | null }>(rows: readonly T[]): T | undefined =>
  rows.reduce<T | undefined>(
    (one, other) => (one === undefined || (other.as_of ?? '') > (one.as_of ?? '') ? other : one),
    undefined,
  )

/** The best of some letters: active, then what is not known, then inactive, then none. */
export const best = (letters: readonly (string | null)[]): string | null => {
  if (letters.includes('A')) return 'A'
  if (letters.includes(null)) return null
  const unclear = letters.find(letter => letter !== 'I' && letter !== 'N')
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

export const OTHER_KINDS = ['border', 'enterprise', 'other', 'household', 'passenger'] as const
const isOther = (authority: MotusAuthorityKind): authority is (typeof OTHER_KINDS)[number] =>
  OTHER_KINDS.some(kind => kind === authority)

export interface DocketRecord {
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

/** The state of a docket: of each kind by the register since May 14, 2026, else by the frozen file. */
const docketOf = (
  docket: string,
  frozen: FrozenState | undefined,
  motus: readonly MotusState[],
): DocketRecord => {
  const source_file = 'Motus Carrier' as const
  const carrying = motus.filter(({ authority }) => authority === 'common')
  const others = motus.filter(({ authority }) => isOther(authority))
  const brokers = motus.filter(({ authority }) => authority === 'broker')
  const kind = frozen?.kind ?? (others[0]?.authority as AuthorityKind | undefined) ?? 'common'
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
  const isFrozenOther = kind !== 'common' && !others.some(({ authority }) => authority === kind)
  return {
    docket,
    property,
    others: [
      ...others.map(({ authority, status, terms, as_of }) => ({
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
export interface DocketAuthority {
  readonly docket: string
  readonly name: (typeof CARRIER_AUTHORITIES)[number]
  readonly state: DocketState | undefined
  readonly letter: string | null | undefined
  readonly turns: readonly Turn[]
  /** The end by its history; null: its last turn is a beginning, or it has none. */
  readonly end: Turn | null
  readonly isActive: boolean
}

export const isOf = (docket: string, name: DocketAuthority['name']) => (it: OnDocket) => {
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
export const docketsOf = ({ frozen = [], motus = [], given }: AuthorityRecord): readonly DocketRecord[] =>
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
export const authoritiesOf = (
  record: AuthorityRecord,
  dockets: readonly DocketRecord[],
): readonly DocketAuthority[] => {
  const states = new Map(dockets.map(({ docket, property }) => [docket, property]))
  const own = countedOf(record.actions).filter(({ docket }) => !docket || record.given?.has(docket) !== true)
  const isOtherKind = new Set(
    dockets
      .filter(({ property, others }) => property === undefined && others.length > 0)
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
