/** Whether this monitor still wants calls. */
export class Readiness {
  #isStopping = false

  get isStopping(): boolean {
    return this.#isStopping
  }

  /** From now on whoever asks whether it is ready is told no, so that calls are sent elsewhere. */
  announceStop(): void {
    this.#isStopping = true
  }
}
