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
    title="Sign in to go on"
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
    <p>
      No one is signed in here. What you have given before is kept: sign in, and you go on where you were.
    </p>
  </NoticePage>
)
