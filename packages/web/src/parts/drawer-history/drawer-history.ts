import type { Navigator } from '../../di/navigator.ts'

/**
 * The way back from a drawer that has an address of its own: Back, when it was opened from the page below it, so that the
 * history holds no address twice; else the address of that page in its place.
 */
export class DrawerHistory {
  #wasOpen: boolean | undefined
  #isFromBelow = false

  /** Each visit says whether a drawer is open at its address. */
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
