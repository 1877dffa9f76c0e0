import {
  type Billing,
  billingFormFlags,
  billingFormProblems,
  type BillingForm,
  billingSubmission,
  type CalendarDate,
  type CardEntry,
  type CompanyBilling,
  defaultPaymentMethod,
  editBillingForm,
  failBillingForm,
  failureOf,
  finishBillingForm,
  isCardExpired,
  type Outcome,
  type PaymentMethod,
  type Plan,
  planChange,
  type PlanChange,
  type PlanId,
  planOf,
  recheckBillingForm,
  type Refusal,
  refuseBillingForm,
  startBillingForm,
  submitBillingForm,
} from '@fairhaul/core'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { lostWords, refusedWords } from './billing-words.ts'

export interface BillingFormNeeds {
  readonly companyBilling: Pick<CompanyBilling, 'changePlan' | 'addPaymentMethod'>
  readonly cardEntry: CardEntry
  /** Takes the card that stands in the open fields: whether the entry has ended by it. */
  readonly takeCard: () => Promise<boolean>
  readonly today: () => CalendarDate
  /** How the company pays now, asked anew. Undefined: nobody said. */
  readonly look: () => Promise<Billing | undefined>
  /** The plan that was in force before, and how the company pays now. */
  readonly done: (before: Plan | null, billing: Billing) => Promise<void>
}

/**
 * A plan being chosen, and how it is paid for. What was chosen stays until it is done or left by Cancel: a refusal, a
 * card that was declined and a lost connection cost nothing.
 *
 * Source: section 4, "Billing form".
 */
export class BillingFormStore {
  form: BillingForm
  /** What to call the card that was entered. */
  cardName: string | null = null
  /** The fields of a card stand open. */
  isEntering = false
  /** What the provider said of the last card. */
  cardTrouble: string | null = null
  /** The provider is asked for the card that stands in its fields. */
  isTaking = false
  /** Sending was tried, so that what is missing may be told. */
  isTried = false
  /** An answer was lost, and it has been looked whether it was carried out: it was not. */
  isLookedAfter = false
  readonly #needs: BillingFormNeeds
  #entering: AbortController | undefined
  /** What became of the fields that stand open, once it has been noted. */
  #round: Promise<void> = Promise.resolve()

  constructor(needs: BillingFormNeeds, billing: Billing) {
    this.#needs = needs
    this.form = startBillingForm(billing)
    makeAutoObservable(this, { form: observableRef }, { autoBind: true })
  }

  get plan(): Plan | null {
    const { billing, draft } = this.form
    return draft.planId === null ? null : (planOf(billing, draft.planId) ?? null)
  }

  /** Undefined: the plan in force stays, or the one that was chosen is not offered any more. */
  get change(): PlanChange | undefined {
    const { billing, draft } = this.form
    const change = draft.planId === null ? undefined : planChange(billing, draft.planId)
    return change?.ok === true ? change.value : undefined
  }

