import type { Clock } from '@fairhaul/core'
import type { Navigator } from '../../di/navigator.ts'

/** How long the hand rests before the address follows, in milliseconds: a browser takes some hundred addresses a minute. */
export const WRITE_AFTER_MS = 200

export interface AddressWriterDeps {
  readonly clock: Pick<Clock, 'after'>
  readonly navigator: Pick<Navigator, 'go'>
}

/**
 * Writes what a form holds into its address, in place. The navigation that follows comes back as an address: it is told
 * from one that came by itself, so that nothing that was filled in meanwhile is undone by it.
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

  /** Each address that is opened comes here first. Answers whether it is another than the one that was written last. */
  isForeign(path: string): boolean {
    const isOwn = path === this.#here
    if (!isOwn) this.stop()
    this.#here = path
    this.#isHere = true
    return !isOwn
  }

  /** Writes an address once the hand rests. */
  write(path: string): void {
    this.stop()
    this.#cancel = this.#deps.clock.after(WRITE_AFTER_MS, () => this.#go(path))
  }

  /** Writes an address at once, and goes on when it stands; `arrived` says so. Where it stands already, goes on at once. */
  whenWritten(path: string, then: () => void): void {
    this.stop()
    if (path === this.#here && this.#isHere) return then()
    this.#then = then
    this.#go(path)
  }

  /** The page shows the address that was opened last. */
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
