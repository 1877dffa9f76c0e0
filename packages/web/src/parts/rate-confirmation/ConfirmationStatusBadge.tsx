import { RATE_CONFIRMATION_STATUS_LABELS, type RateConfirmation } from '@fairhaul/core'
import { Badge } from '../../ui/Badge.tsx'

/** The status of a rate confirmation, in the same color wherever it is shown. */
export const ConfirmationStatusBadge = ({ status }: Pick<RateConfirmation, 'status'>) => (
  <Badge tone={status === 'delivered' ? 'pass' : 'info'} icon={null}>
    {RATE_CONFIRMATION_STATUS_LABELS[status]}
  </Badge>
)
