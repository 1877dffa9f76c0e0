import {
  type CarrierId,
  type DecisionHeader,
  type DecisionRecords,
  type Page,
  refused,
  type VettedCarriers,
  type Vetting,
} from '@fairhaul/core'
import { makeAutoObservable } from 'mobx'
import type { ScreenStore } from '../../../../di/screen.ts'
import { isNotFound } from '../../../../stores/not-found.ts'
import { Query } from '../../../../stores/query.ts'
import { Submission } from '../../../../stores/submission.ts'
import { submissionMessages } from '../../../../stores/submission-messages.ts'

export interface DecisionsDeps {
  readonly carrierId: CarrierId
  readonly decisions: DecisionRecords
  /** Null: a plan without rules. */
  readonly vetting: Pick<Vetting, 'ofCarriers'> | null
  /** The monitor keeps no decisions: the section is left out. */
  readonly leaveOut: () => void
  readonly say: (text: string) => void
}

/** The decision records about one carrier, and the note of the next one. */
export class DecisionsStore implements ScreenStore {
  readonly list: Query<Page<DecisionHeader>, number>
  /** When the carrier was last decided on, and the terms by which it is due. */
  readonly vetted: Query<VettedCarriers>
  readonly submission = new Submission(submissionMessages('No record was made'), ['message'])
  /** The note of the next record, as typed. It stays until it is saved or discarded. */
  message = ''
  readonly #deps: DecisionsDeps

  constructor(deps: DecisionsDeps) {
    this.#deps = deps
    this.list = new Query(
      (page, signal) => deps.decisions.list({ carrierId: deps.carrierId, page }, signal),
      {
        onChange: state => {
          if (isNotFound(state)) deps.leaveOut()
        },
      },
    )
    const { carrierId, vetting } = deps
    this.vetted = new Query(async (_, signal) =>
      vetting === null
        ? refused({ kind: 'not-found', requestId: null })
        : vetting.ofCarriers({ carrierIds: [carrierId] }, signal),
    )
    makeAutoObservable(this, { list: false, vetted: false, submission: false }, { autoBind: true })
  }

  async load(page = 1): Promise<void> {
    await Promise.all([this.list.load(page), this.vetted.load()])
  }

  setMessage(message: string): void {
    this.message = message
    this.submission.clearError('message')
  }

  discard(): void {
    this.setMessage('')
  }

  /** Keeps the carrier as it is assessed now, with the note. Resolves to whether it was kept. */
  async save(): Promise<boolean> {
    const { carrierId, decisions, say } = this.#deps
    const message = this.message.trim() || null
    const sent = await this.submission.send(() => decisions.create({ carrierId, message }))
    if (sent === undefined) return false
    this.discard()
    say(`Decision record ${sent.value.id} is saved. It cannot be changed.`)
    await this.load()
    return true
  }

  dispose(): void {
    this.list.dispose()
    this.vetted.dispose()
    this.submission.dispose()
  }
}
