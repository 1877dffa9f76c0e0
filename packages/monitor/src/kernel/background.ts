/**
 * Work that a response does not wait for, so that the response time does not reveal what the work was.
 * A failure is passed to `onFault`, as no caller would see it.
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

  /** Resolves when all work that was started before has ended. */
  async settled(): Promise<void> {
    await Promise.all(this.#running)
  }
}
