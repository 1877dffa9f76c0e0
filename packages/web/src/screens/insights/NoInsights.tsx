import { type InsightsAddress, insightsPath } from '@fairhaul/core'
import { Link } from '../../di/Link.tsx'
import { buttonLook } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'

/** No carrier has insights: why, and what to do. */
export const NoInsights = ({ address }: { readonly address: InsightsAddress }) => {
  const { page, onlyMine, kinds } = address
  if (page > 1) {
    return (
      <EmptyState
        title="There is no such page"
        text="The list has become shorter."
        action={
          <Link to={insightsPath({ ...address, page: 1 })} {...buttonLook()}>
            To the first page
          </Link>
        }
      />
    )
  }
  if (onlyMine) {
    return (
      <EmptyState
        title="None of My Carriers has such an insight"
        text="Nothing was derived that you should ask them about. Others may have some."
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
      title="No carrier has such an insight"
      text="Insights are derived when federal files come in."
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
