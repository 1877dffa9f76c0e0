import { deservesReview, type Fact } from '@fairhaul/core'
import { TriangleAlert } from 'lucide-react'
import { Badge, type BadgeTone } from '../../../../ui/Badge.tsx'

const TONES: Readonly<Record<Fact['tone'], BadgeTone>> = {
  plain: 'neutral',
  unknown: 'neutral',
  pass: 'neutral',
  override: 'neutral',
  incomplete: 'incomplete',
  fail: 'fail',
}

/** The result in a word or two; what deserves a look has a sign. The signs of the verdicts are not used. */
export const IdentityBadge = ({ word }: { readonly word: Fact }) => (
  <Badge tone={TONES[word.tone]} icon={deservesReview(word) ? <TriangleAlert aria-hidden="true" /> : null}>
    {word.text}
  </Badge>
)
