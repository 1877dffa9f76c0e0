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
