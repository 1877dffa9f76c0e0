import { ASSOCIATION_KINDS, ASSOCIATION_LABELS } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { VisuallyHidden, visuallyHiddenClass } from '../../../../ui/VisuallyHidden.tsx'
import { AssociateName } from './AssociateName.tsx'
import styles from './associated.module.css'
import type { AssociatedStore } from './associated-store.ts'
import { ChooseBox } from './ChooseBox.tsx'

/** Every associated carrier with its six counters. */
export const AssociatedTable = observer(({ store }: { readonly store: AssociatedStore }) => (
  <div className={styles['wide']}>
    <table className={styles['table']}>
      <caption className={visuallyHiddenClass}>Carriers that share something, strongest tie first</caption>
      <thead>
        <tr>
          {store.mayBlock && (
            <th scope="col">
              <VisuallyHidden>Choose</VisuallyHidden>
            </th>
          )}
          <th scope="col">Carrier</th>
          {ASSOCIATION_KINDS.map(kind => (
            <th key={kind} scope="col" data-align="end">
              {ASSOCIATION_LABELS[kind]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {[...store.priorOnly, ...store.rows].map(carrier => (
          <tr key={carrier.id}>
            {store.mayBlock && (
              <td>
                <ChooseBox carrier={carrier} store={store} />
              </td>
            )}
            <th scope="row">
              <AssociateName
                carrier={carrier}
                isMarked={store.doNotUse.has(carrier.id)}
                ended={store.ended.get(carrier.id)}
              />
            </th>
            {ASSOCIATION_KINDS.map(kind => (
              <td key={kind} data-align="end" data-none={!carrier.shared[kind] || undefined}>
                {carrier.shared[kind] ?? 'not checked'}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
))
