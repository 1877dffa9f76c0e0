import {
  accountTabLabel,
  accountTabPath,
  closedAccountTabMessage,
  EXPIRED_MESSAGE,
  isExpired,
  mayInCompany,
} from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { href } from '../../di/href.ts'
import { AccountTokens } from '../../di/tokens.ts'
import { ScreenStoreContext, useScreenStore } from '../../di/use-screen-store.ts'
import { useStore } from '../../di/use-store.ts'
import { buttonStyle } from '../../ui/Button.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { LinkTabs } from '../../ui/LinkTabs.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PartBoundary } from '../../ui/PartBoundary.tsx'
import { RefusedState } from '../../ui/RefusedState.tsx'
import { SkeletonCard } from '../../ui/SkeletonCard.tsx'
import styles from './MyAccountScreen.module.css'
import type { MyAccountStore } from './my-account-store.ts'

/** The account of the user and of the company, in tabs with addresses. Section 2, "My account tabs". */
export const MyAccountScreen = observer(() => {
  const store = useScreenStore<MyAccountStore>()
  const { name, shown } = store
  return (
    <div className={styles['account']}>
      <h1>My account</h1>
      <LinkTabs
        label="My account"
        current={name}
        tabs={shown.map(key => ({ key, label: accountTabLabel(key), href: href(accountTabPath(key)) }))}
      />
      {name !== 'plan-billing' && <ExpiredNotice />}
      <OpenTab store={store} />
    </div>
  )
})

const toPlans = href(accountTabPath('plan-billing'))

/** Shown above every tab except Plan and billing, which has the same note. */
const ExpiredNotice = observer(() => {
  const { user } = useStore(AccountTokens.AccountStore)
  if (user == null || !isExpired(user)) return null
  return (
    <Notice
      tone="warning"
      title={`${EXPIRED_MESSAGE.title}.`}
      action={
        mayInCompany(user, 'change-plan') && (
          <a href={toPlans} {...buttonStyle({ size: 'small' })}>
            Choose a plan
          </a>
        )
      }
    >
      {EXPIRED_MESSAGE.explanation}
    </Notice>
  )
})

const OpenTab = observer(({ store }: { readonly store: MyAccountStore }) => {
  const { name, opened, isClosed, isBroken, openTab, reopened } = store
  useEffect(() => {
    if (!isClosed) reopened()
  }, [isClosed, reopened])
  if (isClosed) {
    const { title, explanation, advice } = closedAccountTabMessage(name)
    return (
      <RefusedState
        title={title}
        text={`${explanation} ${advice}`}
        action={
          <a href={toPlans} {...buttonStyle()}>
            Go to Plan and billing
          </a>
        }
      />
    )
  }
  if (isBroken) {
    return (
      <ErrorState
        title={`${accountTabLabel(name)} could not be loaded`}
        text="This part of the portal did not load. Nothing is lost. Check your connection, then try again."
        onRetry={openTab}
      />
    )
  }
  if (opened === undefined) {
    return (
      <div aria-busy="true">
        <SkeletonCard lines={4} height="200px" />
      </div>
    )
  }
  return (
    <PartBoundary of={opened}>
      <ScreenStoreContext value={opened.store}>
        <opened.tab.Component key={opened.name} />
      </ScreenStoreContext>
    </PartBoundary>
  )
})
