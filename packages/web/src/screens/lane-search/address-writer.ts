import type { Clock } from '@fairhaul/core'
import type { Navigator } from '../../di/navigator.ts'

/** The pause before the address is written, in milliseconds: a browser allows some hundred addresses a minute. */
export const WRITE_AFTER_MS = 200

export interface AddressWriterDeps {
  readonly clock: Pick<Clock, 'after'>
  readonly navigator: Pick<Navigator, 'go'>
}

/**
 * Writes the values of a form into its address, in the same history entry. The resulting navigation comes back as an
 * address, which differs from other navigations, so that it does not undo later input.
 */
export class AddressWriter {
  #here: string | undefined
  #isHere = false
  #cancel: (() => void) | undefined
  #then: (() => void) | undefined
  readonly #deps: AddressWriterDeps

  constructor(deps: AddressWriterDeps) {
    this.#deps = deps
  }

  /** Call it first with each opened address. Returns whether it is another than the one written last. */
  isForeign(path: string): boolean {
    const isOwn = path === this.#here
    if (!isOwn) this.stop()
    this.#here = path
    this.#isHere = true
    return !isOwn
  }

  /** Writes an address after a pause in the input. */
  write(path: string): void {
    this.stop()
    this.#cancel = this.#deps.clock.after(WRITE_AFTER_MS, () => this.#go(path))
  }

  /** Writes an address at once, and continues when `arrived` is called; at once if it is the current address. */
  whenWritten(path: string, then: () => void): void {
    this.stop()
    if (path === this.#here && this.#isHere) return then()
    this.#then = then
    this.#go(path)
  }

  /** Called when the page shows the address that was opened last. */
  arrived(): void {
    if (!this.#isHere) return
    const then = this.#then
    this.#then = undefined
    then?.()
  }

  stop(): void {
    this.#cancel?.()
    this.#cancel = undefined
    this.#then = undefined
  }

  #go(path: string): void {
    this.#cancel = undefined
    if (path === this.#here && this.#isHere) return
    this.#here = path
    this.#isHere = false
    this.#deps.navigator.go(path, { replace: true })
  }
}
