import {
  type AssociatedCarriers,
  type CallerCheck,
  type CallerContact,
  type CarrierDetail,
  type CarrierId,
  type ContactAnswer,
  type ContactChanges,
  type ContactSearch,
  type ContactWindow,
  contactToUse,
  type DatedContact,
  type FederalTies,
  callerCheck,
  carriersAtAddress,
  countedAtAddress,
  done,
  type IdentityAnswers,
  type IdentityRow,
  identityCheck,
  type RevokedRow,
  type OfferedContact,
  type Outcome,
  type Refusal,
  readCallerContact,
  revokedRows,
} from '@fairhaul/core'
import { makeAutoObservable } from 'mobx'
import type { ScreenStore } from '../../../../di/screen.ts'
import { Query } from '../../../../stores/query.ts'

export interface IdentityDeps {
  readonly carrier: () => CarrierDetail | undefined
  readonly contactWindow: () => ContactWindow
  readonly contacts: ContactSearch
  readonly associated: Pick<AssociatedCarriers, 'list'>
  /** Beyond section 7: a monitor without it leaves out since when, and what it was before. */
  readonly contactChanges: ContactChanges
  /** Beyond section 7: a monitor without it leaves out carriers that were revoked, and what too many share. */
  readonly ties: Query<FederalTies>
}

/** The contact of a caller, and whether it is the carrier's. */
export interface CheckedCaller extends CallerCheck {
  readonly contact: CallerContact
}

/** The answers as they are sent: how many associated carriers have the address. */
type SentAnswers = IdentityAnswers & { readonly atAddress: number | null }

const NOT_CHECKED: SentAnswers = { phone: null, email: null, atAddress: null, changes: null }

const valueOf = <T>(outcome: Outcome<T, Refusal> | null): T | null =>
  outcome?.ok === true ? outcome.value : null

/** The identity check of one carrier, and of the contacts that a caller uses. */
export class IdentityStore implements ScreenStore {
  readonly answers: Query<SentAnswers>
  readonly caller: Query<CheckedCaller, CallerContact>
  /** What was typed about the caller. */
  text = ''
  problem: string | undefined = undefined
  readonly #deps: IdentityDeps

  constructor(deps: IdentityDeps) {
    this.#deps = deps
    this.answers = new Query((_, signal) => this.#check(signal))
    this.caller = new Query((contact, signal) => this.#checkCaller(contact, signal))
    makeAutoObservable(this, { answers: false, caller: false }, { autoBind: true })
    void this.answers.load()
  }

  /** The contacts on record with their results. Empty: none before they were checked. */
  rows(): readonly IdentityRow[] {
    const { ties, contactWindow } = this.#deps
    const carrier = this.#deps.carrier()
    const { value } = this.answers
    if (carrier === undefined || value === undefined) return []
    const isUnknown = value.atAddress === 0 && ties.value === undefined && ties.isPending
    const atAddress = isUnknown ? null : carriersAtAddress(carrier, value.atAddress, ties.value)
    return identityCheck(carrier, { ...value, atAddress }, contactWindow())
  }

  /** Whom to call and to write to. Empty: none before the contacts were checked. */
  advice(): Readonly<Record<DatedContact, OfferedContact>> | undefined {
    const carrier = this.#deps.carrier()
    const { value } = this.answers
    if (carrier === undefined || value === undefined) return undefined
    const window = this.#deps.contactWindow()
    const of = (kind: DatedContact) =>
      contactToUse(kind, carrier, window, (value[kind]?.fraudReportsCount ?? 0) > 0 ? carrier[kind] : null)
    return { phone: of('phone'), email: of('email') }
  }

  /** The revoked carriers that agree with this one. */
  get revoked(): readonly RevokedRow[] {
    const { value } = this.#deps.ties
    return value === undefined ? [] : revokedRows(value)
  }

  type(text: string): void {
    this.text = text
    this.problem = undefined
  }

  /** Checks what was typed. A text that is no contact sends no request, and the last result goes. */
  check(): void {
    const read = readCallerContact(this.text)
    if (read.ok) {
      this.caller.reset()
      void this.caller.load(read.value)
      return
    }
    this.problem = read.refusal.message
    this.caller.reset()
  }

  dispose(): void {
    this.answers.dispose()
    this.caller.dispose()
  }

  /** Calls that are refused leave their part unchecked; with all of them refused, the check is. */
  async #check(signal: AbortSignal): Promise<Outcome<SentAnswers, Refusal>> {
    const { contacts, contactChanges } = this.#deps
    const carrier = this.#deps.carrier()
    if (carrier === undefined) return done(NOT_CHECKED)
    const { id: carrierId, phone, email } = carrier
    const outcomes = await Promise.all([
      phone === null ? null : contacts.byPhone({ phone }, signal),
      email === null ? null : contacts.byEmail({ email }, signal),
      this.#atAddress(carrierId, signal),
      contactChanges.ofCarrier({ carrierId }, signal),
    ])
    const sent = outcomes.filter(outcome => outcome !== null)
    const refusals = sent.flatMap(outcome => (outcome.ok ? [] : [outcome]))
    const [first] = refusals
    if (first !== undefined && refusals.length === sent.length) return first
    const [byPhone, byEmail, atAddress, changes] = outcomes
    return done({
      phone: valueOf(byPhone),
      email: valueOf(byEmail),
      atAddress: valueOf(atAddress),
      changes: valueOf(changes),
    })
  }

  async #atAddress(carrierId: CarrierId, signal: AbortSignal): Promise<Outcome<number | null, Refusal>> {
    const { associated } = this.#deps
    const sharing = await associated.list({ carrierId, required: ['address'] }, signal)
    if (!sharing.ok || sharing.value.total > 0) return sharing.ok ? done(sharing.value.total) : sharing
    const all = await associated.list({ carrierId, required: [] }, signal)
    return all.ok ? done(countedAtAddress(sharing.value, all.value.items)) : all
  }

  async #checkCaller(contact: CallerContact, signal: AbortSignal): Promise<Outcome<CheckedCaller, Refusal>> {
    const outcome = await this.#fetchAnswer(contact, signal)
    if (outcome !== null && !outcome.ok) return outcome
    const carrier = this.#deps.carrier()
    if (carrier === undefined) throw new Error('A caller is checked against a carrier')
    const window = this.#deps.contactWindow()
    return done({ contact, ...callerCheck({ contact, carrier, answer: valueOf(outcome), window }) })
  }

  /** Null: no call looks a website up. */
  async #fetchAnswer(
    contact: CallerContact,
    signal: AbortSignal,
  ): Promise<Outcome<ContactAnswer, Refusal> | null> {
    const { contacts } = this.#deps
    switch (contact.kind) {
      case 'phone':
        return contacts.byPhone({ phone: contact.phone }, signal)
      case 'email':
        return contacts.byEmail({ email: contact.email }, signal)
      default:
        return null
    }
  }
}
