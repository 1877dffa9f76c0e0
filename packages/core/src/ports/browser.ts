import type { ChatPerson } from '../account/chat-person.ts'
import type { ErrorReport } from '../account/error-report.ts'
import type { MapDistances, MapPlace, MapPoint, MapRoute } from '../map/map-route.ts'
import type { CalendarDate } from '../shared/calendar-date.ts'
import type { CancelSignal } from '../shared/cancel.ts'
import type { Outcome } from '../shared/outcome.ts'
import type { Refusal } from '../shared/refusal.ts'

/** Signs of an automated browser. Source: section 5, "Bot check". */
export interface AutomationMarkers {
  /** The names of the signs found now. Empty: none, as with a person. */
  found(): readonly string[]
}

/**
 * The support chat widget. If it is not configured, blocked or slow, nothing else breaks.
 *
 * Source: section 1, "Chat widget"; section 8, "Chat events".
 */
export interface Chat {
  /** Opens the chat for a user. Another user's open chat is shut down first. */
  start(person: ChatPerson): void
  /** Updates the user's data in the open chat; does nothing without one. */
  update(person: ChatPerson): void
  /** Reports a user action by a name that contains no personal data. Skipped while no chat is open. */
  trackEvent(event: { readonly name: string }): void
  /** Shows the chat to the user. Returns whether it is shown: not without a chat, and not while it is unavailable. */
  show(): Promise<boolean>
  /** Reports the number of unread messages whenever it changes; none once it is shut down. */
  onUnread(listener: (count: number) => void): void
  /** Closes it and clears the user. Without one, does nothing. */
  shutDown(): void
}

/** The viewer's clock. Functions of core take the time as a parameter; only the outer layers use this. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number
  /**
   * The day of the company as the monitor counts it, which decides rules, overrides and buckets.
   *
   * Choice: the day in UTC, until a monitor has a zone for each company.
   */
  today(): CalendarDate
  /** Calls back once after `ms`; the returned function cancels it. */
  after(ms: number, call: () => void): () => void
}

/**
 * Reports errors to the portal's developers. If the provider is not configured or unreachable, nothing else breaks.
 *
 * Source: section 8, "Framework errors"; section 7, "Third-party calls".
 */
export interface ErrorReports {
  /** Sends a report, with its user if one is set. */
  capture(report: ErrorReport): void
  /** The signed-in user, as `errorReportPerson` describes them. Null: no one. */
  setPerson(label: string | null): void
}

/** A route between two points, with the points between them in order. */
export interface DirectionsParams {
  readonly from: MapPoint
  readonly to: MapPoint
  /** Stops on the route. Empty: direct. */
  readonly via?: readonly MapPoint[]
}

/** The routes from each of some points to each of others. */
export interface DistancesParams {
  readonly from: readonly MapPoint[]
  readonly to: readonly MapPoint[]
}

/**
 * The API of a map provider, or the portal's own replacement, which needs no key. Every request can be cancelled.
 *
 * Source: section 7, "Third-party calls".
 */
export interface Maps {
  /**
   * The route by road, or in a straight line if roads are not known. Refuses: `not-found` if no road connects them;
   * `too-many` beyond the provider's limit.
   * Source: section 7, "Third-party calls".
   */
  directions(params: DirectionsParams, signal?: CancelSignal): Promise<Outcome<MapRoute, Refusal>>
  /**
   * Miles of each route. Refuses: `too-many` beyond the provider's limit. Empty: no rows without starting points.
   * Source: section 7, "Third-party calls".
   */
  distances(params: DistancesParams, signal?: CancelSignal): Promise<Outcome<MapDistances, Refusal>>
  /**
   * Places whose name starts with a text, ten at most, the best match first.
   * Source: section 7, "Third-party calls".
   */
  places(
    params: { readonly text: string },
    signal?: CancelSignal,
  ): Promise<Outcome<readonly MapPlace[], Refusal>>
}

/**
 * Reports the shown screen to the tag manager: its route's name and pattern, never typed text.
 * Source: section 2, "Page views".
 */
export interface PageViews {
  /** A screen was shown. */
  viewed(view: { readonly routeName: string; readonly pattern: string; readonly title: string }): void
}

/**
 * The address a user requested before being sent to sign in: a path of this portal, with its query. The browser stores
 * it under `redirect_url_after_sigin` (sic).
 * Source: section 4, "Saved target".
 */
export interface SavedTarget {
  /** The stored target. Null: none. */
  read(): string | null
  /** Stores a target, replacing any earlier one. */
  store(target: string): void
  /** Removes it. */
  clear(): void
}

/**
 * Results cached in the browser so that Back shows them at once.
 * Source: section 2, "Search-result caching". An entry is read back only for its own address, user and company; a full
 * or blocked storage caches nothing.
 */
export interface SearchCache {
  /** The entry of a key; undefined if there is none, or it cannot be read. */
  read(key: string): unknown
  /** Stores an entry as JSON. Errors of the storage are ignored. */
  write(key: string, entry: unknown): void
  /** Removes the entry of a key. */
  clear(key: string): void
  /** At sign-out: removes all entries of this user. */
  clearAll(): void
}
