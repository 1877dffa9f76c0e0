import { observer } from 'mobx-react-lite'
import { lazy, Suspense } from 'react'
import { Link } from '../../../../di/Link.tsx'
import { useScreenStore } from '../../../../di/use-screen-store.ts'
import { Loaded } from '../../../../parts/list/Loaded.tsx'
import { buttonLook } from '../../../../ui/Button.tsx'
import { Pager } from '../../../../ui/Pager.tsx'
import { Section } from '../../../../ui/Section.tsx'
import type { ProfilePartProps } from '../../profile-modules.ts'
import { AlertRow } from './AlertRow.tsx'
import styles from './alerts.module.css'
import type { AlertsStore } from './alerts-store.ts'

/** Loaded when it is needed: it brings the dialog. */
const WithdrawDialog = lazy(() => import('../../../../parts/identity-alert/WithdrawDialog.tsx'))

/** What brokers published about the carrier, with their messages. */
export const AlertsSection = observer(({ id, name, store: profile }: ProfilePartProps) => {
  const store = useScreenStore<AlertsStore>()
  const { found, rows, withdrawal } = store
  const page = found.value
  return (
    <Section
      id={id}
      heading={name}
      variant="flush"
      note={page !== undefined && page.total > 0 && page.total}
      actions={
        <Link to={profile.at.drawerPath('new-alert')} {...buttonLook({ size: 'small' })}>
          New alert
        </Link>
      }
    >
      <div className={styles['body']}>
        <Loaded query={found} what="the identity alerts">
          {({ page: at, pages, total }) => (
            <>
              {total === 0 && (
                <p className={styles['none']}>No broker has posted an alert about this carrier.</p>
              )}
              <ul className={styles['rows']}>
                {rows.map(alert => (
                  <AlertRow key={alert.id} alert={alert} store={store} />
                ))}
              </ul>
              {pages > 1 && (
                <Pager
                  label="Identity alerts"
                  page={at}
                  pages={pages}
                  total={total}
                  onPage={to => void found.load(to)}
                />
              )}
            </>
          )}
        </Loaded>
      </div>
      {withdrawal.alert !== null && (
        <Suspense fallback={null}>
          <WithdrawDialog withdrawal={withdrawal} />
        </Suspense>
      )}
    </Section>
  )
})
