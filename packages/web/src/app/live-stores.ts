import type { ScreenStore } from '../di/screen.ts'

/** The stores of screens that were opened, so that each is disposed of once it is neither shown nor on its way. */
export class LiveStores {
  readonly #live = new Set<ScreenStore>()

  opened(store: ScreenStore): void {
    this.#live.add(store)
  }

  /** Nothing is on its way any more: all but what is shown go. */
  settle(shown: ScreenStore | undefined): void {
    for (const store of this.#live) {
      if (store === shown) continue
      this.#live.delete(store)
      store.dispose?.()
    }
  }
}
