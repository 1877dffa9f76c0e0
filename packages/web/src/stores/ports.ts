import type { Brand, UserId } from '@fairhaul/core'

/** Whether the browser says that there is a network. */
export interface Network {
  isOnline(): boolean
  /** Calls back when that changes. Returns what stops listening. */
  subscribe(call: () => void): () => void
}

/** The hosts of the two brands, seen from this page. */
export interface BrandHosts {
  readonly here: Brand
  /** Whether the other brand has sent the person here just now, as theirs is this one. Guard step 2. */
  readonly wasMoved: boolean
  /** The other brand's Login. Null: a host that is a number has no second name. */
  readonly otherUrl: string | null
}

/** Where the columns that a person has chosen are kept. It goes with a sign-out, and before somebody else is here. */
export interface ColumnStorage {
  /** Whatever is kept; core decides whether it is a choice. Empty: undefined. */
  read(): unknown
  store(value: unknown): void
}

/** Who was signed in on this browser last, so that flags and user can be asked for together. Never an address or a name. */
export interface LastKnownUser {
  read(): UserId | null
  store(id: UserId): void
  clear(): void
}

/**
 * Which errors mean that a part of the portal's own code could not be fetched, and whether something typed stood on the
 * page when it happened.
 */
export interface MissingCodeErrors {
  has(error: unknown): boolean
  hadUnsavedText(error: unknown): boolean
  /** Calls back at each. Returns what stops that. */
  subscribe(call: () => void): () => void
}

/** The release of the portal that this page runs, and the one that is served now. */
export interface PageRelease {
  /** What tells this release from every other. Null: not known, as on a development server. */
  readonly running: string | null
  /** The release that a page loaded now would run. */
  served(): Promise<ServedRelease>
  /** Whether the page was loaded anew for this reason already, in this release and this tab. */
  wasReloadedFor(reason: string): boolean
  /**
   * Loads the page anew. With a reason it does so only if that can be remembered, so that it never happens twice for
   * one; answers whether it does.
   */
  reload(reason?: string): boolean
}

/** `answered`: whether the server of the page answered at all. */
export type ServedRelease =
  | { readonly answered: false }
  | { readonly answered: true; readonly release: string | null }

/** A code that was asked for and not yet given back. */
export interface PendingSignIn {
  readonly email: string
  /** Milliseconds since 1970. */
  readonly expiresAt: number
  readonly resendAt: number
  readonly livesSeconds: number
}

/** Kept until the tab closes, for a phone forgets a page while its owner reads the mail. */
export interface PendingSignInStorage {
  /** Null when there is none, or what is there makes no sense. */
  read(): PendingSignIn | null
  store(pending: PendingSignIn): void
  clear(): void
}

/** That a sign-out was never confirmed by the server, kept until it is: a page that is opened anew owes it still. */
export interface PendingSignOut {
  isPending(): boolean
  owe(): void
  settle(): void
}

/** All that this browser keeps about the person who is signed in. */
export interface PersonalStorage {
  /** Forgets it, in every storage, and how they liked the portal with it. */
  clear(): void
  /**
   * Keeps what is this person's and forgets what is another's. Null: nobody is signed in, who needs no kept results;
   * what is kept for their return stays. What a visitor brings along, such as the saved target, stays too.
   */
  keepFor(user: UserId | null): void
}

/** How the broker likes the portal. It outlives the end of a session, and goes with a sign-out. */
export interface Preferences {
  readonly theme: 'light' | 'dark' | 'system'
  readonly density: 'dense' | 'comfortable'
  readonly railFolded: boolean
}

export const DEFAULT_PREFERENCES: Preferences = { theme: 'system', density: 'dense', railFolded: false }

/** Where preferences are kept. What cannot be read is the default; what cannot be kept is forgotten on leaving. */
export interface PreferenceStorage {
  read(): Preferences
  store(preferences: Preferences): void
}

/** What one tab tells the others: that somebody has signed in here, or that the session was ended. Never who. */
export type SessionEvent = 'signed-in' | 'signed-out'

/** Between the tabs of this browser. */
export interface SessionChannel {
  publish(event: SessionEvent): void
  /** Returns what stops listening. */
  subscribe(call: (event: SessionEvent) => void): () => void
}

/** What a person typed and has not sent. */
export interface UnsavedText {
  /** Whether something of it stands on the page and would be lost with it. */
  isThere(): boolean
}
