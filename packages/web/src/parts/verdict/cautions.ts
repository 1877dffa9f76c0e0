import {
  type CalendarDate,
  type Caution,
  type CautionKind,
  type CarrierSummary,
  cautions,
  type Verdict,
} from '@fairhaul/core'
import { BrowserTokens } from '../../di/tokens.ts'
import { useStore } from '../../di/use-store.ts'

/** The section of the profile that tells the rest of each caution, by its name in the address. */
export const SECTION_OF_CAUTION: Readonly<Record<CautionKind, string>> = {
  'identity-alert': 'identity-alerts',
  'do-not-use': 'associated',
  cancellation: 'insurance',
  insight: 'insights',
}

export interface CautionProps {
  readonly carrier: Pick<CarrierSummary, 'id' | 'cautions'>
  readonly verdict: Verdict | null
  readonly today: CalendarDate
}

/** What deserves a look beside a verdict, as the toggles of this portal show it. */
export const useCautions = ({ carrier, verdict, today }: CautionProps): readonly Caution[] => {
  const { toggles } = useStore(BrowserTokens.PageConfiguration)
  return cautions(verdict, carrier.cautions, toggles, today)
}
