import {
  type CalendarDate,
  type NewPolicyVersion,
  type Outcome,
  type PolicySections,
  type PolicyVersion,
  policyVersionProblems,
  type Refusal,
  typedDateIn,
} from '@fairhaul/core'
import { makeAutoObservable, observableRef } from 'mobx'
import type { WhatIfStore } from '../../parts/rule-what-if/what-if-store.ts'
import { Submission } from '../../stores/submission.ts'
import { submissionMessages } from '../../stores/submission-messages.ts'

/** What the author says of a new version. */
export type SaidOfVersion = Omit<NewPolicyVersion, 'revision'>

export interface VersionFormDeps {
  readonly today: CalendarDate
  /** The rules of the new version. */
  readonly sections: () => PolicySections
  /** The version that it brings back. Null: it is made of the draft. */
  readonly reverts: PolicyVersion | null
  /** Its rules, tried on the company's carriers. Null: they are not tried. */
  readonly whatIf: WhatIfStore | null
  readonly send: (said: SaidOfVersion) => Promise<Outcome<PolicyVersion, Refusal>>
  readonly onSaved: (version: PolicyVersion) => void
}

/** The form of a new version: its note and its first day. */
export class VersionFormStore {
  note = ''
  /** The day as typed. */
  effectiveOn: string | null
  readonly reverts: PolicyVersion | null
  readonly whatIf: WhatIfStore | null
  readonly submission = new Submission(submissionMessages('Not saved'), ['note', 'effectiveOn'])
  readonly #deps: VersionFormDeps

  constructor(deps: VersionFormDeps) {
    this.#deps = deps
    this.reverts = deps.reverts
    this.whatIf = deps.whatIf
    this.effectiveOn = deps.today
    makeAutoObservable(this, { reverts: observableRef, whatIf: false, submission: false }, { autoBind: true })
  }

  get today(): CalendarDate {
    return this.#deps.today
  }

  get sections(): PolicySections {
    return this.#deps.sections()
  }

  changeNote(note: string): void {
    this.note = note
    this.submission.clearError('note')
  }

  changeDay(day: string | null): void {
    this.effectiveOn = day
    this.submission.clearError('effectiveOn')
  }

  /** Resolves to whether it was saved. */
  async save(): Promise<boolean> {
    const { note } = this
    const effectiveOn = typedDateIn(this.effectiveOn) ?? null
    const { today, send, onSaved } = this.#deps
    const sent = await this.submission.send(
      () => send({ note: note.trim(), effectiveOn: effectiveOn ?? today }),
      { problems: policyVersionProblems({ note, effectiveOn }, today) },
    )
    if (sent !== undefined) onSaved(sent.value)
    return sent !== undefined
  }
}
