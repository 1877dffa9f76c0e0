import { countPolicyDifferences, formatCount } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { Section } from '../../ui/Section.tsx'
import { DifferencesTable } from './DifferencesTable.tsx'
import styles from './Draft.module.css'
import type { PolicyScreenStore } from './policy-screen-store.ts'

/** What the draft changes about the rules in force. */
export const DraftChanges = observer(({ store }: { readonly store: PolicyScreenStore }) => {
  const { differences } = store.draft
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
    </div>
  )
})
