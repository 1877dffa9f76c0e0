import { type NetworkNode, networkText, sharedFacts } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import type { AssociatedStore } from './associated-store.ts'
import styles from './beside.module.css'

/**
 * The carrier and the few that share something with it, by name, with what they share on the line between them. Its name is the
 * same in words; the list below has what each stands for, for the keyboard too.
 */
export const BesidePicture = observer(({ store }: { readonly store: AssociatedStore }) => {
  const { name, network } = store
  return (
    <div className={styles['picture']} role="img" aria-label={networkText(name, network.nodes)}>
      <span className={styles['own']}>{name}</span>
      {network.nodes.map(node => (
        <Tied key={node.carrier.id} node={node} store={store} />
      ))}
    </div>
  )
})

interface TiedProps {
  readonly node: NetworkNode
  readonly store: AssociatedStore
}

/** A line with what is shared, and the carrier at its end; one not to be used has a dashed edge and says so. */
const Tied = observer(({ node: { carrier, number, isPrior, weight }, store }: TiedProps) => {
  const isMarked = store.doNotUse.has(carrier.id)
  const ended = store.ended.get(carrier.id)
  return (
    <span
      className={styles['tied']}
      data-do-not-use={isMarked || undefined}
      data-on={store.hovered === carrier.id || undefined}
      onPointerEnter={() => store.hover(carrier.id)}
      onPointerLeave={() => store.hover(null)}
    >
      <span className={styles['tie']} data-weight={weight}>
        <span className={styles['facts']}>
          {[...(isPrior ? ['Registered before'] : []), ...sharedFacts(carrier)].map(fact => (
            <span key={fact}>{fact}</span>
          ))}
        </span>
      </span>
      <span className={styles['node']} data-ended={ended !== undefined || undefined}>
        <span className={styles['number']}>{number}</span>
        <span>
          {carrier.legalName}
          {ended !== undefined && <span className={styles['ended']}>{ended}</span>}
          {isMarked && <span className={styles['blocked']}>Do not dispatch</span>}
        </span>
      </span>
    </span>
  )
})
