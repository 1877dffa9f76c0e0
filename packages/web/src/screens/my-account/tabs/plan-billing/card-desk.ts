import {
  type CancelSignal,
  type CardEntry,
  type CardEntryMode,
  type CardEntryRefusal,
  done,
  type EnteredCard,
  type Outcome,
  readCardNonce,
  refused,
} from '@fairhaul/core'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { CardProvider, GivenCard } from '../../../../stores/card-provider.ts'

type Answer = Outcome<EnteredCard, CardEntryRefusal>

const DECLINED = 'The card provider declined this card. Check what you entered, or use another card.'

/**
 * The entry of a card: open from `enter` until a card was given or declined, or the user leaves. The contents of the
 * fields belong to the provider; only a nonce comes here.
 *
 * Source: section 7, "Billing".
 */
export class CardDesk implements CardEntry {
  isOpen = false
  readonly provider: CardProvider
  #settle: ((answer: Answer) => void) | undefined
  #submit: () => Promise<boolean> = () => Promise.resolve(false)

  constructor(provider: CardProvider) {
    this.provider = provider
    makeAutoObservable(this, { provider: observableRef }, { autoBind: true })
  }

  get mode(): CardEntryMode {
    return this.provider.kind
  }

  enter(signal?: CancelSignal): Promise<Answer> {
    if (this.mode === 'none') {
      const message = 'Cards cannot be added: no card provider is set up.'
      return Promise.resolve(refused({ kind: 'not-configured', message }))
    }
    this.cancel()
    return new Promise((resolve, reject) => {
      if (signal?.aborted === true) return reject(signal.reason)
      const leave = () => {
        this.#end(undefined)
        reject(signal?.reason)
      }
      signal?.addEventListener('abort', leave, { once: true })
      this.#end(answer => {
        signal?.removeEventListener('abort', leave)
        resolve(answer)
      })
    })
  }

  /** The card fields on the page register the function that takes their card. */
  offer(submit: () => Promise<boolean>): void {
    this.#submit = submit
  }

  /** Takes the card in the fields. Resolves to whether that ended the entry, by giving or declining it. */
  submit(): Promise<boolean> {
    return this.isOpen ? this.#submit() : Promise.resolve(false)
  }

  /** The provider's result for a card. A text that may be a card's number is not passed on. */
  give({ nonce, name }: GivenCard): void {
    const read = readCardNonce(nonce)
    this.#answer(
      read.ok
        ? done({ nonce: read.value, name })
        : refused({ kind: 'declined', message: read.refusal.message }),
    )
  }

  /** The provider declined the card. */
  decline(): void {
    this.#answer(refused({ kind: 'declined', message: DECLINED }))
  }

  cancel(): void {
    this.#answer(refused({ kind: 'cancelled' }))
  }

  #answer(answer: Answer): void {
    const settle = this.#settle
    this.#end(undefined)
    settle?.(answer)
  }

  #end(next: ((answer: Answer) => void) | undefined): void {
    this.#settle = next
    runInAction(() => {
      this.isOpen = next !== undefined
    })
  }
}
