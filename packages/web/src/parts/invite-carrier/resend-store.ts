import {
  type CallerCheck,
  type Classification,
  type ClassificationId,
  type Classifications,
  type CompanyId,
  type ConnectionInvitation,
  type ConnectionInvitations,
  electableClassifications,
  readResend,
} from '@fairhaul/core'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { ScreenStore } from '../../di/screen.ts'
import { Query } from '../../stores/query.ts'
import { Submission } from '../../stores/submission.ts'
import { submissionMessages } from '../../stores/submission-messages.ts'
import { allPages } from '../export/all-pages.ts'
import type { AddressCheck } from './address-check.ts'

export interface ResendDeps {
  readonly companyId: () => CompanyId | null | undefined
  /** Undefined: none is open, or it has not loaded. */
  readonly invitation: () => ConnectionInvitation | undefined
  readonly check: AddressCheck
  readonly invitations: Pick<ConnectionInvitations, 'resend'>
  readonly classifications: Pick<Classifications, 'list'>
  /** Called with the invitation once it was sent again. */
  readonly resent: (invitation: ConnectionInvitation) => void
  /** Called when the server knows better, as when the carrier has answered meanwhile. */
  readonly outdated: () => Promise<unknown>
}

/**
 * The form that sends an invitation again, with the classifications that are valid from then on. An address that is not
 * safe is written to by a second press only. Source: section 3, "Connection invitation".
 */
export class ResendStore implements ScreenStore {
  /** The classifications chosen. Null: those of the invitation. */
  chosen: readonly ClassificationId[] | null = null
  readonly submission = new Submission(submissionMessages('Not sent'), ['classificationIds'])
  readonly classifications: Query<readonly Classification[]>
  readonly #deps: ResendDeps

  constructor(deps: ResendDeps) {
    this.#deps = deps
    this.classifications = new Query((_, signal) =>
      allPages(
        page => deps.classifications.list({ page }, signal),
        () => {},
      ),
    )
    makeAutoObservable(
      this,
      { classifications: false, submission: false, chosen: observableRef },
      { autoBind: true },
    )
  }

  open(): void {
    if (this.classifications.state.kind === 'idle') void this.classifications.load()
  }

  get invitation(): ConnectionInvitation | undefined {
    return this.#deps.invitation()
  }

  /** The classifications that the company may elect. Empty: none, or not loaded. */
  get electable(): readonly Classification[] {
    const companyId = this.#deps.companyId()
    return companyId == null ? [] : electableClassifications(this.classifications.value ?? [], companyId)
  }

  /** Those that are chosen and may be elected. */
  get elected(): readonly ClassificationId[] {
    const wanted = this.chosen ?? this.invitation?.classificationIds ?? []
    return this.electable.map(({ id }) => id).filter(id => wanted.includes(id))
  }

  /** What is wrong with the address, once it was checked. Undefined: nothing. */
  get warning(): CallerCheck | undefined {
    const { invitation } = this
    if (invitation?.addressee.kind !== 'email') return undefined
    const { carrierId, addressee } = invitation
    return this.#deps.check.warningOf({ carrierId, email: addressee.email })
  }

  toggle(id: ClassificationId): void {
    this.chosen = this.elected.includes(id) ? this.elected.filter(each => each !== id) : [...this.elected, id]
    this.submission.clearError('classificationIds')
  }

  /** Drops what was chosen. */
  clear(): void {
    this.chosen = null
    this.#deps.check.clear()
    this.submission.reset()
  }

  /** Resolves to whether it was sent. */
  async resend(): Promise<boolean> {
    const { invitation, elected, electable } = this
    const { check, invitations, resent, outdated } = this.#deps
    if (invitation === undefined) return false
    const { carrierId, addressee } = invitation
    if (addressee.kind === 'email' && !(await check.allows({ carrierId, email: addressee.email })))
      return false
    const read = readResend(invitation, elected, electable)
    const params = read.ok ? read.value : { id: invitation.id, classificationIds: elected }
    const sent = await this.submission.send(() => invitations.resend(params), {
      problems: read.ok ? [] : read.refusal,
    })
    if (sent === undefined) {
      if (this.submission.refusal?.kind === 'conflict') await outdated()
      return false
    }
    runInAction(() => {
      this.chosen = null
      check.clear()
      resent(sent.value)
    })
    return true
  }

  dispose(): void {
    this.classifications.dispose()
    this.submission.dispose()
  }
}
