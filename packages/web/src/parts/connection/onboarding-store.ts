import {
  type CallerCheck,
  type CarrierId,
  type CarrierPeople,
  type CarrierSummary,
  type CompanyPaymentTerms,
  type ConnectionInvitation,
  type ConnectionInvitationId,
  type ConnectionInvitations,
  type CurrentUser,
  done,
  type InsuranceCertificate,
  type InsuranceCertificates,
  type Page,
  type PaymentTerms,
  peopleOfCarrier,
  planOpens,
  type RedactedUsers,
  redactableText,
  withInvitation,
} from '@fairhaul/core'
import { makeAutoObservable, observableShallow, reaction } from 'mobx'
import type { ScreenStore } from '../../di/screen.ts'
import { Query } from '../../stores/query.ts'
import { Submission } from '../../stores/submission.ts'
import { submissionMessages } from '../../stores/submission-messages.ts'
import type { AddressCheck } from '../invite-carrier/address-check.ts'
import { type Onboarding, type OnboardingPorts, onboardingOf } from './onboarding-of.ts'

export interface OnboardingDeps extends OnboardingPorts {
  readonly carrierId: CarrierId
  readonly user: CurrentUser | null
  /** Where the carrier is shown: as it is known there, and a short confirmation. */
  readonly profile: {
    readonly summary: Pick<CarrierSummary, 'connection'> | undefined
    say(text: string): void
    update(change: ReturnType<typeof withInvitation>): void
  }
  readonly invitations: Pick<ConnectionInvitations, 'list' | 'resend'>
  /** Missing: they are not shown. */
  readonly paymentTerms?: PaymentTerms
  /** Missing: they are not shown. */
  readonly certificates?: Pick<InsuranceCertificates, 'list'>
  readonly people: Pick<CarrierPeople, 'redactedUsers'>
  /** The check of an address before it is written to. */
  readonly check: AddressCheck
}

/**
 * The connection to a carrier: packet, invitations, and how the carrier is paid. It is asked anew whenever the profile
 * shows another status, no matter who changed it.
 */
export class OnboardingStore implements ScreenStore {
  readonly onboarding: Query<Onboarding>
  readonly invitations: Query<Page<ConnectionInvitation>, number>
  readonly terms: Query<CompanyPaymentTerms | null> | undefined
  readonly certificates: Query<readonly InsuranceCertificate[]> | undefined
  /** For the names of those who were invited. Without them an invitation says "a person at the carrier". */
  readonly people: Query<RedactedUsers>
  /** What is sent again: pending, or wrong. */
  readonly resending = new Map<ConnectionInvitationId, Submission>()
  readonly #deps: OnboardingDeps
  readonly #stop: () => void

  constructor(deps: OnboardingDeps) {
    this.#deps = deps
    const { carrierId, user, invitations, paymentTerms, certificates, people, profile } = deps
    const issuerId = user?.company?.id ?? (0 as never)
    this.onboarding = new Query((_, signal) => onboardingOf(deps, { issuerId, carrierId }, signal))
    this.invitations = new Query((page: number, signal) =>
      invitations.list({ issuerId, carrierId, page }, signal),
    )
    this.terms =
      paymentTerms && new Query((_, signal) => paymentTerms.ofCompany({ companyId: issuerId }, signal))
    this.certificates =
      certificates &&
      new Query<readonly InsuranceCertificate[]>(async (_, signal) => {
        const listed = await certificates.list({ carrierId }, signal)
        return listed.ok ? done(listed.value.items) : listed
      })
    this.people = new Query((_, signal) => people.redactedUsers({ carrierId }, signal))
    makeAutoObservable(
      this,
      {
        ...{ onboarding: false, invitations: false, terms: false, people: false, certificates: false },
        resending: observableShallow,
      },
      { autoBind: true },
    )
    this.#stop = reaction(
      () => {
        const known = profile.summary?.connection
        return `${known?.id} ${known?.status} ${known?.isDismissed} ${known?.hold?.at}`
      },
      () => void this.onboarding.reload(),
    )
  }

  /** Requests what the plan includes. */
  open(): void {
    const { user } = this.#deps
    if (user === null || !planOpens(user.paywall, 'connect')) return
    void this.onboarding.load()
    void this.invitations.load(1)
    void this.terms?.load()
    void this.certificates?.load()
    void this.people.load()
  }

  /** To whom an invitation went, as a text. */
  addresseeText({ addressee }: ConnectionInvitation): string {
    if (addressee.kind === 'email') return addressee.email
    const known = this.people.value === undefined ? [] : peopleOfCarrier(this.people.value)
    const person = known.find(({ id }) => id === addressee.userId)
    return person?.name.kind === 'shown' ? redactableText(person.name) : 'A person at the carrier'
  }

  /** What is wrong with the address of an invitation, once it was checked. Undefined: nothing. */
  warningOf({ carrierId, addressee }: ConnectionInvitation): CallerCheck | undefined {
    return addressee.kind === 'email'
      ? this.#deps.check.warningOf({ carrierId, email: addressee.email })
      : undefined
  }

  /** Sends an invitation again, with the same classifications: to an address that is not safe by a second press. */
  async resend({ id, carrierId, addressee, classificationIds }: ConnectionInvitation): Promise<void> {
    const { check, invitations, profile } = this.#deps
    const submission = this.resending.get(id) ?? new Submission(submissionMessages('Not sent'))
    this.resending.set(id, submission)
    if (addressee.kind === 'email' && !(await check.allows({ carrierId, email: addressee.email }))) return
    const sent = await submission.send(() => invitations.resend({ id, classificationIds }))
    if (sent !== undefined) {
      check.clear()
      profile.update(withInvitation(sent.value))
      profile.say('Invitation resent.')
    }
    if (sent !== undefined || submission.refusal?.kind === 'conflict') {
      void this.invitations.reload()
      void this.onboarding.reload()
    }
  }

  dispose(): void {
    this.#stop()
    for (const query of [this.onboarding, this.invitations, this.terms, this.people, this.certificates])
      query?.dispose()
    for (const submission of this.resending.values()) submission.dispose()
  }
}
