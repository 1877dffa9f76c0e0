import type { Navigator } from '../../di/navigator.ts'

/**
 * How a drawer with an address of its own closes: by Back if it was opened from the page below it, so that the history
 * holds no address twice; else by replacing its address with that of the page.
 */
export class DrawerHistory {
  #wasOpen: boolean | undefined
  #isFromBelow = false

  /** Called with each visit: whether a drawer is open at its address. */
  visited(isOpen: boolean): void {
    if (isOpen && this.#wasOpen === false) this.#isFromBelow = true
    if (!isOpen) this.#isFromBelow = false
    this.#wasOpen = isOpen
  }

  close(navigator: Pick<Navigator, 'go' | 'back'>, below: string): void {
    if (this.#isFromBelow) navigator.back()
    else navigator.go(below, { replace: true })
  }
}
