import type { EventBatch, UserId } from '@fairhaul/core'
import { EventLine, type EventLineDeps } from './event-line.ts'
import type { LiveEvents } from './live-events.ts'
import type { EventSharing } from './ports.ts'

export interface LiveConnectionDeps extends Omit<EventLineDeps, 'publish'> {
  readonly live: Pick<LiveEvents, 'publish' | 'lost'>
  readonly sharing: EventSharing
  /** The place of what the page has read first. Null: unknown, so that anything may have changed since. */
  readonly firstPlace: () => string | null
}

/**
 * One line for all tabs of a browser. One visible tab has it and shares what comes; the others wait for their turn, and
 * know the place. A tab that was hidden takes part again when it is seen.
 */
export class LiveConnection {
  readonly #deps: LiveConnectionDeps
  #cursor: string | undefined

  constructor(deps: LiveConnectionDeps) {
    this.#deps = deps
  }

  /** Takes part for a user until the returned function is called: from then on there is no line, and nothing is passed on. */
  start(userId: UserId): () => void {
    const stopping = new AbortController()
    const { sharing, live, firstPlace } = this.#deps
    this.#cursor = firstPlace() ?? undefined
    const unsubscribe = sharing.subscribe(shared => {
      if (shared.userId !== userId) return
      this.#cursor = shared.batch.cursor === '' ? undefined : shared.batch.cursor
      live.publish(shared.batch)
    })
    void this.#leadOrFollow(userId, stopping.signal)
    return () => {
      stopping.abort()
      unsubscribe()
      live.lost()
      this.#cursor = undefined
    }
  }

  async #leadOrFollow(userId: UserId, signal: AbortSignal): Promise<void> {
    const { sharing, live } = this.#deps
    const publish = (batch: EventBatch) => {
      this.#cursor = batch.cursor === '' ? undefined : batch.cursor
      live.publish(batch)
      sharing.publish({ userId, batch })
    }
    while (!signal.aborted) {
      await this.#seen(signal)
      if (signal.aborted) return
      const end = await sharing.lead(
        inner => new EventLine({ ...this.#deps, publish }, this.#cursor).run(inner),
        signal,
      )
      if (end === 'refused') return
    }
  }

  /** Resolves when the page is visible, or the signal is aborted. */
  #seen(signal: AbortSignal): Promise<void> {
    const { sight } = this.#deps
    return new Promise(resolve => {
      const end = () => {
        unwatch()
        resolve()
      }
      const unwatch = sight.onChange(() => {
        if (sight.isVisible()) end()
      })
      if (sight.isVisible() || signal.aborted) end()
      else signal.addEventListener('abort', end, { once: true })
    })
  }
}
