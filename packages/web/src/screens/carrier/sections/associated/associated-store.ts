import {
  ASSOCIATION_KINDS,
  type AssociatedCarrier,
  type AssociatedCarriers,
  type AssociationKind,
  type AssociationNetwork,
  associatedCarriersShown,
  associationNetwork,
  type CarrierId,
  carriersByKind,
  done,
  doNotDispatchAssociates,
  type FederalTies,
  type Outcome,
  priorCarriersOf,
  priorRevocationText,
  type Refusal,
  revokedMarks,
  type SharedByMany,
  uncheckedKinds,
} from '@fairhaul/core'
import { makeAutoObservable } from 'mobx'
import type { ScreenStore } from '../../../../di/screen.ts'
import { Query } from '../../../../stores/query.ts'

/** The most pages of 50 that are loaded: the strongest ties come first. */
const PAGES_MAX = 4

export interface AssociatedDeps {
  readonly carrierId: CarrierId
  /** The name of the carrier. */
  readonly name: () => string
  readonly associated: Pick<AssociatedCarriers, 'list'>
  /** Whether do-not-use carriers are marked here, and carriers blocked: DISABLE_DNU_ASSOCIATIONS. */
  readonly marksDoNotUse: boolean
  readonly ties: Query<FederalTies>
}

/** Associated carriers, the strongest tie first, and how many there are in all. */
export interface AssociatedList {
  readonly rows: readonly AssociatedCarrier[]
  readonly total: number
}

/** The carriers that share something with one carrier, narrowed by what they must share, and the chosen ones. */
export class AssociatedStore implements ScreenStore {
  /** Without requirements: the counters and what blocking would change come from it. */
  readonly all: Query<AssociatedList>
  readonly narrowed: Query<AssociatedList, readonly AssociationKind[]>
  required: readonly AssociationKind[] = []
  readonly chosen = new Set<CarrierId>()
  isTable = false
  /** The carrier that the pointer or the focus is on, in the picture or the list. */
  hovered: CarrierId | null = null
  readonly #deps: AssociatedDeps

  constructor(deps: AssociatedDeps) {
    this.#deps = deps
    this.all = new Query((_, signal) => this.#every([], signal))
    this.narrowed = new Query((required, signal) => this.#every(required, signal))
    makeAutoObservable(this, { all: false, narrowed: false }, { autoBind: true })
    void this.all.load()
  }

  /** The query whose rows are shown. */
  get shown(): Query<AssociatedList, never> | Query<AssociatedList> {
    return (this.required.length === 0 ? this.all : this.narrowed) as Query<AssociatedList>
  }

  get rows(): readonly AssociatedCarrier[] {
    return associatedCarriersShown(this.shown.value?.rows ?? [], this.required)
  }

  /** Whether carriers can be chosen and blocked here. */
  get mayBlock(): boolean {
    return this.#deps.marksDoNotUse
  }

  /** The name of the carrier in the middle of the picture. */
  get name(): string {
    return this.#deps.name()
  }

  /** Those that it was registered as before, as the agency says, and that share nothing. */
  get priorOnly(): readonly AssociatedCarrier[] {
    const { value } = this.#deps.ties
    return value === undefined || this.required.length > 0 ? [] : priorCarriersOf(value.revoked, this.rows)
  }

  /** The number that the agency says it had before, where no carrier on record has it: "Registered before under DOT 3990018". */
  get priorOffRecord(): string | null {
    const text = priorRevocationText(this.#deps.ties.value ?? { prior: null, revoked: [] })
    return text === null || text.about !== null || this.#deps.ties.value?.prior?.isOwn === true
      ? null
      : `${text.what}. ${text.evidence}.`
  }

  get network(): AssociationNetwork {
    const prior = (this.#deps.ties.value?.revoked ?? []).filter(({ isPrior }) => isPrior)
    return associationNetwork([...this.priorOnly, ...this.rows], new Set(prior.map(({ id }) => id)))
  }

  /** How many carriers share each kind, and the kinds that were compared with none. */
  get counts(): Readonly<Record<AssociationKind, number>> {
    return carriersByKind(this.all.value?.rows ?? [])
  }

  get unchecked(): readonly AssociationKind[] {
    return uncheckedKinds(this.all.value?.rows ?? [])
  }

  /** What it shares with so many carriers that they are not listed. */
  get sharedByMany(): readonly SharedByMany[] {
    return this.#deps.ties.value?.sharedByMany ?? []
  }

  /** Those marked as not to be used. */
  get doNotUse(): ReadonlySet<CarrierId> {
    const marked = doNotDispatchAssociates(this.rows, this.#deps.marksDoNotUse ? 0 : 1)
    return new Set(marked.map(({ id }) => id))
  }

  /** How those ended that were revoked or put out of service, by carrier. */
  get ended(): ReadonlyMap<CarrierId, string> {
    return revokedMarks(this.#deps.ties.value ?? { revoked: [] })
  }

  get chosenRows(): readonly AssociatedCarrier[] {
    return (this.all.value?.rows ?? []).filter(({ id }) => this.chosen.has(id))
  }

  /** Carriers must share this kind too, or no longer. */
  toggleKind(kind: AssociationKind): void {
    this.required = ASSOCIATION_KINDS.filter(each => this.required.includes(each) !== (each === kind))
    if (this.required.length > 0) void this.narrowed.load(this.required)
  }

  toggleChosen(id: CarrierId): void {
    if (!this.chosen.delete(id)) this.chosen.add(id)
  }

  clearChosen(): void {
    this.chosen.clear()
  }

  toggleTable(): void {
    this.isTable = !this.isTable
  }

  hover(id: CarrierId | null): void {
    this.hovered = id
  }

  /** Loads what is shown again, after connections have changed. */
  reload(): void {
    void this.all.reload()
    if (this.required.length > 0) void this.narrowed.reload()
  }

  dispose(): void {
    this.all.dispose()
    this.narrowed.dispose()
  }

  async #every(
    required: readonly AssociationKind[],
    signal: AbortSignal,
  ): Promise<Outcome<AssociatedList, Refusal>> {
    const { carrierId, associated } = this.#deps
    const rows: AssociatedCarrier[] = []
    for (let page = 1; ; page += 1) {
      const answer = await associated.list({ carrierId, required, page }, signal)
      if (!answer.ok) return answer
      rows.push(...answer.value.items)
      if (page >= Math.min(answer.value.pages, PAGES_MAX)) return done({ rows, total: answer.value.total })
    }
  }
}
