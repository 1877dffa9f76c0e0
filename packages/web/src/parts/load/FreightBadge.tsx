import type { FreightStatusLabels } from '@fairhaul/core'
import { Badge } from '../../ui/Badge.tsx'

/** A status of a load, of its tracking or of an alert. It has no mark: the marks are those of verdicts. */
export const FreightBadge = ({ labels }: { readonly labels: FreightStatusLabels }) => (
  <span title={labels.meaning}>
    <Badge tone={labels.tone} icon={null}>
      {labels.label}
    </Badge>
  </span>
)
