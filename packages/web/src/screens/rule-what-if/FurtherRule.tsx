import { isSafetyRule, readableRuleName, type RuleType } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { BrowserTokens } from '../../di/tokens.ts'
import { useStore } from '../../di/use-store.ts'
import type { DraftAt } from '../../parts/rule-what-if/load-what-if.ts'
import { ON_OR_OFF } from '../../parts/rule-what-if/rule-choices.ts'
import type { WhatIfStore } from '../../parts/rule-what-if/what-if-store.ts'
import { Select } from '../../ui/Select.tsx'
import styles from './DraftForm.module.css'

interface Props {
  readonly store: WhatIfStore
  readonly ruleType: RuleType
}

/** A further rule of a kind whose places are taken: required with the number of its name, or off. */
export const FurtherRule = observer(({ store, ruleType }: Props) => {
  const navigator = useStore(BrowserTokens.Navigator)
  const name = readableRuleName(ruleType)
  const isHidden = store.facts.value?.isPartial === true && isSafetyRule(ruleType)
  return (
    <div className={styles['rule']}>
      <div className={styles['name']}>
        {name}
        {isHidden && <span className={styles['now']}>Hidden from you. It stays as it is.</span>}
      </div>
      {!isHidden &&
        store.names.map((draft, at) => (
          <div
            key={draft}
            className={styles['cell']}
            data-changed={store.isChanged(at as DraftAt, ruleType) || undefined}
          >
            <Select
              label={store.names.length === 1 ? name : `${name}, ${draft.replace('Draft', 'draft')}`}
              isLabelHidden
              className={styles['mode'] ?? ''}
              options={ON_OR_OFF}
              value={store.rule(at as DraftAt, ruleType).mode}
              onChange={mode =>
                navigator.go(store.type(at as DraftAt, ruleType, { mode }), { replace: true })
              }
            />
          </div>
        ))}
    </div>
  )
})
