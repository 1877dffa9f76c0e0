/**
 * Work that an answer does not wait for, so that how long the answer takes does not tell what the work was.
 * What fails is handed to `onFault`; nobody else would hear of it.
 */
export class Background {
  readonly #running = new Set<Promise<void>>()
  readonly #onFault: (fault: unknown) => void

  constructor(onFault: (fault: unknown) => void) {
    this.#onFault = onFault
  }

  run(work: () => Promise<void>): void {
    const running: Promise<void> = work()
      .catch(this.#onFault)
      .finally(() => this.#running.delete(running))
    this.#running.add(running)
  }

  /** Resolves when nothing that was started before is under way. */
  async settled(): Promise<void> {
    await Promise.all(this.#running)
  }
}
