import {
  type DigestFrequency,
  type DigestKind,
  type DigestPreferences,
  type Digests,
  withDigestKind,
} from '@fairhaul/core'
import { makeAutoObservable } from 'mobx'
import { isAbsent } from '../../../../stores/not-found.ts'
import { Query } from '../../../../stores/query.ts'
import { Submission } from '../../../../stores/submission.ts'
import { submissionMessages } from '../../../../stores/submission-messages.ts'

/** What the person chose about their digest. A monitor without digests leaves them out. Section 6, "Scopes". */
export class DigestStore {
  readonly preferences: Query<DigestPreferences>
  readonly submission = new Submission(submissionMessages('Not saved'))
  readonly #digests: Digests

  constructor(digests: Digests) {
    this.#digests = digests
    this.preferences = new Query((_, signal) => digests.preferences(signal))
    makeAutoObservable(this, { preferences: false, submission: false }, { autoBind: true })
  }

  /** Whether the monitor has no digests. */
  get isAbsent(): boolean {
    return isAbsent(this.preferences)
  }

  load(): void {
    void this.preferences.load()
  }

  async setFrequency(frequency: DigestFrequency): Promise<void> {
    const { value } = this.preferences
    if (value !== undefined) await this.#save({ ...value, frequency })
  }

  /** Does nothing for the last kind: a digest of nothing is none. */
  async setKind(kind: DigestKind, isOn: boolean): Promise<void> {
    const { value } = this.preferences
    const kinds = value && withDigestKind(value.kinds, kind, isOn)
    if (value !== undefined && kinds !== undefined) await this.#save({ ...value, kinds })
  }

  dispose(): void {
    this.preferences.dispose()
    this.submission.reset()
  }

  /** Shown at once, and as it was before when it is not saved. */
  async #save(next: DigestPreferences): Promise<void> {
    const before = this.preferences.value
    if (this.submission.isPending || before === undefined) return
    this.preferences.set(next)
    const { frequency, kinds } = next
    await this.submission.send(() => this.#digests.savePreferences({ frequency, kinds }), {
      onDone: saved => this.preferences.set(saved),
    })
    if (this.submission.error !== undefined) this.preferences.set(before)
  }
}
