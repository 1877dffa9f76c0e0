import {
  type CalendarDate,
  callerCheck,
  type CallerCheck,
  type CarrierDetail,
  type CarrierId,
  type CarrierPeople,
  type CarrierPerson,
  type Classification,
  type ClassificationId,
  type Classifications,
  type CompanyId,
  type ConnectionInvitations,
  type ContactSearch,
  contactToUse,
  electableClassifications,
  type OfferedContact,
  peopleToInvite,
  personToInviteText,
  readConnectionInvitation,
  type RedactedUsers,
  type UserId,
} from '@fairhaul/core'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { ScreenStore } from '../../di/screen.ts'
import { allPages } from '../export/all-pages.ts'
import { Query } from '../../stores/query.ts'
import { Submission } from '../../stores/submission.ts'
import { submissionMessages } from '../../stores/submission-messages.ts'

type InvitedCarrier = Pick<
  CarrierDetail,
  'id' | 'website' | 'legalName' | 'phone' | 'email' | 'contacts' | 'contactRecords'
>

export interface InviteCarrierDeps {
  readonly carrierId: CarrierId
  readonly companyId: CompanyId
  /** The carrier, once it has loaded: its address that is safe is offered first. */
  readonly carrier: () => InvitedCarrier | undefined
  readonly today: () => CalendarDate
  readonly contacts: Pick<ContactSearch, 'byEmail'>
  readonly invitations: Pick<ConnectionInvitations, 'create'>
  readonly people: Pick<CarrierPeople, 'redactedUsers'>
  readonly classifications: Pick<Classifications, 'list'>
  /** Called when it was sent, with the addressee as a text. */
  readonly invited: (to: string) => void
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
  /** The address that was checked last. */
  checked: { readonly email: string; readonly check: CallerCheck } | undefined = undefined
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
        checked: observableRef,
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
    return carrier && contactToUse('email', carrier, this.#deps.today())
  }

  /** What is wrong with the address, once it was checked: it is sent by a second press. Undefined: nothing. */
  get warning(): CallerCheck | undefined {
    const { checked } = this
    const isShown = this.by === 'email' && checked?.email === this.email && checked.check.isUnsafe
    return isShown ? checked.check : undefined
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
    this.checked = undefined
    this.submission.reset()
  }

  /** The gravest that is known of an address; what is not looked up is judged by the record alone. */
  async #check(email: string): Promise<void> {
    const { carrier: read, contacts, today } = this.#deps
    const found = await contacts.byEmail({ email }).catch(() => null)
    const carrier = read()
    if (carrier === undefined) return
    const answer = found?.ok === true ? found.value : null
    const check = callerCheck({ contact: { kind: 'email', email }, carrier, answer, today: today() })
    runInAction(() => {
      this.checked = { email, check }
    })
  }

  /** Resolves to whether it was sent. An address that is not safe is sent by a second press only. */
  async send(): Promise<boolean> {
    const { carrierId, invitations, invited } = this.#deps
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
    if (isByEmail && this.checked?.email !== this.email) {
      await this.#check(this.email)
      if (this.warning !== undefined) return false
    }
    const sent = await this.submission.send(() => invitations.create(read.value))
    if (sent === undefined) return false
    const person = this.choices.find(({ id }) => id === this.userId)
    const { addressee } = read.value
    invited(
      addressee.kind === 'email' ? addressee.email : person ? personToInviteText(person) : 'the carrier',
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
