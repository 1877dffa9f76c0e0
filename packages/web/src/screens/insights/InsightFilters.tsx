import {
  INSIGHT_KINDS,
  INSIGHT_TEXTS,
  type InsightsAddress,
  insightsPath,
  withInsightKind,
} from '@fairhaul/core'
import { BrowserTokens } from '../../di/tokens.ts'
import { useStore } from '../../di/use-store.ts'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { Fold } from '../../ui/Fold.tsx'
import { Switch } from '../../ui/Switch.tsx'
import styles from './InsightsScreen.module.css'

/** The filter by kind of insight. What each means, and what it does not prove, is behind "What this means". */
export const InsightFilters = ({ address }: { readonly address: InsightsAddress }) => {
  const navigator = useStore(BrowserTokens.Navigator)
  const show = (next: InsightsAddress) => navigator.go(insightsPath({ ...next, open: null }))
  return (
    <search className={styles['filters']}>
      <div className={styles['kinds']} role="group" aria-label="Carriers with">
        {INSIGHT_KINDS.map(kind => (
          <Checkbox
            key={kind}
            label={INSIGHT_TEXTS[kind].label}
            checked={address.kinds.includes(kind)}
            onChange={event => show(withInsightKind(address, kind, event.currentTarget.checked))}
          />
        ))}
        <Switch
          label="Only My Carriers"
          checked={address.onlyMine}
          onChange={event => show({ ...address, onlyMine: event.currentTarget.checked, page: 1 })}
        />
      </div>
      <Fold summary="What this means" className={styles['explanation']}>
        <dl>
          {INSIGHT_KINDS.map(kind => {
            const { label, explanation, caveat } = INSIGHT_TEXTS[kind]
            return (
              <div key={kind}>
                <dt>{label}</dt>
                <dd>
                  {explanation} {caveat}
                </dd>
              </div>
            )
          })}
        </dl>
      </Fold>
    </search>
  )
}
