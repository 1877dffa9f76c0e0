import { ASSOCIATION_KINDS, ASSOCIATION_LABELS, sharersText } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import styles from './associated.module.css'
import type { AssociatedStore } from './associated-store.ts'

/** The six counters. A pressed one leaves only carriers that share something of that kind. */
export const KindFilter = observer(({ store }: { readonly store: AssociatedStore }) => {
  const { counts, unchecked, required, sharedByMany } = store
  return (
    <div className={styles['kinds']} role="group" aria-label="Must share">
      {ASSOCIATION_KINDS.map(kind => {
        const isUnchecked = unchecked.includes(kind)
        const isOn = required.includes(kind)
        return (
          <button
            key={kind}
            type="button"
            className={styles['kind']}
            aria-pressed={isOn}
            disabled={counts[kind] === 0 && !isOn}
            onClick={() => store.toggleKind(kind)}
          >
            {ASSOCIATION_LABELS[kind]}{' '}
            <span className={styles['count']}>
              {sharersText(kind, { counts, isUnchecked, sharedByMany })}
            </span>
          </button>
        )
      })}
    </div>
  )
})
