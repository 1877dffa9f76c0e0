import { RULE_MODE_TEXTS, RULE_MODES, type RuleMode, withCapital } from '@fairhaul/core'
import type { Option } from '../../ui/options.ts'

/** What a rule may be. */
export const MODES: readonly Option<RuleMode>[] = RULE_MODES.map(mode => ({
  key: mode,
  label: withCapital(RULE_MODE_TEXTS[mode]),
}))

/** What a rule may be that has no place of its own in a draft. */
export const ON_OR_OFF = MODES.filter(({ key }) => key !== 'notify')

/** The unit of a threshold that is no amount of money. */
export const UNITS = { months: 'months', days: 'days', percent: '%', hundredths: '', count: '' } as const
