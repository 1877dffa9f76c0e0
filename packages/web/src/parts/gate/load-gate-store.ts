import type {
  DecisionHeader,
  DecisionRecordId,
  DecisionRecords,
  Gate,
  GatePass,
  LoadId,
  LoadStage,
  Page,
} from '@fairhaul/core'
import { makeAutoObservable, runInAction } from 'mobx'
import { Query } from '../../stores/query.ts'
import { Submission } from '../../stores/submission.ts'
import { submissionMessages } from '../../stores/submission-messages.ts'

export interface LoadGateDeps {
  readonly gate: Pick<Gate, 'ofLoad'>
  readonly decisions: Pick<DecisionRecords, 'listOfLoad' | 'createOfLoad'>
  /** What is decided here. */
  readonly stage: LoadStage
}

/** What the gate says of a load, the decisions that were recorded about it, and the next one. */
export class LoadGateStore {
  readonly pass: Query<GatePass, LoadId>
  readonly records: Query<Page<DecisionHeader>, LoadId>
  readonly submission = new Submission(submissionMessages('No record was made'), ['message'])
  readonly stage: LoadStage
  /** Why, as typed. It stays until it is saved, or another load is opened. */
  message = ''
  /** The record that was saved last for this load. Null: none was here. */
  savedId: DecisionRecordId | null = null
  #loadId: LoadId | undefined = undefined
  readonly #decisions: LoadGateDeps['decisions']

  constructor({ gate, decisions, stage }: LoadGateDeps) {
    this.#decisions = decisions
    this.stage = stage
    this.pass = new Query((id, signal) => gate.ofLoad({ id }, signal))
    this.records = new Query((loadId, signal) => decisions.listOfLoad({ loadId }, signal))
    makeAutoObservable(
      this,
      { pass: false, records: false, submission: false, stage: false },
      { autoBind: true },
    )
  }

  /** Whether the carrier is set to do not dispatch: it is restored before anything is decided. */
  get isBlocked(): boolean {
    return this.pass.value?.reasons.some(({ code }) => code === 'do_not_dispatch') === true
  }

  /** Asks about a load, again for the same one. */
  open(loadId: LoadId): void {
    if (loadId !== this.#loadId) {
      this.message = ''
      this.savedId = null
      this.submission.reset()
    }
    this.#loadId = loadId
    void this.pass.load(loadId)
    void this.records.load(loadId)
  }

  setMessage(message: string): void {
    this.message = message
    this.submission.clearError('message')
  }

  /** Records the decision: what the gate says at that moment, the carrier as it is assessed, and why. */
  async save(): Promise<void> {
    const loadId = this.#loadId
    if (loadId === undefined) return
    const message = this.message.trim() || null
    const { stage } = this
    const sent = await this.submission.send(() => this.#decisions.createOfLoad({ loadId, stage, message }))
    if (sent === undefined || loadId !== this.#loadId) return
    runInAction(() => {
      this.message = ''
      this.savedId = sent.value.id
    })
    void this.records.load(loadId)
  }

  dispose(): void {
    for (const each of [this.pass, this.records, this.submission]) each.dispose()
  }
}
