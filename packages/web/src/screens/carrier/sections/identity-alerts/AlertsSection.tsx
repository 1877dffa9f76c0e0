import { observer } from 'mobx-react-lite'
import { lazy, Suspense } from 'react'
import { Link } from '../../../../di/Link.tsx'
import { useScreenStore } from '../../../../di/use-screen-store.ts'
import { Loaded } from '../../../../parts/list/Loaded.tsx'
import { NoRows } from '../../../../parts/list/NoRows.tsx'
import { buttonStyle } from '../../../../ui/Button.tsx'
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
        <Link to={profile.at.drawerPath('new-alert')} {...buttonStyle({ size: 'small' })}>
          New alert
        </Link>
      }
    >
      <div className={styles['body']}>
        <Loaded query={found} what="the identity alerts">
          {listed => (
            <>
              {rows.length === 0 && (
                <NoRows page={listed} first={() => void found.load(1)}>
                  <p className={styles['none']}>No broker has posted an alert about this carrier.</p>
                </NoRows>
              )}
              <ul className={styles['rows']}>
                {rows.map(alert => (
                  <AlertRow key={alert.id} alert={alert} store={store} />
                ))}
              </ul>
              {listed.pages > 1 && (
                <Pager
                  label="Identity alerts"
                  page={listed.page}
                  pages={listed.pages}
                  total={listed.total}
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
