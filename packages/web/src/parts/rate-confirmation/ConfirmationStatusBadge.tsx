import { RATE_CONFIRMATION_STATUS_LABELS, type RateConfirmation, sendingWord } from '@fairhaul/core'
import { Badge } from '../../ui/Badge.tsx'

const TONES = { pass: 'pass', fail: 'fail', incomplete: 'incomplete', plain: 'info' } as const

/** The status of a rate confirmation, in the same color wherever it is shown. One that was sent from here says how far it is. */
export const ConfirmationStatusBadge = ({
  status,
  viewedAt,
  sending,
}: Pick<RateConfirmation, 'status' | 'viewedAt' | 'sending'>) => {
  const word = sendingWord({ viewedAt, sending })
  return word === null ? (
    <Badge tone={status === 'delivered' ? 'pass' : 'info'} icon={null}>
      {RATE_CONFIRMATION_STATUS_LABELS[status]}
    </Badge>
  ) : (
    <Badge tone={TONES[word.tone]} icon={null}>
      {word.text}
    </Badge>
  )
}
