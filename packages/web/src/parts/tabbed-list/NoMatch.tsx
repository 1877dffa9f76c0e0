import { Link } from '../../di/Link.tsx'
import { buttonStyle } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'

interface Props {
  /** What is listed: "alert". */
  readonly what: string
  /** How many rows of each tab match. Undefined: not known. */
  readonly counts: Readonly<Record<string, number>> | undefined
  /** The path of the tab without filters. */
  readonly clear: string
}

const otherTabsText = (counts: Props['counts']): string => {
  if (counts === undefined) return ''
  return Object.values(counts).some(count => count > 0)
    ? 'The tab counts show where others do.'
    : 'Nothing in the other tabs matches either.'
}

/** No row of a tab matches the filters: whether another tab has one, and a way back to all rows. */
export const NoMatch = ({ what, counts, clear }: Props) => (
  <EmptyState
    title={`No ${what} matches the filters`}
    text={otherTabsText(counts)}
    action={
      <Link to={clear} {...buttonStyle()}>
        Clear all filters
      </Link>
    }
  />
)
