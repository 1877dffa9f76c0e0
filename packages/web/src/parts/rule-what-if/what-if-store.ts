import {
  ALL_MOVES,
  countTurns,
  DRAFT_NAMES,
  done,
  draftOfRuleSet,
  filteredMoves,
  filterOf,
  isSameTyped,
  type MovedWork,
  type MoveFilter,
  movedWork,
  type NamedMove,
  namedMoves,
  NO_DRAFT,
  type RuleDraft,
  type RuleSetComparison,
  type RuleType,
  type StandardRuleType,
  switchedRules,
  type TypedDrafts,
  type TypedRule,
  type TypedRules,
  typedRuleOf,
  typedRuleProblem,
  type VerdictTurns,
  whatIfClosed,
  whatIfPath,
} from '@fairhaul/core'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { ScreenStore } from '../../di/screen.ts'
import type { ExportView } from '../export/export-store.ts'
import { Query } from '../../stores/query.ts'
import {
  type DraftAt,
  type FactsProgress,
  type LoadedCarriers,
  loadFacts,
  loadRules,
} from './load-what-if.ts'
import { type Compared, comparedWith, type WhatIfDeps } from './what-if-deps.ts'

/**
 * Other rules, tried on the facts of all of the company's own carriers. The facts are requested once, and stay in memory
 * only; each change of a draft is compared anew, and an answer that was overtaken is dropped.
 */
export class WhatIfStore implements ScreenStore {
  typed: TypedDrafts = NO_DRAFT
  /** The draft whose moves are listed. */
  shown: DraftAt = 0
  chosen: MoveFilter = ALL_MOVES
  /** How many carriers are loaded, and of how many. Undefined: nothing has come yet. */
  progress: FactsProgress | undefined = undefined
  readonly current: Query<RuleDraft>
  readonly facts: Query<LoadedCarriers>
  readonly comparison: Query<readonly RuleSetComparison[]>
  readonly file: ExportView<never>
  readonly #deps: WhatIfDeps

  constructor(deps: WhatIfDeps) {
    this.#deps = deps
    const compared = { onChange: () => this.compare() }
    this.current = new Query((_, signal) => loadRules(deps, signal), compared)
    const report = (progress: FactsProgress) => runInAction(() => (this.progress = progress))
    this.facts = new Query((_, signal) => loadFacts(deps, report, signal), compared)
    this.comparison = new Query(async (_, signal) => {
      const { day } = this.facts.value as LoadedCarriers
      const compared = this.compared as Compared
      return done(await deps.comparisons.compare({ ...compared, day }, signal))
    })
    this.file = deps.file(this)
    makeAutoObservable(
      this,
      {
        typed: observableRef,
        chosen: observableRef,
        progress: observableRef,
        current: false,
        facts: false,
        comparison: false,
        file: false,
      },
      { autoBind: true },
    )
  }

  /** Why the screen is closed to this user; null: it is open. */
  get closed() {
    const { user } = this.#deps.account
    return user == null ? null : whatIfClosed(user)
  }

