/** Whether this monitor is stopping. */
export class Readiness {
  #isStopping = false

  get isStopping(): boolean {
    return this.#isStopping
  }

  /** From now on readiness checks get 503, so that load balancers send calls to other monitors. */
  announceStop(): void {
    this.#isStopping = true
  }
}
