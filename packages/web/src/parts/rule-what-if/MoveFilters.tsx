import { formatNumber, readableRuleName, ruleNameIn } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { Select } from '../../ui/Select.tsx'
import styles from './ChangedCarriers.module.css'
import type { WhatIfStore } from './what-if-store.ts'

interface Props {
  readonly store: WhatIfStore
}

const EVERY_RULE = 'every rule'

/** Narrows the list to carriers that are onboarded, or that have open loads. Nothing where neither is known. */
export const WorkFilter = observer(({ store }: Props) => {
  const { filter, work } = store
  const { isOnboarded, hasOpenLoads } = filter
  const choices = [
    {
      text: 'onboarded',
      count: work.onboarded,
      isChosen: isOnboarded,
      choose: () => store.choose({ isOnboarded: !isOnboarded }),
    },
    {
      text: 'with open loads',
      count: work.withOpenLoads,
      isChosen: hasOpenLoads,
      choose: () => store.choose({ hasOpenLoads: !hasOpenLoads }),
    },
  ].filter(({ count }) => count !== null)
  if (choices.length === 0) return null
  return (
    <div className={styles['turns']} role="group" aria-label="Work with the carrier">
      {choices.map(({ text, count, isChosen, choose }) => (
        <button key={text} type="button" className={styles['turn']} aria-pressed={isChosen} onClick={choose}>
          <strong>{formatNumber(count ?? 0)}</strong> {text}
        </button>
      ))}
    </div>
  )
})

/** Narrows the list to one rule that decides. */
export const RuleFilter = observer(({ store }: Props) => {
  const draft = store.shownDraft
  const options = [
    { key: EVERY_RULE, label: 'Every rule' },
    ...store.turningRules.map(ruleType => ({
      key: ruleType,
      label: draft === undefined ? readableRuleName(ruleType) : ruleNameIn(ruleType, draft),
    })),
  ]
  return (
    <Select
      label="Rule that decides"
      options={options}
      value={store.filter.ruleType ?? EVERY_RULE}
      onChange={key => store.choose({ ruleType: key === EVERY_RULE ? null : key })}
    />
  )
})
