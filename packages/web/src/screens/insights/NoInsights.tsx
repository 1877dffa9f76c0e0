import { type InsightsAddress, insightsPath } from '@fairhaul/core'
import { Link } from '../../di/Link.tsx'
import { buttonLook } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'

/** No carrier has insights: why, and what to do. */
export const NoInsights = ({ address }: { readonly address: InsightsAddress }) => {
  const { page, onlyMine, verdict, kinds } = address
  if (page > 1) {
    return (
      <EmptyState
        title="This page does not exist"
        text="The list is shorter now."
        action={
          <Link to={insightsPath({ ...address, page: 1 })} {...buttonLook()}>
            Go to the first page
          </Link>
        }
      />
    )
  }
  if (verdict !== null) {
    return (
      <EmptyState
        title={`No carrier with this insight has the verdict ${verdict}`}
        text="Others may have it."
        action={
          <Link to={insightsPath({ ...address, verdict: null })} {...buttonLook()}>
            Show all verdicts
          </Link>
        }
      />
    )
  }
  if (onlyMine) {
    return (
      <EmptyState
        title="None of My Carriers has this insight"
        text="Nothing to follow up on. Other carriers may have it."
        action={
          <Link to={insightsPath({ ...address, onlyMine: false })} {...buttonLook()}>
            Show all carriers
          </Link>
        }
      />
    )
  }
  return (
    <EmptyState
      title="No carrier has this insight"
      text="Insights are created when federal files are imported."
      action={
        kinds.length > 0 && (
          <Link to={insightsPath({})} {...buttonLook()}>
            Show any insight
          </Link>
        )
      }
    />
  )
}
