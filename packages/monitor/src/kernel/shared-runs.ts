/** A run that has not begun, and the signals of those who wait for it. */
interface NextRun {
  readonly signals: AbortSignal[]
  readonly ended: Promise<void>
}

/**
 * Work that is done for a key by one run at a time. Calls that come during a run share the run after it, which begins
 * later than they came and so sees all that was written before.
 */
export class SharedRuns<Key> {
  readonly #running = new Map<Key, Promise<void>>()
  readonly #next = new Map<Key, NextRun>()

  /**
   * Resolves after a run that began after this call. Rejects as that run does, and where `signal` is aborted when it
   * ends. The run's own signal is aborted once all who wait for it are gone.
   */
  async run(key: Key, signal: AbortSignal, work: (signal: AbortSignal) => Promise<void>): Promise<void> {
    signal.throwIfAborted()
    await this.#join(key, signal, work)
    signal.throwIfAborted()
  }

  #join(key: Key, signal: AbortSignal, work: (signal: AbortSignal) => Promise<void>): Promise<void> {
    const next = this.#next.get(key)
    if (next !== undefined) {
      next.signals.push(signal)
      return next.ended
    }
    const running = this.#running.get(key)
    if (running === undefined) return this.#begin(key, [signal], work)
    const signals = [signal]
    const ended = running
      .catch(() => undefined)
      .then(() => {
        this.#next.delete(key)
        return this.#begin(key, signals, work)
      })
    this.#next.set(key, { signals, ended })
    return ended
  }

  #begin(
    key: Key,
    signals: readonly AbortSignal[],
    work: (signal: AbortSignal) => Promise<void>,
  ): Promise<void> {
    const abandoned = new AbortController()
    const check = () => {
      if (signals.every(({ aborted }) => aborted)) abandoned.abort(signals[0]?.reason)
    }
    for (const signal of signals) signal.addEventListener('abort', check)
    check()
    const run = work(abandoned.signal).finally(() => {
      for (const signal of signals) signal.removeEventListener('abort', check)
      this.#running.delete(key)
    })
    this.#running.set(key, run)
    return run
  }
}
