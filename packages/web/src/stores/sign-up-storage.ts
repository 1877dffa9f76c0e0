import type { SignUpCodeParams } from '@fairhaul/core'
import type { PendingSignIn } from './ports.ts'

/** What somebody typed who is signed in and not yet through: of nobody else may it be shown. */
export interface SignUpDraft {
  /** Their address. */
  readonly of: string
  readonly firstName: string
  readonly lastName: string
  readonly legalName: string
  /** An invitation was shown to them, and they went on without it. */
  readonly hasLeftInvitation: boolean
}

/** What was given on the way in, until it is finished. */
export interface KeptSignUp {
  readonly email: string
  /** The e-mail that the address of the form carried when `email` was typed: another link begins anew. */
  readonly linkedEmail: string
  /** What the link in the mail has brought, since its address was taken out of sight. Null: nothing, or it is used. */
  readonly link: SignUpCodeParams | null
  /** Who or what sent them here. Null: nothing was said. */
  readonly referrer: string | null
  /** The code that was asked for, and not yet given back. */
  readonly code: PendingSignIn | null
  readonly draft: SignUpDraft | null
}

export const NO_SIGN_UP: KeptSignUp = {
  email: '',
  linkedEmail: '',
  link: null,
  referrer: null,
  code: null,
  draft: null,
}

/** Kept until the tab closes, the way in is finished or somebody signs out: a phone forgets a page while its owner reads the mail. */
export interface SignUpStorage {
  /** Empty, or not to be read: nothing was given. */
  read(): KeptSignUp
  keep(change: Partial<KeptSignUp>): void
  clear(): void
}

const NO_DRAFT = { firstName: '', lastName: '', legalName: '', hasLeftInvitation: false }

/** What somebody has typed so far. Empty: nothing yet, or what is kept is another person's. */
export const draftOf = (storage: SignUpStorage, email: string): SignUpDraft => {
  const { draft } = storage.read()
  return draft?.of === email ? draft : { of: email, ...NO_DRAFT }
}

/** Keeps what somebody types. */
export const keepDraft = (
  storage: SignUpStorage,
  email: string,
  change: Partial<Omit<SignUpDraft, 'of'>>,
): void => storage.keep({ draft: { ...draftOf(storage, email), ...change } })
