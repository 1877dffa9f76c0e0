import { countPolicyDifferences, exactTime, formatCount, type PolicyDraft } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import styles from './Draft.module.css'
import { DifferencesTable } from './DifferencesTable.tsx'
import { personText } from './person-text.ts'
import type { PolicyScreenStore } from './policy-screen-store.ts'

interface Props {
  readonly store: PolicyScreenStore
  readonly newer: PolicyDraft
}

/** A colleague saved the draft since: both are shown, and nothing that was typed is lost before this user chooses. */
export const DraftConflict = observer(({ store, newer }: Props) => {
  const { draft, nameOf } = store
  const differences = draft.differencesFromNewer
  const count = countPolicyDifferences(differences)
  const author = personText(newer.author.userName)
  const shown = useRef<HTMLDivElement>(null)
  useEffect(() => shown.current?.scrollIntoView({ block: 'center' }), [newer])
  return (
    <div ref={shown} className={styles['conflict']}>
      <Notice
        tone="warning"
        title={`Not saved: ${author} saved the draft on ${exactTime(newer.savedAt)}.`}
        action={
          <span className={styles['ways']}>
            <Button size="small" onClick={draft.useTheirs}>
              Use theirs
            </Button>
            <Button size="small" onClick={() => void draft.keepMine()}>
              Keep mine
            </Button>
          </span>
        }
      >
        {formatCount(count, 'rule')} {count === 1 ? 'differs' : 'differ'}.
      </Notice>
      <DifferencesTable differences={differences} nameOf={nameOf} before={author} after="Yours" />
    </div>
  )
})
