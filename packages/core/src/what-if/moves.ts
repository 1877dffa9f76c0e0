import type { OwnRule } from '../finding/own-rule.ts'
import type { RuleFacts } from '../finding/rule-facts.ts'
import { readableRuleName } from '../rules/readable-rule-name.ts'
import type { AnyRuleType } from '../rules/rule-types.ts'
import { VERDICT_RANKS, type Verdict, WORST_FIRST } from '../rules/verdict.ts'
import type { CalendarDate } from '../shared/calendar-date.ts'
import type { ExportColumn } from '../shared/export-table.ts'
import type { CarrierId } from '../shared/ids.ts'
import type { VerdictMove } from './compare-rule-sets.ts'
import { isWorseVerdict } from './move-reason.ts'
import { changedRules, RULE_MODE_TEXTS, type RuleDraft, ruleNameIn } from './rule-draft.ts'
import type { RuledCarrier } from './ruled-carrier.ts'

/** How a carrier of one's own is named in a list. */
export interface OwnCarrierName {
  readonly carrierId: CarrierId
  readonly name: string
  /** Null: it has none. */
  readonly dot: string | null
  /** Whether the company has onboarded it. Null or missing: not known. */
  readonly isOnboarded?: boolean | null
  /** How many loads of the company are open with it. Null or missing: not known. */
  readonly openLoads?: number | null
}

/** One of the company's own carriers, connected or monitored, with what decides its verdict. */
export interface OwnCarrierFacts extends OwnCarrierName, RuledCarrier {
  readonly facts: RuleFacts
}

/** A part of the company's own carriers. */
export interface OwnCarrierFactsPage {
  /** The company's day, which the facts are of. */
  readonly day: CalendarDate
  /** How many carriers there are in all. */
  readonly total: number
  readonly items: readonly OwnCarrierFacts[]
  /** The last carrier of this part, after which the next one begins. Null: there is no more. */
  readonly next: CarrierId | null
}

/** From one verdict to another. */
export type VerdictTurn = Pick<VerdictMove, 'from' | 'to'>

/** The name of a verdict, or of none. */
export const verdictOrNone = (verdict: Verdict | null): string => verdict ?? 'Not assessed'

/** A change of verdict in words: "Pass to Fail". */
export const turnText = ({ from, to }: VerdictTurn): string =>
  `${verdictOrNone(from)} to ${verdictOrNone(to)}`

/** The carriers that turn the same way. */
export interface VerdictTurns extends VerdictTurn {
  readonly count: number
  readonly isWorse: boolean
}

const rank = (verdict: Verdict | null): number =>
  verdict === null ? WORST_FIRST.length : VERDICT_RANKS[verdict]

/** How many carriers turn which way: to the worst verdict first, from the best one first. Empty: none turns. */
export const countTurns = (moves: readonly VerdictTurn[]): readonly VerdictTurns[] => {
  const counts = new Map<string, VerdictTurns>()
  for (const { from, to } of moves) {
    const text = turnText({ from, to })
    const count = (counts.get(text)?.count ?? 0) + 1
    counts.set(text, { from, to, count, isWorse: isWorseVerdict(to, from) })
  }
  return [...counts.values()].toSorted(
    (one, other) => rank(one.to) - rank(other.to) || rank(other.from) - rank(one.from),
  )
}

/** Which moves are listed. */
export interface MoveFilter {
  /** Null: every way. */
  readonly turn: VerdictTurn | null
  /** Null: every rule. */
  readonly ruleType: AnyRuleType | null
  /** Only carriers that the company has onboarded. */
  readonly isOnboarded: boolean
  /** Only carriers with open loads. */
  readonly hasOpenLoads: boolean
}

/** Every move. */
export const ALL_MOVES: MoveFilter = { turn: null, ruleType: null, isOnboarded: false, hasOpenLoads: false }

type Listed = Pick<NamedMove, 'from' | 'to' | 'ruleType' | 'isOnboarded' | 'openLoads'>

