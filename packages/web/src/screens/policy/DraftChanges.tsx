import { countPolicyDifferences, formatCount } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { Link } from '../../di/Link.tsx'
import { ExportButton } from '../../parts/export/ExportButton.tsx'
import { Outcome } from '../../parts/rule-what-if/Outcome.tsx'
import { buttonStyle } from '../../ui/Button.tsx'
import { Section } from '../../ui/Section.tsx'
import { Select } from '../../ui/Select.tsx'
import { DifferencesTable } from './DifferencesTable.tsx'
import styles from './Draft.module.css'
import type { PolicyScreenStore } from './policy-screen-store.ts'

const ALL_KEY = 'all'

/** What the draft changes about the rules in force, and whose verdict by that. */
export const DraftChanges = observer(({ store }: { readonly store: PolicyScreenStore }) => {
  const { differences, comparison } = store.draft
  const { whatIf, whatIfPath } = comparison
  return (
    <>
      <Section heading="What it changes" note={formatCount(countPolicyDifferences(differences), 'rule')}>
        {differences.length === 0 ? (
          <p className={styles['nothing']}>
            Nothing yet. Choose another state for a rule, or type another number.
          </p>
        ) : (
          <DifferencesTable differences={differences} nameOf={store.nameOf} before="In force" after="Draft" />
        )}
      </Section>
      {whatIf !== null && (
        <>
          <div className={styles['actions']} data-still="">
            <Link to={whatIfPath} {...buttonStyle({ size: 'small' })}>
              Try in the what-if
            </Link>
            <ExportButton store={whatIf.file} unit="carrier" isDisabled={whatIf.moves.length === 0} />
          </div>
          <ComparedIn store={store} />
          <Outcome store={whatIf} />
        </>
      )}
    </>
  )
})

/** Whose verdicts are compared, where classifications have rules of their own. */
const ComparedIn = observer(({ store }: { readonly store: PolicyScreenStore }) => {
  const { comparison } = store.draft
  const { classificationIds, classificationId, whatIf } = comparison
  // What is hidden is known for all classifications together alone.
  if (classificationIds.length === 0 || whatIf?.facts.value?.isPartial === true) return null
  return (
    <Select
      label="Verdicts"
      options={[
        { key: ALL_KEY, label: 'Of all carriers, by the rules for all' },
        ...classificationIds.map(id => ({ key: String(id), label: `In ${store.nameOf(id)}` })),
      ]}
      value={String(classificationId ?? ALL_KEY)}
      onChange={key => comparison.choose(classificationIds.find(id => String(id) === key) ?? null)}
    />
  )
})
