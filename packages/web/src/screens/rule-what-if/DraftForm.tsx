import {
  draftLines,
  policyPath,
  RULE_CATEGORIES,
  RULE_MODE_TEXTS,
  isSafetyRule,
  RULE_TYPES,
  ruleKind,
  ruleNameIn,
  type StandardRuleType,
} from '@fairhaul/core'
import { RotateCcw } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { RulesTokens } from '../../di/lazy-tokens.ts'
import { Link } from '../../di/Link.tsx'
import { BrowserTokens } from '../../di/tokens.ts'
import { useStore } from '../../di/use-store.ts'
import { Button, buttonStyle } from '../../ui/Button.tsx'
import { CopyText } from '../../ui/CopyText.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Section } from '../../ui/Section.tsx'
import { Select } from '../../ui/Select.tsx'
import { TextField } from '../../ui/TextField.tsx'
import styles from './DraftForm.module.css'
import { FurtherRule } from './FurtherRule.tsx'
import { MODES, UNITS } from '../../parts/rule-what-if/rule-choices.ts'
import type { DraftAt } from '../../parts/rule-what-if/load-what-if.ts'
import type { WhatIfStore } from '../../parts/rule-what-if/what-if-store.ts'

interface Props {
  readonly store: WhatIfStore
}

/** The name of a draft inside a sentence: "draft A". */
const inText = (name: string): string => name.replace('Draft', 'draft')

/** Goes to the address of a draft that was just changed. */
const useAddress = () => {
  const navigator = useStore(BrowserTokens.Navigator)
  return (path: string) => navigator.go(path, { replace: true })
}

/** The rules of one draft, or of two side by side, by category. */
export const DraftForm = observer(({ store }: Props) => {
  const goTo = useAddress()
  const { names } = store
  return (
    <Section
      heading={names.length === 1 ? 'Draft' : 'Drafts'}
      className={styles['form'] ?? ''}
      actions={
        names.length === 1 && (
          <Button size="small" onClick={() => goTo(store.addDraft())}>
            Add a second draft
          </Button>
        )
      }
    >
      <div className={styles['rules']} data-drafts={names.length}>
        {names.length > 1 && (
          <div className={styles['names']}>
            {names.map((name, at) => (
              <span key={name} className={styles['draft']}>
                {name}
                <Button
                  size="small"
                  variant="quiet"
                  aria-label={`Remove ${inText(name)}`}
                  onClick={() => goTo(store.removeDraft(at as DraftAt))}
                >
                  Remove
                </Button>
              </span>
            ))}
          </div>
        )}
        {RULE_CATEGORIES.map(category => (
          <fieldset key={category} className={styles['category']}>
            <legend>{category}</legend>
            {RULE_TYPES.filter(ruleType => ruleKind(ruleType).category === category).map(ruleType => (
              <Rule key={ruleType} store={store} ruleType={ruleType} />
            ))}
            {store.furtherRules
              .filter(ruleType => ruleKind(ruleType).category === category)
              .map(ruleType => (
                <FurtherRule key={ruleType} store={store} ruleType={ruleType} />
              ))}
          </fieldset>
        ))}
      </div>
      {names.map((name, at) => (
        <DraftSummary key={name} store={store} name={name} at={at as DraftAt} />
      ))}
    </Section>
  )
})

const Rule = observer(({ store, ruleType }: Props & { readonly ruleType: StandardRuleType }) => {
  const isHidden = store.facts.value?.isPartial === true && isSafetyRule(ruleType)
  const now = RULE_MODE_TEXTS[store.known.rules[ruleType].mode]
  const isChanged = store.names.some((_, at) => store.isChanged(at as DraftAt, ruleType))
  return (
    <div className={styles['rule']}>
      <div className={styles['name']}>
        {ruleNameIn(ruleType, store.known)}
        {(isHidden || isChanged) && (
          <span className={styles['now']}>
            {isHidden ? 'Hidden from you. It stays as it is.' : `Now ${now}`}
          </span>
        )}
      </div>
      {!isHidden &&
        store.names.map((name, at) => (
          <RuleOfDraft key={name} store={store} ruleType={ruleType} name={name} at={at as DraftAt} />
        ))}
    </div>
  )
})

interface OfDraft extends Props {
  readonly name: string
  readonly at: DraftAt
}

const RuleOfDraft = observer(
  ({ store, ruleType, name, at }: OfDraft & { readonly ruleType: StandardRuleType }) => {
    const goTo = useAddress()
    const { mode, text } = store.rule(at, ruleType)
    const isChanged = store.isChanged(at, ruleType)
    const threshold = ruleKind(ruleType).threshold
    const ruleName = ruleNameIn(ruleType, store.known)
    const label = store.names.length === 1 ? ruleName : `${ruleName}, ${inText(name)}`
    return (
      <div className={styles['cell']} data-changed={isChanged || undefined}>
        <Select
          label={label}
          isLabelHidden
          className={styles['mode'] ?? ''}
          options={MODES}
          value={mode}
          onChange={chosen => goTo(store.type(at, ruleType, { mode: chosen }))}
        />
        {threshold !== undefined && (
          <TextField
            label={`Threshold of ${label}`}
            isLabelHidden
            className={styles['field'] ?? ''}
            inputMode={threshold.unit === 'hundredths' ? 'decimal' : 'numeric'}
            autoComplete="off"
            maxLength={14}
            {...(threshold.unit === 'usd'
              ? { icon: <span className={styles['unit']}>$</span> }
              : { end: <span className={styles['unit']}>{UNITS[threshold.unit]}</span> })}
            value={text}
            disabled={mode === 'off'}
            error={store.problemOf(at, ruleType)}
            onChange={event => goTo(store.type(at, ruleType, { text: event.currentTarget.value }))}
          />
        )}
        <span className={styles['reset']}>
          {isChanged && (
            <IconButton
              label={`Reset ${label}`}
              icon={<RotateCcw />}
              onClick={() => goTo(store.resetRule(at, ruleType))}
            />
          )}
        </span>
      </div>
    )
  },
)

/** What a draft changes, to copy, and the way back to the company's rules. */
const DraftSummary = observer(({ store, name, at }: OfDraft) => {
  const goTo = useAddress()
  const company = useStore(RulesTokens.CompanyPolicyStore)
  const current = store.current.value
  const draft = store.drafts[at]
  if (current === undefined || draft === undefined) return null
  const lines = draftLines(current, draft)
  return (
    <div className={styles['summary']}>
      <h3>{store.names.length === 1 ? 'What it changes' : `What ${inText(name)} changes`}</h3>
      {lines.length === 0 ? (
        <p className={styles['nothing']}>Nothing yet. Choose what a rule does, or type another number.</p>
      ) : (
        <>
          <ul>
            {lines.map(line => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <div className={styles['ways']}>
            {company.mayWrite && company.policy.value !== undefined && (
              <Link
                to={policyPath({ tab: 'draft', tried: store.typed[at] ?? {} })}
                {...buttonStyle({ size: 'small', variant: 'primary' })}
              >
                Write {inText(name)} into the policy
              </Link>
            )}
            <CopyText
              label={inText(name)}
              text="Copy the draft"
              copied={lines.join('\n')}
              className={styles['copy'] ?? ''}
            />
            <Button size="small" onClick={() => goTo(store.resetDraft(at))}>
              Reset {inText(name)}
            </Button>
          </div>
        </>
      )}
    </div>
  )
})