/** The moves that a filter keeps, in their order. */
export const filteredMoves = <Move extends Listed>(
  moves: readonly Move[],
  { turn, ruleType, isOnboarded, hasOpenLoads }: MoveFilter,
): readonly Move[] =>
  moves.filter(
    move =>
      (turn === null || (move.from === turn.from && move.to === turn.to)) &&
      (ruleType === null || move.ruleType === ruleType) &&
      (!isOnboarded || move.isOnboarded === true) &&
      (!hasOpenLoads || (move.openLoads ?? 0) > 0),
  )

/** A filter as far as some moves have what it keeps: a way or a rule that none of them has any more is dropped. */
export const filterOf = (moves: readonly Listed[], { turn, ruleType, ...work }: MoveFilter): MoveFilter => ({
  ...work,
  turn: turn !== null && moves.some(({ from, to }) => from === turn.from && to === turn.to) ? turn : null,
  ruleType: moves.some(move => move.ruleType === ruleType) ? ruleType : null,
})

/** A move with the name of its carrier. */
export interface NamedMove extends VerdictMove, OwnCarrierName {}

/** Moves with the names of their carriers. `carriers`: those that were compared, in their order. */
export const namedMoves = (
  moves: readonly VerdictMove[],
  carriers: readonly OwnCarrierName[],
): readonly NamedMove[] =>
  moves.flatMap(move => {
    const carrier = carriers[move.row]
    return carrier === undefined ? [] : [{ ...move, ...carrier }]
  })

/** The columns of a file of moves. `draft`: the rules that were tried, by which each rule is named. */
export const moveExportColumns = (draft: RuleDraft): readonly ExportColumn<NamedMove>[] => [
  { header: 'Carrier', cell: move => move.name },
  { header: 'USDOT', cell: move => move.dot },
  { header: 'Now', cell: move => verdictOrNone(move.from) },
  { header: 'Draft', cell: move => verdictOrNone(move.to) },
  { header: 'Rule', cell: move => ruleNameIn(move.ruleType, draft) },
  { header: 'Why', cell: move => move.reason },
  {
    header: 'Onboarded',
    cell: ({ isOnboarded }) => (isOnboarded == null ? null : isOnboarded ? 'yes' : 'no'),
  },
  { header: 'Open loads', cell: ({ openLoads }) => openLoads ?? null },
]

/** The rules that are not among some. */
const missingIn = (some: readonly OwnRule[], rules: readonly OwnRule[]): readonly OwnRule[] =>
  rules.filter(rule => !some.some(({ name }) => name === rule.name))

/**
 * What a draft changes about the company's rules, a line for each rule, for a person who can change them: "BIPD at least
 * 850,000 in place of BIPD at least 750,000".
 *
 * Empty: none, the draft changes nothing.
 */
export const draftLines = (current: RuleDraft, draft: RuleDraft): readonly string[] => [
  ...changedRules(current, draft).map(ruleType => {
    const before = current.rules[ruleType]
    const after = draft.rules[ruleType]
    const [was, name] = [ruleNameIn(ruleType, current), ruleNameIn(ruleType, draft)]
    if (after.mode === 'off') return `${was}: off`
    const change = before.mode === 'off' || was === name ? name : `${name} in place of ${was}`
    return before.mode === after.mode ? change : `${change}: ${RULE_MODE_TEXTS[after.mode]}`
  }),
  ...draft.furtherRules
    .filter(ruleType => !current.furtherRules.includes(ruleType))
    .map(ruleType => `${readableRuleName(ruleType)}: required`),
  ...current.furtherRules
    .filter(ruleType => !draft.furtherRules.includes(ruleType))
    .map(ruleType => `${readableRuleName(ruleType)}: off`),
  ...missingIn(current.ownRules, draft.ownRules).map(({ label }) => `${label}: required`),
  ...missingIn(draft.ownRules, current.ownRules).map(({ label }) => `${label}: off`),
]
