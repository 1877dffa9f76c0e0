import type { ScreenStore } from '../../di/screen.ts'
import type { Resolve } from '../../di/token.ts'

/** What Home keeps while it is shown. Its stores come with the code that shows them, never before the search stands. */
export class HomeStore implements ScreenStore {
  readonly #resolve: Resolve
  #below: ScreenStore | undefined

  constructor(resolve: Resolve) {
    this.#resolve = resolve
  }

  /** The store of what stands below the search; made once for a visit. */
  below<Store extends ScreenStore>(make: (resolve: Resolve) => Store): Store {
    return (this.#below ??= make(this.#resolve)) as Store
  }

  dispose(): void {
    this.#below?.dispose?.()
  }
}
