import type { SignUpCodeParams } from '@fairhaul/core'
import type { PendingSignIn } from './ports.ts'

/** The draft of a signed-in user who has not finished the sign-up. It is shown to no one else. */
export interface SignUpDraft {
  /** The user's e-mail address. */
  readonly of: string
  readonly firstName: string
  readonly lastName: string
  readonly legalName: string
  /** An invitation was shown to them, and they continued without it. */
  readonly hasLeftInvitation: boolean
}

/** What was entered during sign-up, until it is finished. */
export interface StoredSignUp {
  readonly email: string
  /** The e-mail in the form's address when `email` was typed: another link starts over. */
  readonly linkedEmail: string
  /** What the link in the mail has brought, now removed from the address. Null: nothing, or it is used. */
  readonly link: SignUpCodeParams | null
  /** Who or what referred the user. Null: unknown. */
  readonly referrer: string | null
  /** The code that was requested and not entered yet. */
  readonly code: PendingSignIn | null
  readonly draft: SignUpDraft | null
}

export const NO_SIGN_UP: StoredSignUp = {
  email: '',
  linkedEmail: '',
  link: null,
  referrer: null,
  code: null,
  draft: null,
}

/** Stored until the tab closes, the sign-up ends or the user signs out, as a phone may unload the page meanwhile. */
export interface SignUpStorage {
  /** Empty, or not readable: nothing was entered. */
  read(): StoredSignUp
  keep(change: Partial<StoredSignUp>): void
  clear(): void
}

const NO_DRAFT = { firstName: '', lastName: '', legalName: '', hasLeftInvitation: false }

/** The draft of a user. Empty: nothing was typed yet, or the stored draft is another person's. */
export const draftOf = (storage: SignUpStorage, email: string): SignUpDraft => {
  const { draft } = storage.read()
  return draft?.of === email ? draft : { of: email, ...NO_DRAFT }
}

/** Stores the draft. */
export const keepDraft = (
  storage: SignUpStorage,
  email: string,
  change: Partial<Omit<SignUpDraft, 'of'>>,
): void => storage.keep({ draft: { ...draftOf(storage, email), ...change } })
