import type { Verdict } from '@fairhaul/core'
import { Badge } from '../../ui/Badge.tsx'
import type { VerdictTone } from '../../ui/VerdictMark.tsx'

export const TONE_OF_VERDICT: Readonly<Record<Verdict, VerdictTone>> = {
  Pass: 'pass',
  Override: 'override',
  Incomplete: 'incomplete',
  Fail: 'fail',
}

/** A verdict as text, shape and color. Null: not assessed, which is not a pass. */
export const VerdictBadge = ({ verdict }: { readonly verdict: Verdict | null }) =>
  verdict === null ? (
    <Badge tone="neutral">Not assessed</Badge>
  ) : (
    <Badge tone={TONE_OF_VERDICT[verdict]}>{verdict}</Badge>
  )
