import type { Verdict } from '@fairhaul/core'
import { Badge } from '../../ui/Badge.tsx'
import { TONE_OF_VERDICT } from './tone-of-verdict.ts'

/** A verdict as text, shape and color. Null: not assessed, which is not a pass. */
export const VerdictBadge = ({ verdict }: { readonly verdict: Verdict | null }) =>
  verdict === null ? (
    <Badge tone="neutral">Not assessed</Badge>
  ) : (
    <Badge tone={TONE_OF_VERDICT[verdict]}>{verdict}</Badge>
  )
