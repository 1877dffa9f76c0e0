export interface SignedInAsProps {
  readonly email: string
  readonly onSignOut: () => void
}

/** The e-mail address of this sign-up, with a button to sign out, as it may be the wrong address. */
export const SignedInAs = ({ email, onSignOut }: SignedInAsProps) => (
  <>
    <span>Signed in as {email}.</span>
    <button type="button" onClick={onSignOut}>
      Sign out
    </button>
  </>
)
