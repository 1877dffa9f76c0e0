import { type AssessedCarrier, type Verdict, verdictText } from '@fairhaul/core'
import { Badge, badgeLook } from '../../ui/Badge.tsx'
import { VerdictMark, type VerdictTone } from '../../ui/VerdictMark.tsx'

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

/** The style and the text of a badge that a button shows: an override with its end date. */
export const verdictLook = (assessed: AssessedCarrier) => {
  const tone = TONE_OF_VERDICT[assessed.overall ?? 'Incomplete']
  return {
    look: badgeLook(tone),
    children: (
      <>
        <VerdictMark tone={tone} size={13} />
        {verdictText(assessed)}
      </>
    ),
  }
}
