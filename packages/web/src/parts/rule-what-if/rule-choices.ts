import { RULE_MODE_TEXTS, RULE_MODES, type RuleMode, withCapital } from '@fairhaul/core'
import type { Option } from '../../ui/options.ts'

/** What a rule may be. */
export const MODES: readonly Option<RuleMode>[] = RULE_MODES.map(mode => ({
  key: mode,
  label: withCapital(RULE_MODE_TEXTS[mode]),
}))

/** The unit of a threshold that is no amount of money. */
export const UNITS = { months: 'months', days: 'days', percent: '%', hundredths: '', count: '' } as const
