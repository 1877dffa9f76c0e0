import type { CardEntry, EnteredCard } from '@fairhaul/core'
import { makeAutoObservable, runInAction } from 'mobx'

export interface EnteredCardDeps {
  readonly cardEntry: CardEntry
  /** Takes the card that stands in the open fields: whether the entry has ended by it. */
  readonly takeCard: () => Promise<boolean>
  readonly entered: (card: EnteredCard) => void
}

/** A card on its way from the provider's fields into the form: the fields stay open until one is given. */
export class EnteredCardStore {
  /** The fields of a card stand open. */
  isEntering = false
  /** The provider is asked for the card that stands in them. */
  isTaking = false
  /** What the provider said of the last card. */
  error: string | null = null
  readonly #deps: EnteredCardDeps
  #entering: AbortController | undefined
  /** What became of the fields that stand open, once it has been noted. */
  #round: Promise<void> = Promise.resolve()

  constructor(deps: EnteredCardDeps) {
    this.#deps = deps
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** Resolves when the fields are closed, or have been opened again after a card that was declined. */
  async open(): Promise<void> {
    if (this.isEntering) return
    const entering = new AbortController()
    this.#entering = entering
    this.isEntering = true
    this.error = null
    await this.#openFields(entering)
  }

  /** Takes the card that stands in the fields. What became of it has been noted when this resolves. */
  async take(): Promise<void> {
    this.isTaking = true
    const round = this.#round
    if (await this.#deps.takeCard()) await round
    runInAction(() => {
      this.isTaking = false
    })
  }

  leave(): void {
    this.#entering?.abort()
    this.#entering = undefined
    this.isEntering = false
    this.error = null
  }

  #openFields(entering: AbortController): Promise<void> {
    this.#round = this.#entered(entering)
    return this.#round
  }

  async #entered(entering: AbortController): Promise<void> {
    const answer = await this.#deps.cardEntry.enter(entering.signal).catch(() => undefined)
    if (answer === undefined || entering.signal.aborted) return
    const isDeclined = !answer.ok && answer.refusal.kind === 'declined'
    runInAction(() => {
      this.isEntering = isDeclined
      this.error = isDeclined ? answer.refusal.message : null
      if (answer.ok) this.#deps.entered(answer.value)
    })
    if (isDeclined) void this.#openFields(entering)
  }
}
