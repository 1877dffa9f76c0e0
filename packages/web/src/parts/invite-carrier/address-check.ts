import {
  addressToSendTo,
  type CallerCheck,
  type CarrierDetail,
  type CarrierId,
  type ContactAnswer,
  type ContactWindow,
  type Outcome,
  type Refusal,
} from '@fairhaul/core'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { SearchTokens } from '../../di/lazy-tokens.ts'
import type { Resolve } from '../../di/token.ts'
import { RecentsTokens } from '../../di/tokens.ts'
import { contactWindowOf } from '../contact-window.ts'

interface AddressCheckDeps {
  readonly carrier: (id: CarrierId) => Promise<Outcome<CarrierDetail, Refusal>>
  readonly contact: (email: string) => Promise<Outcome<ContactAnswer, Refusal>>
  readonly contactWindow: () => ContactWindow
}

/** An address, and the carrier that it is said to be of. */
interface Addressed {
  readonly carrierId: CarrierId
  readonly email: string
}

const valueOf = <T>(found: Promise<Outcome<T, Refusal>>): Promise<T | undefined> =>
  found.then(
    outcome => (outcome.ok ? outcome.value : undefined),
    () => undefined,
  )

/** The check of an address before an invitation is sent to it: to one that is not safe, by a second press only. */
export class AddressCheck {
  /** What was checked last. */
  checked: (Addressed & { readonly check: CallerCheck }) | undefined = undefined
  readonly #deps: AddressCheckDeps

  constructor(deps: AddressCheckDeps) {
    this.#deps = deps
    makeAutoObservable(this, { checked: observableRef }, { autoBind: true })
  }

  /** What is wrong with an address, once it was checked. Undefined: nothing, or it was not the last. */
  warningOf({ carrierId, email }: Addressed): CallerCheck | undefined {
    const { checked } = this
    const isLast = checked?.carrierId === carrierId && checked.email === email
    return isLast && checked.check.isUnsafe ? checked.check : undefined
  }

  /** Resolves to whether something may be sent to an address: it is safe, or this is the second press. */
  async allows({ carrierId, email }: Addressed): Promise<boolean> {
    if (this.warningOf({ carrierId, email }) !== undefined) return true
    const { carrier, contact, contactWindow } = this.#deps
    const [known, answer] = await Promise.all([valueOf(carrier(carrierId)), valueOf(contact(email))])
    const check = addressToSendTo(email, known, answer ?? null, contactWindow())
    runInAction(() => {
      this.checked = { carrierId, email, check }
    })
    return !check.isUnsafe
  }

  clear(): void {
    this.checked = undefined
  }
}

/** The check of addresses in the portal. The carrier and the contact are requested for each. */
export const addressCheckOf = (resolve: Resolve): AddressCheck =>
  new AddressCheck({
    carrier: id => resolve(RecentsTokens.CarrierDetailsStore).request(id),
    contact: email => resolve(SearchTokens.ContactSearch).byEmail({ email }),
    contactWindow: () => contactWindowOf(resolve),
  })
