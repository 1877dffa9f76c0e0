import { paths } from '@fairhaul/core'
import { Link } from '../../di/Link.tsx'
import { buttonLook } from '../../ui/Button.tsx'
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
        <Link to={paths.login()} {...buttonLook({ variant: 'primary' })}>
          Sign in
        </Link>
        <Link to={paths.signUp(email === '' ? {} : { email })} {...buttonLook()}>
          Sign up
        </Link>
      </>
    }
  >
    <p>You are not signed in. Nothing you entered is lost: sign in to pick up where you left off.</p>
  </NoticePage>
)
