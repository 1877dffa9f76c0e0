import type { Verdict } from '@fairhaul/core'
import type { VerdictTone } from '../../ui/VerdictMark.tsx'

/** The tone of a verdict's mark and color. */
export const TONE_OF_VERDICT: Readonly<Record<Verdict, VerdictTone>> = {
  Pass: 'pass',
  Override: 'override',
  Incomplete: 'incomplete',
  Fail: 'fail',
}
