import type { Brand, CallFailed, EventBatch, UserId } from '@fairhaul/core'

/** Whether the browser reports a network. */
export interface Network {
  isOnline(): boolean
  /** Calls back when that changes. Returns a function that unsubscribes. */
  subscribe(call: () => void): () => void
}

/** When the browser has nothing else to do, and whether its user has it save data. */
export interface IdleMoments {
  /**
   * Calls in the next one, at the latest after `withinMs`, or at once where the browser does not say when it is idle; for
   * null, in a real one alone. Returns a function that cancels it.
   */
  next(call: () => void, withinMs: number | null): () => void
  savesData(): boolean
}

/** The hosts of the two brands, relative to this page. */
export interface BrandHosts {
  readonly here: Brand
  /** Whether the other brand has just redirected the person here, as this brand is theirs. Guard step 2. */
  readonly wasMoved: boolean
  /** The other brand's Login. Null: the host is an IP address, so there is no other host. */
  readonly otherUrl: string | null
}

/** Storage for a person's column choices. It is cleared at sign-out, and before another person is here. */
export interface ColumnStorage {
  /** The stored value as it is; core decides whether it is a choice. Empty: undefined. */
  read(): unknown
  store(value: unknown): void
}

/** The user last signed in on this browser, to request flags and user together. Never an address or a name. */
export interface LastKnownUser {
  read(): UserId | null
  store(id: UserId): void
  clear(): void
}

/**
 * Errors of code of the portal that could not be loaded, and whether there was unsaved text on the page when one
 * happened.
 */
export interface MissingCodeErrors {
  has(error: unknown): boolean
  hadUnsavedText(error: unknown): boolean
  /** Calls back for each error. Returns a function that unsubscribes. */
  subscribe(call: () => void): () => void
}

/** Calls that failed, on their way to the error service, whose code loads later. */
export interface FailedCalls {
  note(failed: CallFailed): void
  /** Reports the calls that wait, and from then on each. */
  reportBy(report: (failed: CallFailed) => void): void
}

/** The release of the portal that this page runs, and the one that the server has now. */
export interface PageRelease {
  /** What identifies this release. Null: not known, as on a development server. */
  readonly running: string | null
  /** The release that a reloaded page would run. */
  served(): Promise<ServedRelease>
  /** Whether this tab was already reloaded for this reason in this release. */
  wasReloadedFor(reason: string): boolean
  /**
   * Reloads the page. With a reason it does so only if that can be stored, so that it never happens twice for one
   * reason. Returns whether it reloads.
   */
  reload(reason?: string): boolean
}

/** `answered`: whether the page's server responded at all. */
export type ServedRelease =
  | { readonly answered: false }
  | { readonly answered: true; readonly release: string | null }

/** A code that was requested and not entered yet. */
export interface PendingSignIn {
  readonly email: string
  /** Milliseconds since 1970. */
  readonly expiresAt: number
  readonly resendAt: number
  readonly livesSeconds: number
  /** How many digits the code has. Absent: stored by an earlier release, six. */
  readonly codeDigits?: number | null
}

/** Stored until the tab closes, as a phone may unload the page while its owner reads the mail. */
export interface PendingSignInStorage {
  /** Null when nothing valid is stored. */
  read(): PendingSignIn | null
  store(pending: PendingSignIn): void
  clear(): void
}

/** A sign-out that the server has not confirmed, stored until it does: a page opened later sends it again. */
export interface PendingSignOut {
  isPending(): boolean
  markPending(): void
  clear(): void
}

/** Everything this browser stores about the signed-in person. */
export interface PersonalStorage {
  /** Clears it in every storage, their preferences included. */
  clear(): void
  /**
   * Keeps what belongs to this person and removes what belongs to another. Null: no one is signed in, so cached
   * results are removed, and what is stored for the person's return stays. Data of a visitor, such as the saved
   * target, stays too.
   */
  keepFor(user: UserId | null): void
}

/** A broker's preferences. They survive the end of a session, and are removed at sign-out. */
export interface Preferences {
  readonly theme: 'light' | 'dark' | 'system'
  readonly density: 'dense' | 'comfortable'
  readonly railFolded: boolean
  /** Whether names of carriers are shown in title case; otherwise as on record. */
  readonly namesInTitleCase: boolean
}

export const DEFAULT_PREFERENCES: Preferences = {
  theme: 'system',
  density: 'dense',
  railFolded: false,
  namesInTitleCase: false,
}

/** Storage for preferences. An unreadable value is the default; one that cannot be stored lasts for the page. */
export interface PreferenceStorage {
  read(): Preferences
  store(preferences: Preferences): void
}

/** A message between tabs: someone has signed in here, or the session was ended. Never who. */
export type SessionEvent = 'signed-in' | 'signed-out'

/** Communication between the tabs of this browser. */
export interface SessionChannel {
  publish(event: SessionEvent): void
  /** Returns a function that unsubscribes. */
  subscribe(call: (event: SessionEvent) => void): () => void
}

/** Text that a person typed and has not sent. */
export interface UnsavedText {
  /** Whether there is such text on the page, which would be lost with it. */
  isThere(): boolean
  /** The fields that have it. */
  fields(): readonly (HTMLInputElement | HTMLTextAreaElement)[]
}

/** What a person was typing, stored for them in this tab. */
export interface TypedDrafts {
  /** Stores the text that is being typed. `at`: the path and query of its page; left out: the current ones. */
  keep(owner: UserId, at?: string): void
  /** From now on types what was stored for this person into its fields, as soon as they are there and empty. */
  restoreFor(owner: UserId): void
  /** Whether such text is being typed that closing the page would be a loss: more than one line, or in a dialog. */
  isTyping(): boolean
}

/** A batch of events that a tab shares with the others of its user. */
export interface SharedEvents {
  readonly userId: UserId
  readonly batch: EventBatch
}

/** What the tabs of a browser do together about events. */
export interface EventSharing {
  /**
   * Runs the work when this tab is the one that leads, and resolves to its result; undefined when the signal came first.
   * A browser without locks lets every tab lead.
   */
  lead<T>(work: (signal: AbortSignal) => Promise<T>, signal: AbortSignal): Promise<T | undefined>
  /** To the other tabs. */
  publish(shared: SharedEvents): void
  /** From the other tabs. Returns a function that unsubscribes. */
  subscribe(call: (shared: SharedEvents) => void): () => void
}
