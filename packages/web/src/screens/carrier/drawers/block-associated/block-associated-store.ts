import {
  type AssociatedCarrier,
  type AssociatedCarriers,
  type AssociationKind,
  afterBlockCall,
  type BlockByIds,
  type BlockByType,
  type BlockPreview,
  type BlockProgress,
  blockByTypesPlan,
  blockChosenPlan,
  blockDoneText,
  blockPreview,
  blockProgress,
  blockProgressText,
  type CarrierId,
  carriersSharing,
  type Outcome,
  type Problem,
  remainingBlockCalls,
} from '@fairhaul/core'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { ScreenStore } from '../../../../di/screen.ts'
import { Submission } from '../../../../stores/submission.ts'
import { submissionMessages } from '../../../../stores/submission-messages.ts'
import type { AssociatedStore } from '../../sections/associated/associated-store.ts'

/** Which carriers are blocked: all that share a kind of thing, or the chosen ones. */
export type BlockMode = 'kinds' | 'chosen'

export interface BlockAssociatedDeps {
  readonly carrierId: CarrierId
  readonly associated: Pick<AssociatedCarriers, 'blockByType' | 'blockByIds'>
  /** The associated carriers of the profile, and which are chosen. */
  readonly list: AssociatedStore
  /** Called when every call has succeeded, with what was done. */
  readonly blocked: (text: string) => void
}

const FIELDS = ['kinds', 'carrierIds', 'notes'] as const

const isByIds = (call: BlockByType): call is BlockByIds => 'carrierIds' in call

/**
 * Sets associated carriers to do-not-dispatch, with one call for each kind of thing. A refused call does not stop the
 * others; what remains can be sent again. Source: section 4, "Do not dispatch".
 */
export class BlockAssociatedStore implements ScreenStore {
  mode: BlockMode
  kinds: readonly AssociationKind[] = []
  notes = ''
  problems: readonly Problem[] = []
  /** The calls of a plan of which a part is done. Null: none was sent, or all is done. */
  progress: BlockProgress | null = null
  readonly submission = new Submission(submissionMessages('Not all blocked'), FIELDS)
  readonly #deps: BlockAssociatedDeps

  constructor(deps: BlockAssociatedDeps) {
    this.#deps = deps
    this.mode = deps.list.chosen.size > 0 ? 'chosen' : 'kinds'
    makeAutoObservable(
      this,
      { problems: observableRef, progress: observableRef, submission: false },
      { autoBind: true },
    )
  }

  get list(): AssociatedStore {
    return this.#deps.list
  }

  /** The carriers that would be blocked, as far as they are loaded. */
  get affected(): readonly AssociatedCarrier[] {
    const { list } = this.#deps
    return this.mode === 'chosen' ? list.chosenRows : carriersSharing(list.all.value?.rows ?? [], this.kinds)
  }

  get preview(): BlockPreview {
    return blockPreview(this.affected)
  }

  /** What is done and what remains, after a part of it failed. Null: nothing was sent. */
  get partText(): string | null {
    return this.progress === null ? null : blockProgressText(this.progress)
  }

  problemOf(field: (typeof FIELDS)[number]): string | undefined {
    return this.problems.find(each => each.field === field)?.message ?? this.submission.fieldError(field)
  }

  /** Opened again: what is chosen in the list by now counts, unless a part is done. */
  reopened(): void {
    if (this.progress === null) this.mode = this.#deps.list.chosen.size > 0 ? 'chosen' : 'kinds'
  }

  chooseMode(mode: BlockMode): void {
    this.mode = mode
    this.#changed()
  }

  toggleKind(kind: AssociationKind): void {
    const { kinds } = this
    this.kinds = kinds.includes(kind) ? kinds.filter(each => each !== kind) : [...kinds, kind]
    this.#changed()
  }

  changeNotes(notes: string): void {
    this.notes = notes
    this.#changed()
  }

  clear(): void {
    this.kinds = []
    this.notes = ''
    this.#changed()
  }

  /** Sends the plan, or what remains of it. Resolves to whether all is done. */
  async send(): Promise<boolean> {
    if (this.submission.isPending) return false
    const plan = this.#plan()
    if (!plan.ok) {
      this.problems = plan.refusal
      this.submission.rejectLocally()
      return false
    }
    const { blocked = [], stored = 0 } = this.progress ?? {}
    let progress: BlockProgress = { ...blockProgress(plan.value), blocked, stored }
    for (const call of plan.value) {
      const sent = await this.#sendOne(call)
      const { refusal } = this.submission
      if (sent === undefined && refusal === undefined) break
      progress = afterBlockCall(
        progress,
        sent === undefined && refusal !== undefined
          ? { ok: false, refusal }
          : { ok: true, value: sent?.value ?? { carrierIds: [] } },
      )
    }
    return this.#finish(progress)
  }

  dispose(): void {
    this.submission.dispose()
  }

  #plan(): Outcome<readonly BlockByType[], readonly Problem[]> {
    const { carrierId, list } = this.#deps
    const { progress, notes, kinds } = this
    if (progress !== null) return { ok: true, value: remainingBlockCalls(progress) }
    return this.mode === 'chosen'
      ? blockChosenPlan({ carrierId, chosen: list.chosenRows, notes })
      : blockByTypesPlan({ carrierId, kinds, notes })
  }

  #sendOne(call: BlockByType) {
    const { associated } = this.#deps
    return this.submission.send(() =>
      isByIds(call) ? associated.blockByIds(call) : associated.blockByType(call),
    )
  }

  #finish(progress: BlockProgress): boolean {
    const isDone = remainingBlockCalls(progress).length === 0
    const { list, blocked } = this.#deps
    runInAction(() => {
      this.progress = isDone ? null : progress
      if (progress.blocked.length > 0) list.reload()
      if (!isDone) return
      this.kinds = []
      this.notes = ''
      list.clearChosen()
      blocked(blockDoneText(progress))
    })
    return isDone
  }

  #changed(): void {
    this.problems = []
    this.progress = null
    this.submission.reset()
  }
}
