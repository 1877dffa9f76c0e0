import {
  acceptedTarget,
  accountTabPath,
  type Billing,
  billingToChooseFrom,
  type CompanyBilling,
  type CurrentUser,
  isExpired,
  mayInCompany,
  type Plan,
  paths,
  planOf,
  type SavedTarget,
} from '@fairhaul/core'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { Navigator } from '../../../../di/navigator.ts'
import type { ScreenStore } from '../../../../di/screen.ts'
import { DrawerHistory } from '../../../../parts/drawer-history/drawer-history.ts'
import type { AccountStore } from '../../../../stores/account-store.ts'
import { Query } from '../../../../stores/query.ts'
import { type BillingFormDeps, BillingFormStore } from './billing-form-store.ts'
import { doneMessage } from './billing-messages.ts'
import type { CardDesk } from './card-desk.ts'

export interface PlanBillingDeps extends Pick<BillingFormDeps, 'today'> {
  readonly companyBilling: CompanyBilling
  readonly account: Pick<AccountStore, 'user' | 'refresh'>
  readonly desk: CardDesk
  readonly savedTarget: Pick<SavedTarget, 'read'>
  readonly navigator: Pick<Navigator, 'go' | 'back'>
  readonly say: (text: string) => void
}

/**
 * What the drawer over the page is for: a chosen plan, or a card for the plan in force. Null: the drawer is closed, or
 * the user may not decide.
 */
export type Choosing = { readonly kind: 'plan'; readonly plan: Plan } | { readonly kind: 'card' } | null

/** The company's plan, the plans it can choose, and how it pays. Sections 3 and 4, "Billing". */
export class PlanBillingStore implements ScreenStore {
  readonly billing: Query<Billing>
  form: BillingFormStore | undefined = undefined
  /** The choice of the address: a plan by its id, a card. */
  requested: { readonly plan: string | null; readonly card: boolean } = { plan: null, card: false }
  readonly drawerHistory = new DrawerHistory()
  /** The message of the last action. */
  notice: string | null = null
  readonly #deps: PlanBillingDeps

  constructor(deps: PlanBillingDeps) {
    this.#deps = deps
    this.billing = new Query((_, signal) => deps.companyBilling.current(signal), {
      onChange: (_, before) => this.#follow(before),
    })
    makeAutoObservable(
      this,
      { billing: false, form: observableRef, requested: observableRef, drawerHistory: false },
      { autoBind: true },
    )
  }

  get desk(): CardDesk {
    return this.#deps.desk
  }

  get today() {
    return this.#deps.today()
  }

  get user(): CurrentUser | null {
    return this.#deps.account.user ?? null
  }

  get known(): Billing | undefined {
    return this.billing.value
  }

  /** The billing that a choice of a plan starts from: the plan of an expired company has ended. */
  get toChooseFrom(): Billing | undefined {
    return this.#choices(this.known)
  }

  get choosing(): Choosing {
    return this.#choosingFrom(this.toChooseFrom)
  }

  /** Where the user was going when they were redirected here. Null: nowhere. */
  get target(): string | null {
    return acceptedTarget(this.#deps.savedTarget.read()) ?? null
  }

  open(query: URLSearchParams): void {
    this.requested = { plan: query.get('plan'), card: query.get('card') === 'new' }
    this.drawerHistory.visited(this.requested.plan !== null || this.requested.card)
    if (this.requested.plan !== null || this.requested.card) this.notice = null
    this.#choose()
    void this.billing.load()
  }

  settled(): Promise<unknown> {
    return this.billing.finished()
  }

  /** Closes the drawer, if one is open; the choice stays for the next time. */
  close(): void {
    const { navigator } = this.#deps
    if (this.requested.plan === null && !this.requested.card) return
    this.drawerHistory.close(navigator, accountTabPath('plan-billing'))
  }

  hideNotice(): void {
    this.notice = null
  }

  /** Discards the choice. */
  forget(): void {
    this.form?.leaveCard()
    this.form?.dispose()
    this.form = undefined
  }

  dispose(): void {
    this.billing.dispose()
    this.form?.dispose()
  }

  #choices(known: Billing | undefined): Billing | undefined {
    const { user } = this
    return known === undefined || user === null ? known : billingToChooseFrom(user, known)
  }

  #choosingFrom(choices: Billing | undefined): Choosing {
    const { requested, user } = this
    if (choices === undefined || user === null || !mayInCompany(user, 'change-plan')) return null
    if (requested.card && choices.plan !== null) return { kind: 'card' }
    const plan = requested.plan === null ? undefined : planOf(choices, requested.plan)
    return plan === undefined || plan.id === choices.plan?.id ? null : { kind: 'plan', plan }
  }

  /** Closes the drawer of a plan that someone else of the company has chosen meanwhile. */
  #follow(known: Billing | undefined): void {
    const before = this.#choosingFrom(this.#choices(known))
    this.#choose()
    const { plan } = this.toChooseFrom ?? { plan: null }
    const isOurs = this.form?.form.phase.kind === 'done'
    if (before?.kind !== 'plan' || plan?.id !== before.plan.id || isOurs) return
    this.notice = `${plan.name} is already your plan: someone at your company just chose it.`
    this.close()
  }

  /** Updates the one form of this tab from the address and the data. */
  #choose(): void {
    const { toChooseFrom, choosing } = this
    if (toChooseFrom === undefined) return
    if (this.form === undefined) this.form = new BillingFormStore(this.#formDeps(), toChooseFrom)
    else this.form.know(toChooseFrom)
    if (choosing !== null)
      this.form.choosePlan(choosing.kind === 'plan' ? choosing.plan.id : (toChooseFrom.plan?.id ?? null))
  }

  #formDeps(): BillingFormDeps {
    const { companyBilling, desk, today } = this.#deps
    return {
      companyBilling,
      cardEntry: desk,
      submitCard: desk.submit,
      today,
      reloadBilling: () => this.#reloadBilling(),
      done: (before, billing) => this.#done(before, billing),
    }
  }

  /** User and billing are loaded together: someone else may have opened the account again. */
  async #reloadBilling(): Promise<Billing | undefined> {
    await Promise.all([this.#deps.account.refresh(), this.billing.load()])
    return this.billing.state.kind === 'ready' ? this.toChooseFrom : undefined
  }

  async #done(before: Plan | null, billing: Billing): Promise<void> {
    const { account, savedTarget, navigator, say } = this.#deps
    const wasExpired = this.user !== null && isExpired(this.user)
    const text = doneMessage(before, billing)
    runInAction(() => {
      this.billing.set(billing)
      this.notice = wasExpired ? `${text} Your account is open again.` : text
    })
    await account.refresh()
    const isOpen = this.user !== null && !isExpired(this.user)
    if (!wasExpired || !isOpen || savedTarget.read() === null) return this.close()
    say(`${text} Your account is open again.`)
    // The guard uses the saved target on the way to any screen.
    navigator.go(paths.home(), { replace: true })
  }
}