  /** What is compared with what. Undefined: the company's rules are not there yet. */
  get compared(): Compared | undefined {
    const current = this.current.value
    return current && comparedWith(current, this.typed, this.#deps.written)
  }

  get drafts(): readonly RuleDraft[] {
    return this.compared?.drafts ?? []
  }

  get names(): readonly string[] {
    return this.typed.length === 1 ? ['Draft'] : DRAFT_NAMES
  }

  get shownDraft(): RuleDraft | undefined {
    return this.drafts[this.shown]
  }

  /** The moves of the shown draft. */
  get allMoves(): readonly NamedMove[] {
    return namedMoves(this.comparison.value?.[this.shown]?.moves ?? [], this.facts.value?.carriers ?? [])
  }

  get turns(): readonly VerdictTurns[] {
    return countTurns(this.allMoves)
  }

  /** What is chosen, as far as the draft still has it. */
  get filter(): MoveFilter {
    return filterOf(this.allMoves, this.chosen)
  }

  /** The rules that turn a carrier of the shown draft. */
  get turningRules(): readonly NamedMove['ruleType'][] {
    return [...new Set(this.allMoves.map(({ ruleType }) => ruleType))]
  }

  /** Those that the filter keeps. */
  get moves(): readonly NamedMove[] {
    return filteredMoves(this.allMoves, this.filter)
  }

  /** What the company has to do with those of the way and the rule that are chosen. */
  get work(): MovedWork {
    return movedWork(
      filteredMoves(this.allMoves, { ...this.filter, isOnboarded: false, hasOpenLoads: false }),
    )
  }

  /** The company's rules; until they are known, all are off. */
  get known(): RuleDraft {
    return this.current.value ?? draftOfRuleSet(undefined)
  }

  /** The rules without a place of their own: the company's, and those that a draft has switched. */
  get furtherRules(): readonly RuleType[] {
    return [...new Set([...this.known.furtherRules, ...this.typed.flatMap(switchedRules)])]
  }

  /** One rule of a draft as it is typed. */
  rule(at: DraftAt, ruleType: RuleType): TypedRule {
    return this.typed[at]?.[ruleType] ?? typedRuleOf(this.known, ruleType)
  }

  problemOf(at: DraftAt, ruleType: StandardRuleType): string | undefined {
    return typedRuleProblem(ruleType, this.rule(at, ruleType))?.message
  }

  /** Whether a rule of a draft is not as the company has it. */
  isChanged(at: DraftAt, ruleType: RuleType): boolean {
    return !isSameTyped(typedRuleOf(this.known, ruleType), this.rule(at, ruleType))
  }

  /** Called with the drafts of the address. Ours are newer where they only have a number that is no number yet. */
  open(typed: TypedDrafts): void {
    if (whatIfPath(typed) !== whatIfPath(this.typed)) this.#setTyped(typed)
    if (this.closed !== null) return
    if (this.current.state.kind === 'idle') void this.current.load()
    if (this.facts.state.kind === 'idle' && this.progress === undefined) void this.facts.load()
  }

  /** Loads the facts, again after an error or after it was stopped. */
  load(): void {
    if (this.current.value === undefined) void this.current.load()
    void this.facts.load()
  }

  stop(): void {
    this.facts.cancel()
  }

  /** Types one rule of a draft; returns the address. */
  type(at: DraftAt, ruleType: RuleType, change: Partial<TypedRule>): string {
    return this.#change(at, { ...this.typed[at], [ruleType]: { ...this.rule(at, ruleType), ...change } })
  }

  /** Takes one rule back to the company's; returns the address. */
  resetRule(at: DraftAt, ruleType: RuleType): string {
    const { [ruleType]: _, ...rest } = this.typed[at] ?? {}
    return this.#change(at, rest)
  }

  /** Takes a whole draft back to the company's rules; returns the address. */
  resetDraft(at: DraftAt): string {
    return this.#change(at, {})
  }

  /** Adds a second draft that begins as the first one; returns the address. */
  addDraft(): string {
    this.shown = 1
    return this.#setTyped([this.typed[0], this.typed[0]])
  }

  /** Removes a draft; returns the address. */
  removeDraft(at: DraftAt): string {
    const [first, second = {}] = this.typed
    return this.#setTyped([at === 0 ? second : first])
  }

  show(at: DraftAt): void {
    this.shown = at
  }

  choose(change: Partial<MoveFilter>): void {
    this.chosen = { ...this.filter, ...change }
  }

  settled(): Promise<unknown> {
    return this.current.settled()
  }

  dispose(): void {
    for (const query of [this.current, this.facts, this.comparison]) query.dispose()
    this.#deps.comparisons.close()
  }

  #change(at: DraftAt, typed: TypedRules): string {
    const [first, second] = this.typed
    return this.#setTyped(second === undefined ? [typed] : at === 0 ? [typed, second] : [first, typed])
  }

  #setTyped(typed: TypedDrafts): string {
    this.typed = typed
    if (this.shown >= typed.length) this.shown = 0
    this.compare()
    return whatIfPath(typed)
  }

  /** Compares the drafts anew, as far as everything is there. */
  compare(): void {
    if (this.current.state.kind === 'ready' && this.facts.state.kind === 'ready') void this.comparison.load()
  }
}
