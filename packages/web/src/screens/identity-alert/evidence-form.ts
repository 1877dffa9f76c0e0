import {
  type AlertEvidence,
  EVIDENCE_KINDS,
  type EvidenceKind,
  type IdentityAlertId,
  type IdentityAlerts,
  PDF,
  PICTURES,
  readAlertEvidence,
  uploadProblems,
} from '@fairhaul/core'
import { makeAutoObservable, observableRef } from 'mobx'
import { Submission } from '../../stores/submission.ts'
import { submissionMessages } from '../../stores/submission-messages.ts'

export interface EvidenceFormDeps {
  readonly alertId: IdentityAlertId
  readonly alerts: Pick<IdentityAlerts, 'addEvidence'>
  readonly added: (piece: AlertEvidence) => void
  /** Called when the alert was withdrawn meanwhile. */
  readonly outdated: () => void
}

/** The kinds of files that evidence may have, as every upload. */
export const EVIDENCE_FILES = [PDF, ...PICTURES]

/** Evidence that is being added. What was typed stays until it is sent or canceled. */
export class EvidenceForm {
  isOpen = false
  kind: EvidenceKind = EVIDENCE_KINDS[0]
  note = ''
  file: File | null = null
  noteProblem: string | undefined = undefined
  readonly submission = new Submission(submissionMessages('Not added'), ['kind', 'note', 'file'])
  readonly #deps: EvidenceFormDeps

  constructor(deps: EvidenceFormDeps) {
    this.#deps = deps
    makeAutoObservable(this, { submission: false, file: observableRef }, { autoBind: true })
  }

  open(isOpen: boolean): void {
    this.isOpen = isOpen
  }

  change(change: Partial<Pick<EvidenceForm, 'kind' | 'note' | 'file'>>): void {
    Object.assign(this, change)
    this.noteProblem = undefined
    this.submission.reset()
  }

  /** Why a file cannot be added. */
  problemOf(file: File): string | undefined {
    return uploadProblems(file, EVIDENCE_FILES)[0]
  }

  cancel(): void {
    this.change({ kind: EVIDENCE_KINDS[0], note: '', file: null })
    this.isOpen = false
  }

  async send(): Promise<void> {
    if (this.submission.isPending) return
    const { alertId, alerts, added, outdated } = this.#deps
    const { kind, note, file } = this
    const read = readAlertEvidence({ alertId, kind, note, file })
    if (!read.ok) {
      this.noteProblem = read.refusal[0]?.message
      this.submission.rejectLocally()
      return
    }
    const answer = await this.submission.send(signal => alerts.addEvidence(read.value, signal))
    if (this.submission.refusal?.kind === 'conflict') outdated()
    if (answer === undefined) return
    this.cancel()
    added(answer.value)
  }

  dispose(): void {
    this.submission.dispose()
  }
}
