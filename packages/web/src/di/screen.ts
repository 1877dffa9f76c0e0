import type { RouteName } from '@fairhaul/core'
import type { ComponentType } from 'react'
import type { Resolve } from './token.ts'

/** One visit to a screen: its address and its dependencies. */
export interface Visit {
  /** The `:names` of the route's pattern. */
  readonly params: Readonly<Record<string, string | undefined>>
  /** The address inside the portal: `pathname` begins after the base path (`/carriers/12`). */
  readonly url: URL
  readonly resolve: Resolve
  /** Aborts when a newer navigation replaces this one. */
  readonly signal: AbortSignal
  /** Whether the user comes back to a screen that stayed mounted behind another one. Missing: no. */
  readonly isReturn?: boolean
}

/** The store of one visit to a screen. Its `dispose` is called when the screen closes: it aborts its requests. */
export interface ScreenStore {
  dispose?(): void
}

/**
 * What `screens/<route-name>/screen.ts` exports as `screen`.
 * `open` starts the screen's requests and returns its store at once. `previous` is the store of the visit before,
 * passed while the route and its `:names` stay the same: return it, with its new requests started, and the page shows
 * the old rows dimmed until the new ones arrive. `settled` resolves when there is something to show. The router shows
 * the screen then, or after a short wait.
 */
export interface ScreenModule<S extends ScreenStore> {
  readonly Component: ComponentType
  open(visit: Visit, previous: S | undefined): S
  settled?(store: S): Promise<unknown>
  /**
   * The screens that users open from this one and leave by Back. Behind them it stays mounted, hidden, with its store, so
   * that Back shows it without rendering it again; `open` is then called with the same address and that store.
   */
  readonly staysMountedFor?: readonly RouteName[]
  /** Loads the code of the parts that appear right after the screen. Called once the page is idle. */
  loadParts?(): Promise<unknown>
  /** Called when a link to this screen is hovered or focused: a good time to request its data early. */
  prepare?(visit: Omit<Visit, 'signal'>): void
}
