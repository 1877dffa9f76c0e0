import { type InsightsAddress, insightsPath } from '@fairhaul/core'
import { Link } from '../../di/Link.tsx'
import { buttonStyle } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'

/** No carrier has insights: why, and what to do. */
export const NoInsights = ({ address }: { readonly address: InsightsAddress }) => {
  const { onlyMine, verdict, kinds } = address
  if (verdict !== null) {
    return (
      <EmptyState
        title={`No carrier with this insight has the verdict ${verdict}`}
        text="Others may have it."
        action={
          <Link to={insightsPath({ ...address, verdict: null })} {...buttonStyle()}>
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
          <Link to={insightsPath({ ...address, onlyMine: false })} {...buttonStyle()}>
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
          <Link to={insightsPath({})} {...buttonStyle()}>
            Show any insight
          </Link>
        )
      }
    />
  )
}
