import type { Gate, GateSettings } from '@fairhaul/core'
import { makeAutoObservable } from 'mobx'
import { Query } from '../../stores/query.ts'
import { Submission } from '../../stores/submission.ts'
import { submissionMessages } from '../../stores/submission-messages.ts'

/** What the gate says of facts that are too old. A change is saved at once. */
export class GateSettingsStore {
  readonly settings: Query<GateSettings>
  readonly submission = new Submission(submissionMessages('Not saved'))
  readonly #gate: Pick<Gate, 'settings' | 'changeSettings'>

  constructor(gate: Pick<Gate, 'settings' | 'changeSettings'>) {
    this.#gate = gate
    this.settings = new Query((_, signal) => gate.settings(signal))
    makeAutoObservable(this, { settings: false, submission: false }, { autoBind: true })
  }

  open(): void {
    if (this.settings.state.kind === 'idle') void this.settings.load()
  }

  async change(settings: GateSettings): Promise<void> {
    const sent = await this.submission.send(() => this.#gate.changeSettings(settings))
    if (sent !== undefined) this.settings.set(sent.value)
  }

  dispose(): void {
    this.settings.dispose()
    this.submission.dispose()
  }
}
