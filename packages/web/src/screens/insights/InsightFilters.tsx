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
import { Switch } from '../../ui/Switch.tsx'
import styles from './InsightsScreen.module.css'

/** The filter by kind of insight. Each shows what it means, and what it does not prove. */
export const InsightFilters = ({ address }: { readonly address: InsightsAddress }) => {
  const navigator = useStore(BrowserTokens.Navigator)
  const show = (next: InsightsAddress) => navigator.go(insightsPath({ ...next, open: null }))
  return (
    <search className={styles['filters']}>
      {INSIGHT_KINDS.map(kind => {
        const { label, explanation, caveat } = INSIGHT_TEXTS[kind]
        return (
          <Checkbox
            key={kind}
            className={styles['filter'] ?? ''}
            label={label}
            note={
              <>
                {explanation} <span className={styles['caveat']}>{caveat}</span>
              </>
            }
            checked={address.kinds.includes(kind)}
            onChange={event => show(withInsightKind(address, kind, event.currentTarget.checked))}
          />
        )
      })}
      <Switch
        className={styles['filter'] ?? ''}
        label="Only My Carriers"
        note={
          address.kinds.length === 0 ? 'Without a choice, carriers with any insight are shown.' : undefined
        }
        checked={address.onlyMine}
        onChange={event => show({ ...address, onlyMine: event.currentTarget.checked, page: 1 })}
      />
    </search>
  )
}
