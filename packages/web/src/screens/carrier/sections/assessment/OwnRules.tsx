import {
  assessedRuleTypes,
  calendarDateOf,
  describeRule,
  formatCalendarDate,
  RULE_CATEGORIES,
  type RuleSet,
} from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { ShellTokens } from '../../../../di/tokens.ts'
import { useScreenStore } from '../../../../di/use-screen-store.ts'
import { useStore } from '../../../../di/use-store.ts'
import { Loaded } from '../../../../parts/list/Loaded.tsx'
import { Fold } from '../../../../ui/Fold.tsx'
import type { RuleSetStore } from './rule-set-store.ts'
import styles from './own-rules.module.css'

/** The company's own rules, in the last row of the assessment. Requested once the page is idle. */
export const OwnRules = observer(() => {
  const store = useScreenStore<RuleSetStore>()
  const ahead = useStore(ShellTokens.Ahead)
  useEffect(() => ahead.idle(() => store.open()), [ahead, store])
  const { value, state } = store.ruleSet
  return (
    <Fold
      variant="row"
      isPrinted
      className={styles['own']}
      summary={
        <>
          <span className={styles['name']}>Your company’s rules</span>
          {value != null && <span>{inUseText(value)}</span>}
          {state.kind === 'failed' && <span>not loaded</span>}
        </>
      }
    >
      <div className={styles['rules']}>
        <Loaded query={store.ruleSet} what="your rules">
          {set => <Rules set={set} />}
        </Loaded>
      </div>
    </Fold>
  )
})

const inUseText = (set: RuleSet): string =>
  `${assessedRuleTypes(set).length} in use since ${formatCalendarDate(calendarDateOf(new Date(set.createdAt)))}`

/** By category. Empty: says that there are none. */
const Rules = ({ set }: { readonly set: RuleSet | null }) => {
  const active = (set === null ? [] : assessedRuleTypes(set)).map(ruleType => ({
    ruleType,
    ...describeRule({ ruleType }),
  }))
  if (active.length === 0) return <p>Your company has no rules.</p>
  return (
    <dl>
      {RULE_CATEGORIES.map(category => {
        const those = active.filter(rule => rule.category === category)
        return (
          <div key={category}>
            <dt>{category}</dt>
            {those.length === 0 ? (
              <dd>none</dd>
            ) : (
              those.map(({ ruleType, label }) => <dd key={ruleType}>{label}</dd>)
            )}
          </div>
        )
      })}
    </dl>
  )
}