  get isSubmitting(): boolean {
    return this.isTaking || billingFormFlags(this.form, this.#needs.today()).isSubmitting
  }

  /** The card on record that would be charged. Undefined: there is none that can be. */
  get onRecord(): PaymentMethod | undefined {
    const charged = defaultPaymentMethod(this.form.billing.paymentMethods)
    return charged !== undefined && !isCardExpired(charged.expiry, this.#needs.today()) ? charged : undefined
  }

  get planProblem(): string | undefined {
    return this.#problem('planId')
  }

  get cardProblem(): string | undefined {
    return this.cardTrouble ?? this.#problem('nonce')
  }

  /** What is wrong that belongs to no field. */
  get trouble(): string | undefined {
    const { phase } = this.form
    if (phase.kind === 'failed') return lostWords(phase.failure, this.isLookedAfter)
    return phase.kind === 'refused' ? refusedWords(phase.refusal) : undefined
  }

  /** How the company pays was read anew. */
  know(billing: Billing): void {
    this.form = recheckBillingForm(this.form, billing)
  }

  choosePlan(planId: PlanId | null): void {
    if (planId === this.form.draft.planId) return
    this.form = editBillingForm(this.form, { planId })
    this.isTried = false
    this.isLookedAfter = false
  }

  /** Opens the fields of a card, and keeps them open until one is given. */
  async enterCard(): Promise<void> {
    if (this.isEntering || this.isSubmitting) return
    const entering = new AbortController()
    this.#entering = entering
    this.isEntering = true
    this.cardTrouble = null
    await this.#openFields(entering)
  }

  /** Closes the fields; a card that was entered before is forgotten as well. */
  leaveCard(): void {
    this.#entering?.abort()
    this.#entering = undefined
    this.isEntering = false
    this.cardTrouble = null
    this.cardName = null
    this.form = editBillingForm(this.form, { nonce: null })
  }

  /** Takes a card that is being entered, and sends. Resolves to whether it is done. One that was lost is looked for before it is sent again. */
  async submit(): Promise<boolean> {
    if (this.isSubmitting) return false
    if (this.isEntering && !(await this.#takeCard())) return false
    runInAction(() => {
      this.isTried = true
    })
    const before = this.form.billing.plan
    if (this.form.phase.kind === 'failed' && !this.isLookedAfter) {
      const found = await this.#lookAfter()
      if (found?.phase.kind === 'done') return this.#finish(before, found.billing)
      if (found === undefined) return false
    }
    const sent = submitBillingForm(this.form, this.#needs.today())
    const submission = billingSubmission(sent)
    if (sent.phase.kind !== 'submitting' || submission === null) return false
    this.#show(sent)
    const { companyBilling } = this.#needs
    try {
      const answer =
        submission.kind === 'change-plan'
          ? await companyBilling.changePlan(submission)
          : await companyBilling.addPaymentMethod(submission)
      return await this.#answered(answer, before)
    } catch (thrown) {
      this.#show(failBillingForm(this.form, failureOf(thrown)))
      const found = await this.#lookAfter()
      return found?.phase.kind === 'done' && this.#finish(before, found.billing)
    }
  }

  dispose(): void {
    this.#entering?.abort()
  }

  #openFields(entering: AbortController): Promise<void> {
    this.#round = this.#entered(entering)
    return this.#round
  }

  async #entered(entering: AbortController): Promise<void> {
    const answer = await this.#needs.cardEntry.enter(entering.signal).catch(() => undefined)
    if (answer === undefined || entering.signal.aborted) return
    const isDeclined = !answer.ok && answer.refusal.kind === 'declined'
    runInAction(() => {
      this.isEntering = isDeclined
      this.cardTrouble = isDeclined ? answer.refusal.message : null
      if (!answer.ok) return
      this.cardName = answer.value.name ?? 'The card you entered'
      this.form = editBillingForm(this.form, { nonce: answer.value.nonce })
    })
    if (isDeclined) void this.#openFields(entering)
  }

  /** Resolves to whether there is a card now: without one nothing is sent, least of all to another card. */
  async #takeCard(): Promise<boolean> {
    this.isTaking = true
    const round = this.#round
    if (await this.#needs.takeCard()) await round
    runInAction(() => {
      this.isTaking = false
    })
    return this.form.draft.nonce !== null
  }

  async #answered(answer: Outcome<Billing, Refusal>, before: Plan | null): Promise<boolean> {
    if (answer.ok) {
      this.#show(finishBillingForm(this.form, answer.value))
      return this.#finish(before, answer.value)
    }
    this.#show(refuseBillingForm(this.form, answer.refusal))
    const billing = await this.#needs.look()
    if (billing !== undefined) this.know(billing)
    return false
  }

  /** The form as it stands after a look. Undefined: nobody said how the company pays now. */
  async #lookAfter(): Promise<BillingForm | undefined> {
    const billing = await this.#needs.look()
    if (billing === undefined) return undefined
    runInAction(() => {
      this.know(billing)
      this.isLookedAfter = true
    })
    return this.form
  }

  async #finish(before: Plan | null, billing: Billing): Promise<true> {
    runInAction(() => {
      this.isTried = false
      this.cardName = null
      this.isLookedAfter = false
    })
    await this.#needs.done(before, billing)
    return true
  }

  #show(form: BillingForm): void {
    runInAction(() => {
      this.form = form
      if (form.draft.nonce === null) this.cardName = null
      if (form.phase.kind === 'submitting') this.isLookedAfter = false
    })
  }

  #problem(field: 'planId' | 'nonce'): string | undefined {
    const { phase } = this.form
    const told =
      phase.kind === 'refused' && phase.refusal.kind === 'invalid'
        ? phase.refusal.problems.filter(problem => problem.field === field)
        : []
    if (told.length > 0) return told.map(({ message }) => message).join(' ')
    const found = this.isTried ? billingFormProblems(this.form, this.#needs.today()) : []
    return found.find(problem => problem.field === field)?.message
  }
}
