import type { Clock } from '@fairhaul/core'
import { makeAutoObservable } from 'mobx'

/**
 * Enter waits this long, in milliseconds, for the carrier of a number; then it searches. A slow computer or connection
 * takes several seconds for the requests of all keys before it.
 */
export const ENTER_WAIT_MS = 20_000

/** What is said while Enter waits for a text. */
export const waitingText = (text: string): string => `Looking for “${text.trim()}”`

/** Enter on a text whose answer is not there yet, in the search box and the command palette. */
export class EnterWait {
  /** The text that Enter was pressed on. */
  pressed: string | undefined = undefined
  readonly #field: { readonly text: string }
  readonly #clock: Pick<Clock, 'after'> | undefined

  /** Without a clock, Enter waits for the answer alone. */
  constructor(field: { readonly text: string }, clock: Pick<Clock, 'after'> | undefined) {
    this.#field = field
    this.#clock = clock
    makeAutoObservable(this)
  }

  /** Whether Enter waits for the answer to this text. */
  get isWaiting(): boolean {
    return this.pressed === this.#field.text
  }

  /**
   * Requests an answer and waits for it. Choice: for `ENTER_WAIT_MS` at most, after which Enter takes what is there.
   *
   * Returns whether Enter still means the text: it was neither changed nor left meanwhile.
   */
  async isStillMeant(answer: () => Promise<unknown>): Promise<boolean> {
    const { text } = this.#field
    this.pressed = text
    const late = new Promise<void>(resolve => this.#clock?.after(ENTER_WAIT_MS, resolve))
    await Promise.race([answer(), late])
    if (this.pressed !== text) return false
    const { isWaiting } = this
    this.drop()
    return isWaiting
  }

  /** The field was left. */
  drop(): void {
    this.pressed = undefined
  }
}
