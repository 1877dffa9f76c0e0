export interface SignedInAsProps {
  readonly email: string
  readonly onSignOut: () => void
}

/** Whose way in this is, and the way out of it: somebody may have come with the wrong address. */
export const SignedInAs = ({ email, onSignOut }: SignedInAsProps) => (
  <>
    <span>Signed in as {email}.</span>
    <button type="button" onClick={onSignOut}>
      Sign out
    </button>
  </>
)
