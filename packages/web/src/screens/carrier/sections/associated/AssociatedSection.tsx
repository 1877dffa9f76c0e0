import { formatCount, formatNumber, sharedByManyText } from '@fairhaul/core'
import { ChartNetwork, Table2 } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { Link } from '../../../../di/Link.tsx'
import { useScreenStore } from '../../../../di/use-screen-store.ts'
import { Loaded } from '../../../../parts/list/Loaded.tsx'
import { Button, buttonStyle } from '../../../../ui/Button.tsx'
import { Section } from '../../../../ui/Section.tsx'
import type { ProfilePartProps } from '../../profile-modules.ts'
import { AssociatedTable } from './AssociatedTable.tsx'
import styles from './associated.module.css'
import type { AssociatedStore } from './associated-store.ts'
import { BesidePicture } from './BesidePicture.tsx'
import { KindFilter } from './KindFilter.tsx'
import { NetworkList } from './NetworkList.tsx'
import { NetworkPicture } from './NetworkPicture.tsx'

/** The carriers that share a contact, an address, a network address or a truck with this one. */
export const AssociatedSection = observer(({ id, name, store: profile }: ProfilePartProps) => {
  const store = useScreenStore<AssociatedStore>()
  const { all, chosen } = store
  const total = all.value?.total ?? 0
  const size = chosen.size
  return (
    <Section
      id={id}
      heading={name}
      variant="flush"
      note={total > 0 && formatCount(total, 'carrier')}
      actions={
        total > 0 && (
          <>
            <Button
              size="small"
              variant="quiet"
              icon={store.isTable ? <ChartNetwork aria-hidden="true" /> : <Table2 aria-hidden="true" />}
              onClick={store.toggleTable}
            >
              {store.isTable ? 'Show as a picture' : 'Show as a table'}
            </Button>
            {store.mayBlock && (
              <Link to={profile.at.drawerPath('block-associated')} {...buttonStyle({ size: 'small' })}>
                {size === 0 ? 'Block carriers' : `Block ${size} chosen`}
              </Link>
            )}
          </>
        )
      }
    >
      <div className={styles['body']}>
        <Loaded query={all} what="the shared contacts" lines={6}>
          {() =>
            total === 0 && store.priorOnly.length === 0 ? <Nothing store={store} /> : <Found store={store} />
          }
        </Loaded>
        {store.priorOffRecord !== null && <p className={styles['none']}>{store.priorOffRecord}</p>}
        {store.sharedByMany.map(shared => (
          <p key={`${shared.kind} ${shared.value}`} className={styles['none']}>
            {sharedByManyText(shared)}
          </p>
        ))}
      </div>
    </Section>
  )
})

const Nothing = observer(({ store }: { readonly store: AssociatedStore }) => (
  <p className={styles['none']}>
    {store.sharedByMany.length === 0
      ? 'No other carrier shares an e-mail, phone, address, contact, remote address, or truck with this one.'
      : 'No carrier shares anything that points to the same people.'}
  </p>
))

const Found = observer(({ store }: { readonly store: AssociatedStore }) => {
  const { shown, rows, isTable, priorOnly, network } = store
  const isEmpty = rows.length === 0 && priorOnly.length === 0
  const total = shown.value?.total ?? 0
  return (
    <>
      <KindFilter store={store} />
      <Loaded query={shown} what="the shared contacts" lines={6}>
        {() => (
          <>
            {isEmpty && <p className={styles['none']}>No carrier shares all of these. Remove one of them.</p>}
            {!isEmpty &&
              (isTable ? (
                <AssociatedTable store={store} />
              ) : (
                <div className={styles['network']} data-layout={network.layout}>
                  {network.layout === 'beside' ? (
                    <BesidePicture store={store} />
                  ) : (
                    <NetworkPicture store={store} />
                  )}
                  <NetworkList store={store} />
                </div>
              ))}
            {total > rows.length && (
              <p className={styles['none']}>
                The {formatNumber(rows.length)} with the strongest ties of {formatNumber(total)} are shown.
              </p>
            )}
          </>
        )}
      </Loaded>
    </>
  )
})
