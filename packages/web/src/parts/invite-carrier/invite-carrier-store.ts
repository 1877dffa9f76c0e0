import {
  type CallerCheck,
  type CarrierDetail,
  type CarrierId,
  type CarrierPeople,
  type CarrierPerson,
  type Classification,
  type ClassificationId,
  type Classifications,
  type CompanyId,
  type ConnectionInvitation,
  type ConnectionInvitations,
  type ContactWindow,
  contactToUse,
  electableClassifications,
  type OfferedContact,
  peopleToInvite,
  personToInviteText,
  readConnectionInvitation,
  type RedactedUsers,
  type UserId,
} from '@fairhaul/core'
import { makeAutoObservable, observableRef } from 'mobx'
import type { ScreenStore } from '../../di/screen.ts'
import type { AddressCheck } from './address-check.ts'
import { allPages } from '../export/all-pages.ts'
import { Query } from '../../stores/query.ts'
import { Submission } from '../../stores/submission.ts'
import { submissionMessages } from '../../stores/submission-messages.ts'

export interface InviteCarrierDeps {
  readonly carrierId: CarrierId
  readonly companyId: CompanyId
  /** The carrier, once it has loaded: its address that is safe is offered first. */
  readonly carrier: () => Pick<CarrierDetail, 'phone' | 'email' | 'contactRecords'> | undefined
  readonly contactWindow: () => ContactWindow
  readonly check: AddressCheck
  readonly invitations: Pick<ConnectionInvitations, 'create'>
  readonly people: Pick<CarrierPeople, 'redactedUsers'>
  readonly classifications: Pick<Classifications, 'list'>
  /** Called when it was sent, with the addressee as a text. */
  readonly invited: (to: string, invitation: ConnectionInvitation) => void
}

export type InvitedBy = 'email' | 'person'

/**
 * The form of an invitation: to an address or to a person of the carrier, with the classifications that the broker
 * elects. What was typed stays until it is sent or discarded. Source: section 3, "Connection invitation".
 */
export class InviteCarrierStore implements ScreenStore {
  by: InvitedBy = 'email'
  /** As typed. Null: nothing was, and the address that is safe is offered. */
  typed: string | null = null
  userId: UserId | null = null
  chosen: readonly ClassificationId[] = []
  readonly submission = new Submission(submissionMessages('Not sent'), ['email', 'classificationIds'])
  readonly people: Query<RedactedUsers>
  readonly classifications: Query<readonly Classification[]>
  readonly #deps: InviteCarrierDeps

  constructor(deps: InviteCarrierDeps) {
    this.#deps = deps
    const { carrierId, classifications } = deps
    this.people = new Query((_, signal) => deps.people.redactedUsers({ carrierId }, signal))
    this.classifications = new Query((_, signal) =>
      allPages(
        page => classifications.list({ isActive: true, isByBrokerElection: true, page }, signal),
        () => {},
      ),
    )
    makeAutoObservable(
      this,
      {
        people: false,
        classifications: false,
        submission: false,
        chosen: observableRef,
      },
      { autoBind: true },
    )
  }

  open(): void {
    void this.people.load()
    void this.classifications.load()
  }

  /** The address that is safe to use, or why none is. Undefined: the carrier has not loaded. */
  get offered(): OfferedContact | undefined {
    const carrier = this.#deps.carrier()
    return carrier && contactToUse('email', carrier, this.#deps.contactWindow())
  }

  /** What is wrong with the address, once it was checked: it is sent by a second press. Undefined: nothing. */
  get warning(): CallerCheck | undefined {
    const { carrierId, check } = this.#deps
    return this.by === 'email' ? check.warningOf({ carrierId, email: this.email }) : undefined
  }

  get email(): string {
    return this.typed ?? this.offered?.value ?? ''
  }

  get choices(): readonly CarrierPerson[] {
    return this.people.value === undefined ? [] : peopleToInvite(this.people.value)
  }

  get electable(): readonly Classification[] {
    return electableClassifications(this.classifications.value ?? [], this.#deps.companyId)
  }

  /** The error of the address, or of the person in its place. */
  get addresseeProblem(): string | undefined {
    return this.submission.fieldError('email')
  }

  get classificationsProblem(): string | undefined {
    return this.submission.fieldError('classificationIds')
  }

  chooseBy(by: InvitedBy): void {
    this.by = by
    this.submission.clearError('email')
  }

  changeEmail(email: string): void {
    this.typed = email
    this.submission.clearError('email')
  }

  choosePerson(userId: UserId): void {
    this.userId = userId
    this.submission.clearError('email')
  }

  toggle(id: ClassificationId): void {
    this.chosen = this.chosen.includes(id) ? this.chosen.filter(each => each !== id) : [...this.chosen, id]
    this.submission.clearError('classificationIds')
  }

  clear(): void {
    this.by = 'email'
    this.typed = null
    this.userId = null
    this.chosen = []
    this.#deps.check.clear()
    this.submission.reset()
  }

  /** Resolves to whether it was sent. An address that is not safe is sent by a second press only. */
  async send(): Promise<boolean> {
    const { carrierId, check, invitations, invited } = this.#deps
    const isByEmail = this.by === 'email'
    const read = readConnectionInvitation(
      {
        carrierId,
        email: isByEmail ? this.email : '',
        userId: isByEmail ? null : this.userId,
        classificationIds: this.chosen,
      },
      this.electable,
    )
    if (!read.ok) {
      this.submission.rejectLocally(read.refusal)
      return false
    }
    if (isByEmail && !(await check.allows({ carrierId, email: this.email }))) return false
    const sent = await this.submission.send(() => invitations.create(read.value))
    if (sent === undefined) return false
    const person = this.choices.find(({ id }) => id === this.userId)
    const { addressee } = read.value
    invited(
      addressee.kind === 'email' ? addressee.email : person ? personToInviteText(person) : 'the carrier',
      sent.value,
    )
    this.clear()
    return true
  }

  dispose(): void {
    this.people.dispose()
    this.classifications.dispose()
    this.submission.dispose()
  }
}
