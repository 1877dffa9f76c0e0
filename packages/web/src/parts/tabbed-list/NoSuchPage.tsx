import { Link } from '../../di/Link.tsx'
import { buttonLook } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'

/** Shown for a page after the last one of a list. `first` is the path of the first. */
export const NoSuchPage = ({ first }: { readonly first: string }) => (
  <EmptyState
    title="This page does not exist"
    text="The list is shorter now."
    action={
      <Link to={first} {...buttonLook()}>
        Go to the first page
      </Link>
    }
  />
)
