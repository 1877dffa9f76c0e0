import {
  isRuleType,
  OVERRIDE_AUTHORS,
  OVERRIDE_PAPERS,
  type OverrideAuthors,
  type OverridePaper,
  ruleKind,
  type TypedPolicyRule,
} from '@fairhaul/core'
import { Plus } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { MODES, UNITS } from '../../parts/rule-what-if/rule-choices.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { Select } from '../../ui/Select.tsx'
import { TextField } from '../../ui/TextField.tsx'
import styles from './Draft.module.css'
import type { PolicyScreenStore } from './policy-screen-store.ts'

interface Props {
  readonly store: PolicyScreenStore
  readonly section: number
  readonly at: number
  readonly rule: TypedPolicyRule
  /** Its name without its number, unique in its section. */
  readonly label: string
  /** What the label needs beside other sections: ", Reefer". */
  readonly place: string
}

const AUTHOR_LABELS: Readonly<Record<OverrideAuthors, string>> = {
  no_one: 'may not be overridden',
  admins: 'admins may override',
  permitted: 'may be overridden',
}

const PAPER_LABELS: Readonly<Record<OverridePaper, string>> = {
  none: 'no paper',
  file: 'a document',
  certificate: 'a certificate',
}

const optionsOf = <Key extends string>(keys: readonly Key[], labels: Readonly<Record<Key, string>>) =>
  keys.map(key => ({ key, label: labels[key] }))

const AUTHORS = optionsOf(OVERRIDE_AUTHORS, AUTHOR_LABELS)
const PAPERS = optionsOf(OVERRIDE_PAPERS, PAPER_LABELS)

/** One rule of the draft: what it does, its number, and how it may be overridden. */
export const DraftRule = observer(({ store, section, at, rule, label, place }: Props) => {
  const { draft } = store
  const change = (to: Partial<TypedPolicyRule>) => draft.change(section, at, to)
  const name = `${label}${place}`
  const limits = isRuleType(rule.ruleType) ? ruleKind(rule.ruleType).threshold : undefined
  return (
    <div className={styles['rule']} data-mode={rule.mode}>
      <div className={styles['head']}>
        <span className={styles['name']}>{label}</span>
        {limits !== undefined && (
          <TextField
            label={`Threshold of ${name}`}
            isLabelHidden
            className={styles['threshold'] ?? ''}
            inputMode={limits.unit === 'hundredths' ? 'decimal' : 'numeric'}
            autoComplete="off"
            maxLength={14}
            {...(limits.unit === 'usd'
              ? { icon: <span className={styles['unit']}>$</span> }
              : { end: <span className={styles['unit']}>{UNITS[limits.unit]}</span> })}
            value={rule.threshold}
            disabled={rule.mode === 'off'}
            error={draft.problemOf(section, at, 'threshold')}
            onChange={event => change({ threshold: event.currentTarget.value })}
          />
        )}
        <Select
          label={name}
          isLabelHidden
          className={styles['mode'] ?? ''}
          options={MODES}
          value={rule.mode}
          onChange={mode => change({ mode })}
        />
        {limits !== undefined && (
          <IconButton
            label={`Add another number for ${name}`}
            icon={<Plus />}
            onClick={() => draft.addAnother(section, at)}
          />
        )}
      </div>
      {rule.mode === 'required' && <Terms {...{ store, section, at, rule, label, place }} />}
    </div>
  )
})

/** How a required rule may be overridden, in a row that reads as a sentence. */
const Terms = observer(({ store, section, at, rule, label, place }: Props) => {
  const { draft } = store
  const change = (to: Partial<TypedPolicyRule>) => draft.change(section, at, to)
  const name = `${label}${place}`
  return (
    <div className={styles['terms']} role="group" aria-label={`Overrides of ${name}`}>
      <Select
        label={`Who may override ${name}`}
        isLabelHidden
        options={AUTHORS}
        value={rule.by}
        onChange={by => change({ by })}
      />
      {rule.by !== 'no_one' && (
        <>
          <TextField
            label={`Days of an override of ${name}`}
            isLabelHidden
            className={styles['days'] ?? ''}
            inputMode="numeric"
            autoComplete="off"
            maxLength={5}
            placeholder="no limit"
            end={<span className={styles['unit']}>days</span>}
            value={rule.days}
            error={draft.problemOf(section, at, 'days')}
            onChange={event => change({ days: event.currentTarget.value })}
          />
          <Select
            label={`Paper for an override of ${name}`}
            isLabelHidden
            options={PAPERS}
            value={rule.paper}
            onChange={paper => change({ paper })}
          />
        </>
      )}
    </div>
  )
})
