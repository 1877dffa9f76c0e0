import {
  type Billing,
  type BillingForm,
  billingFormFlags,
  billingFormProblems,
  billingSubmission,
  type CalendarDate,
  type CompanyBilling,
  defaultPaymentMethod,
  type EnteredCard,
  editBillingForm,
  type Failure,
  failBillingForm,
  finishBillingForm,
  isCardExpired,
  type PaymentMethod,
  type Plan,
  type PlanChange,
  type PlanId,
  planChange,
  planOf,
  type Refusal,
  recheckBillingForm,
  refuseBillingForm,
  startBillingForm,
  submitBillingForm,
} from '@fairhaul/core'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { Submission } from '../../../../stores/submission.ts'
import { lostMessage, refusedMessage } from './billing-messages.ts'
import { type EnteredCardDeps, EnteredCardStore } from './entered-card-store.ts'

export interface BillingFormDeps extends Omit<EnteredCardDeps, 'entered'> {
  readonly companyBilling: Pick<CompanyBilling, 'changePlan' | 'addPaymentMethod'>
  readonly today: () => CalendarDate
  /** Reloads how the company pays. Undefined: it failed to load. */
  readonly reloadBilling: () => Promise<Billing | undefined>
  /** Called with the plan before the change, and the new billing. */
  readonly done: (before: Plan | null, billing: Billing) => Promise<void>
}

/**
 * A choice of a plan and its payment. It stays until it is done or canceled: a refusal, a declined card and a lost
 * connection lose nothing.
 *
 * Source: section 4, "Billing form".
 */
export class BillingFormStore {
  form: BillingForm
  /** The name of the entered card. */
  cardName: string | null = null
  /** Whether a submit was tried, so that missing fields show their errors. */
  isTried = false
  /** A response was lost, and a reload has shown that the change was not made. */
  isReloaded = false
  readonly card: EnteredCardStore
  /** Sends the change. Its errors are shown from the form, as a reload after a lost response may settle them. */
  readonly #submission = new Submission(() => null)
  readonly #deps: BillingFormDeps

