import type { CardEntry, EnteredCard } from '@fairhaul/core'
import { makeAutoObservable, runInAction } from 'mobx'

export interface EnteredCardDeps {
  readonly cardEntry: CardEntry
  /** Takes the card in the open fields; resolves to whether that ended the entry. */
  readonly submitCard: () => Promise<boolean>
  readonly entered: (card: EnteredCard) => void
}

/**
 * A card being entered in the provider's fields: they stay open until one is given. No Submission: the card goes to the
 * provider and not to the server, and a declined one opens the fields again.
 */
export class EnteredCardStore {
  /** Whether the card fields are open. */
  isEntering = false
  /** Whether the provider is processing the card. */
  isSubmitting = false
  /** The provider's message about the last card. */
  error: string | null = null
  readonly #deps: EnteredCardDeps
  #entering: AbortController | undefined
  /** Resolves when the result of the open fields has been handled. */
  #round: Promise<void> = Promise.resolve()

  constructor(deps: EnteredCardDeps) {
    this.#deps = deps
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** Resolves when the fields are closed, or open again after a declined card. */
  async open(): Promise<void> {
    if (this.isEntering) return
    const entering = new AbortController()
    this.#entering = entering
    this.isEntering = true
    this.error = null
    await this.#openFields(entering)
  }

  /** Takes the card in the fields. Resolves when its result has been handled. */
  async submit(): Promise<void> {
    this.isSubmitting = true
    const round = this.#round
    if (await this.#deps.submitCard()) await round
    runInAction(() => {
      this.isSubmitting = false
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
