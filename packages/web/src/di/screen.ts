import type { ComponentType } from 'react'
import type { Resolve } from './token.ts'

/** One arrival at a screen: where, and with what at hand. */
export interface Visit {
  /** The `:names` of the route's pattern. */
  readonly params: Readonly<Record<string, string | undefined>>
  /** The address inside the portal: `pathname` begins after the base path (`/carriers/12`). */
  readonly url: URL
  readonly resolve: Resolve
  /** Aborts when a newer navigation overtakes this one. */
  readonly signal: AbortSignal
}

/** A store made for one screen. Its `dispose` is called when the screen leaves: it aborts its questions. */
export interface ScreenStore {
  dispose?(): void
}

/**
 * What `screens/<route-name>/screen.ts` exports as `screen`.
 *
 * `open` starts the screen's questions and returns its store at once. `kept` is the store of the visit before, given
 * while the route and its `:names` stay the same: return it, with its new questions asked, and old rows stay dimmed on
 * the page while new ones come.
 * `settled` tells when there is something to see. The router shows the screen then, or after a short patience.
 */
export interface ScreenModule<S extends ScreenStore> {
  readonly Component: ComponentType
  open(visit: Visit, kept: S | undefined): S
  settled?(store: S): Promise<unknown>
  /** Called when pointer or focus comes upon a link to this screen: a good moment to ask for what it will show. */
  prepare?(visit: Omit<Visit, 'signal'>): void
}
