import {
  ACTIVE_RULE_VALUE,
  CATEGORY_OF_RULE,
  calendarDateOf,
  formatCalendarDate,
  RULE_CATEGORIES,
  RULE_TYPES,
  type RuleSet,
  ruleName,
} from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { useScreenStore } from '../../../../di/use-screen-store.ts'
import { callWhenIdle } from '../../../../parts/call-when-idle.ts'
import { Loaded } from '../../../../parts/list/Loaded.tsx'
import { useIsPhone } from '../../../../ui/use-is-phone.ts'
import { Fold } from '../../../../ui/Fold.tsx'
import type { RuleSetStore } from './rule-set-store.ts'
import styles from './own-rules.module.css'

/** The company's own rules beside the assessment; on a phone folded below it. Requested once the page is idle. */
export const OwnRules = observer(() => {
  const store = useScreenStore<RuleSetStore>()
  const isPhone = useIsPhone()
  const [isOpen, setOpen] = useState(!isPhone)
  useEffect(() => callWhenIdle(store.open.bind(store)), [store])
  return (
    <Fold
      variant="row"
      summary="Your company’s rules"
      isPrinted
      className={styles['own']}
      open={isOpen}
      onToggle={event => setOpen(event.currentTarget.open)}
    >
      <Loaded query={store.ruleSet} what="your rules">
        {set => <Rules set={set} />}
      </Loaded>
    </Fold>
  )
})

/** By category, with the day they are from. Empty: says that there are none. */
const Rules = ({ set }: { readonly set: RuleSet | null }) => {
  const active = RULE_TYPES.filter(type => set?.values.get(type) === ACTIVE_RULE_VALUE)
  if (set === null || active.length === 0) return <p>Your company has no rules.</p>
  return (
    <>
      <p>
        {active.length} in use since {formatCalendarDate(calendarDateOf(new Date(set.createdAt)))}
      </p>
      <dl>
        {RULE_CATEGORIES.map(category => {
          const those = active.filter(type => CATEGORY_OF_RULE[type] === category)
          return (
            <div key={category}>
              <dt>{category}</dt>
              <dd>{those.length === 0 ? 'none' : those.map(ruleName).join(', ')}</dd>
            </div>
          )
        })}
      </dl>
    </>
  )
}
