import { paths } from '@fairhaul/core'
import { Link } from '../../di/Link.tsx'
import { buttonStyle } from '../../ui/Button.tsx'
import { NoticePage } from '../notice-page/NoticePage.tsx'

/**
 * Shown on a screen that finishes a sign-up to visitors who are not signed in: the session has ended, or the link is
 * old.
 */
export const NotSignedIn = ({ email }: { readonly email: string }) => (
  <NoticePage
    title="Sign in to continue"
    actions={
      <>
        <Link to={paths.login()} {...buttonStyle({ variant: 'primary' })}>
          Sign in
        </Link>
        <Link to={paths.signUp(email === '' ? {} : { email })} {...buttonStyle()}>
          Sign up
        </Link>
      </>
    }
  >
    <p>You are not signed in. Nothing you entered is lost: sign in to pick up where you left off.</p>
  </NoticePage>
)
