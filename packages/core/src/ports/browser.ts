import type { MapPoint, MapRoute, MapDistances, MapPlace } from '../map/map-route.ts'
import type { ChatPerson } from '../account/chat-person.ts'
import type { CalendarDate } from '../shared/calendar-date.ts'
import type { ErrorReport } from '../account/error-report.ts'
import type { CancelSignal } from '../shared/cancel.ts'
import type { Outcome } from '../shared/outcome.ts'
import type { Refusal } from '../shared/refusal.ts'

/** Signs that a program, not a person, works the page. Source: section 5, "Bot check". */
export interface AutomationMarkers {
  /** The names of those found now. Empty: none, as with a person. */
  found(): readonly string[]
}

/**
 * The widget in which a broker talks to support. One that is not configured, blocked or slow breaks nothing.
 *
 * Source: section 1, "Chat widget"; section 8, "Chat events".
 */
export interface Chat {
  /** Opens the chat of a person. Somebody else's, if one is open, is shut down first. */
  start(person: ChatPerson): void
  /** Tells news of the person whose chat is open; without one, nothing. */
  update(person: ChatPerson): void
  /** Tells what the person did, by a name that says nothing about them. Skipped while no chat is open. */
  trackEvent(event: { readonly name: string }): void
  /** Opens it in front of the person. Answers whether it is: not without one, and not while it cannot be had. */
  show(): Promise<boolean>
  /** Says how many messages the person has not read, each time that changes; none once it is shut down. */
  onUnread(listener: (count: number) => void): void
  /** Closes it, and forgets the person. Without one, nothing. */
  shutDown(): void
}

/** What time it is where the broker sits. Functions of core take the time as a parameter; only shells ask. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number
  /** The viewer's own day. */
  today(): CalendarDate
  /** Calls back once after `ms`; the answer cancels it. */
  after(ms: number, call: () => void): () => void
}

/**
 * Tells the makers of the portal about errors. A provider that is not configured or cannot be reached breaks nothing.
 *
 * Source: section 8, "Framework errors"; section 7, "Third-party calls".
 */
export interface ErrorReports {
  /** Sends a report, and whose it is if somebody has been named. */
  capture(report: ErrorReport): void
  /** Who is signed in, as `errorReportPerson` names them; null for nobody. */
  setPerson(label: string | null): void
}

/** The way between two points, by the points between them in their order. */
export interface DirectionsParams {
  readonly from: MapPoint
  readonly to: MapPoint
  /** Stops on the way. Empty: straight on. */
  readonly via?: readonly MapPoint[]
}

/** Each way from one of some points to one of others. */
export interface DistancesParams {
  readonly from: readonly MapPoint[]
  readonly to: readonly MapPoint[]
}

/**
 * What a provider of maps answers, or the portal's own stand-in, which needs no key. Everything may be cancelled.
 *
 * Source: section 7, "Third-party calls".
 */
export interface Maps {
  /**
   * The way on the road, or in a straight line where roads are not known. Refuses: `not-found` where no road leads;
   * `too-many` beyond what the provider allows. Source: section 7, "Third-party calls".
   */
  directions(params: DirectionsParams, signal?: CancelSignal): Promise<Outcome<MapRoute, Refusal>>
  /**
   * Miles of each way. Refuses: `too-many` beyond what the provider allows. Empty: no rows without points to begin at.
   * Source: section 7, "Third-party calls".
   */
  distances(params: DistancesParams, signal?: CancelSignal): Promise<Outcome<MapDistances, Refusal>>
  /** Places whose name begins with a text, ten at most, the best first. Source: section 7, "Third-party calls". */
  places(
    params: { readonly text: string },
    signal?: CancelSignal,
  ): Promise<Outcome<readonly MapPlace[], Refusal>>
}

/** Tells the tag manager which screen is shown: its route's name and pattern, never what was typed. Source: section 2, "Page views". */
export interface PageViews {
  /** A screen was shown. */
  viewed(view: { readonly routeName: string; readonly pattern: string; readonly title: string }): void
}

/**
 * Where a person was going when they were sent to sign in: a path of this portal, with its query.
 * The browser keeps it under `redirect_url_after_sigin` (sic). Source: section 4, "Saved target".
 */
export interface SavedTarget {
  /** The target as it was kept; null: none was. */
  read(): string | null
  /** Keeps one, in place of any before. */
  store(target: string): void
  /** Forgets it. */
  clear(): void
}

/**
 * Results kept in the browser so that Back shows them at once. Source: section 2, "Search-result caching".
 * The entry is given back only to its own address, user and company; a storage that is full or forbidden keeps nothing.
 */
export interface SearchCache {
  /** What was kept under a key; undefined when nothing was, or it cannot be read. */
  read(key: string): unknown
  /** Keeps an entry that can be written as JSON. A storage that refuses it is not told of. */
  write(key: string, entry: unknown): void
  /** Forgets what stands under one key. */
  clear(key: string): void
  /** At sign-out: nothing of one person is left for the next. */
  clearAll(): void
}