  constructor(deps: BillingFormDeps, billing: Billing) {
    this.#deps = deps
    this.form = startBillingForm(billing)
    this.card = new EnteredCardStore({ ...deps, entered: card => this.#entered(card) })
    makeAutoObservable(this, { form: observableRef, card: false }, { autoBind: true })
  }

  get plan(): Plan | null {
    const { billing, draft } = this.form
    return draft.planId === null ? null : (planOf(billing, draft.planId) ?? null)
  }

  /** Undefined: the plan in force stays, or the chosen one is not offered any more. */
  get change(): PlanChange | undefined {
    const { billing, draft } = this.form
    const change = draft.planId === null ? undefined : planChange(billing, draft.planId)
    return change?.ok === true ? change.value : undefined
  }

  get isSubmitting(): boolean {
    return this.card.isSubmitting || billingFormFlags(this.form, this.#deps.today()).isSubmitting
  }

  /** The stored card that would be charged. Undefined: there is none that can be. */
  get onRecord(): PaymentMethod | undefined {
    const charged = defaultPaymentMethod(this.form.billing.paymentMethods)
    return charged !== undefined && !isCardExpired(charged.expiry, this.#deps.today()) ? charged : undefined
  }

  get planProblem(): string | undefined {
    return this.#problem('planId')
  }

  get cardProblem(): string | undefined {
    return this.card.error ?? this.#problem('nonce')
  }

  /** The error that belongs to no field. */
  get error(): string | undefined {
    const { phase } = this.form
    if (phase.kind === 'failed') return lostMessage(phase.failure, this.isReloaded)
    return phase.kind === 'refused' ? refusedMessage(phase.refusal) : undefined
  }

  /** Sets the reloaded billing. */
  know(billing: Billing): void {
    this.form = recheckBillingForm(this.form, billing)
  }

  choosePlan(planId: PlanId | null): void {
    if (planId === this.form.draft.planId) return
    this.form = editBillingForm(this.form, { planId })
    this.isTried = false
    this.isReloaded = false
  }

  async enterCard(): Promise<void> {
    if (!this.isSubmitting) await this.card.open()
  }

  /** Closes the card fields; a card that was entered before is forgotten too. */
  leaveCard(): void {
    this.card.leave()
    this.cardName = null
    this.form = editBillingForm(this.form, { nonce: null })
  }

  /**
   * Takes the card being entered, and sends the change. Resolves to whether it is done. After a lost response it first
   * checks whether the change was made.
   */
  async submit(): Promise<boolean> {
    if (this.isSubmitting) return false
    const wasEntering = this.card.isEntering
    if (wasEntering) await this.card.submit()
    // Without the card being entered nothing is sent, least of all with another card.
    if (wasEntering && this.form.draft.nonce === null) return false
    runInAction(() => {
      this.isTried = true
    })
    const before = this.form.billing.plan
    if (this.form.phase.kind === 'failed' && !this.isReloaded) {
      const found = await this.#reload()
      if (found?.phase.kind === 'done') return this.#finish(before, found.billing)
      if (found === undefined) return false
    }
    const sent = submitBillingForm(this.form, this.#deps.today())
    const submission = billingSubmission(sent)
    if (sent.phase.kind !== 'submitting' || submission === null) return false
    this.#show(sent)
    const { companyBilling } = this.#deps
    const answer = await this.#submission.send(() =>
      submission.kind === 'change-plan'
        ? companyBilling.changePlan(submission)
        : companyBilling.addPaymentMethod(submission),
    )
    if (answer !== undefined) {
      this.#show(finishBillingForm(this.form, answer.value))
      return this.#finish(before, answer.value)
    }
    const { state } = this.#submission
    if (state.kind === 'refused') await this.#refused(state.refusal)
    return state.kind === 'failed' && this.#failed(state.failure, before)
  }

  /** A change that was sent is not aborted: whatever it brings, the account has to learn it. */
  dispose(): void {
    this.card.leave()
  }

  #entered({ nonce, name }: EnteredCard): void {
    this.cardName = name ?? 'The card you entered'
    this.form = editBillingForm(this.form, { nonce })
  }

  async #refused(refusal: Refusal): Promise<void> {
    this.#show(refuseBillingForm(this.form, refusal))
    const billing = await this.#deps.reloadBilling()
    if (billing !== undefined) this.know(billing)
  }

  /** Resolves to whether a reload shows that the change was made. */
  async #failed(failure: Failure, before: Plan | null): Promise<boolean> {
    this.#show(failBillingForm(this.form, failure))
    const found = await this.#reload()
    return found?.phase.kind === 'done' && this.#finish(before, found.billing)
  }

  /** The form after a reload of billing. Undefined: it failed to load. */
  async #reload(): Promise<BillingForm | undefined> {
    const billing = await this.#deps.reloadBilling()
    if (billing === undefined) return undefined
    runInAction(() => {
      this.know(billing)
      this.isReloaded = true
    })
    return this.form
  }

  async #finish(before: Plan | null, billing: Billing): Promise<true> {
    runInAction(() => {
      this.isTried = false
      this.cardName = null
      this.isReloaded = false
    })
    await this.#deps.done(before, billing)
    return true
  }

  #show(form: BillingForm): void {
    runInAction(() => {
      this.form = form
      if (form.draft.nonce === null) this.cardName = null
      if (form.phase.kind === 'submitting') this.isReloaded = false
    })
  }

  #problem(field: 'planId' | 'nonce'): string | undefined {
    const { phase } = this.form
    const reported =
      phase.kind === 'refused' && phase.refusal.kind === 'invalid'
        ? phase.refusal.problems.filter(problem => problem.field === field)
        : []
    if (reported.length > 0) return reported.map(({ message }) => message).join(' ')
    const found = this.isTried ? billingFormProblems(this.form, this.#deps.today()) : []
    return found.find(problem => problem.field === field)?.message
  }
}
