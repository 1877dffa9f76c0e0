import { countPolicyDifferences, formatCount } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { Link } from '../../di/Link.tsx'
import { ExportButton } from '../../parts/export/ExportButton.tsx'
import { Outcome } from '../../parts/rule-what-if/Outcome.tsx'
import { buttonStyle } from '../../ui/Button.tsx'
import { Section } from '../../ui/Section.tsx'
import { DifferencesTable } from './DifferencesTable.tsx'
import styles from './Draft.module.css'
import type { PolicyScreenStore } from './policy-screen-store.ts'

/** What the draft changes about the rules in force, and whose verdict by that. */
export const DraftChanges = observer(({ store }: { readonly store: PolicyScreenStore }) => {
  const { differences, whatIf, whatIfPath, policy } = store.draft
  return (
    <div className={styles['outcome']}>
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
          {policy.length > 1 && (
            <p className={styles['nothing']}>
              The rules for all carriers decide the verdict. Those of classifications decide in their
              classification.
            </p>
          )}
          <Outcome store={whatIf} />
        </>
      )}
    </div>
  )
})
