import type { ScreenStore } from '../../di/screen.ts'
import type { Resolve } from '../../di/token.ts'

/** The state of Home. Its other stores load with their code, never before the search box is shown. */
export class HomeStore implements ScreenStore {
  readonly #resolve: Resolve
  #below: ScreenStore | undefined

  constructor(resolve: Resolve) {
    this.#resolve = resolve
  }

  /** The store of the part below the search; created once per visit. */
  below<Store extends ScreenStore>(make: (resolve: Resolve) => Store): Store {
    return (this.#below ??= make(this.#resolve)) as Store
  }

  dispose(): void {
    this.#below?.dispose?.()
  }
}
