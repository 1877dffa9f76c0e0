import { type Policy, policyPath, type PolicyTab, paths } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { href } from '../../di/href.ts'
import { Link } from '../../di/Link.tsx'
import { useScreenStore } from '../../di/use-screen-store.ts'
import { Loaded } from '../../parts/list/Loaded.tsx'
import { buttonStyle } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { LinkTabs } from '../../ui/LinkTabs.tsx'
import { RefusedState } from '../../ui/RefusedState.tsx'
import { ScreenHeader } from '../../ui/ScreenHeader.tsx'
import { DraftTab } from './DraftTab.tsx'
import styles from './Policy.module.css'
import type { PolicyScreenStore } from './policy-screen-store.ts'
import { RulesTab } from './RulesTab.tsx'
import { VersionDrawer } from './VersionDrawer.tsx'
import { VersionsTab } from './VersionsTab.tsx'

const TAB_LABELS: Readonly<Record<PolicyTab, string>> = {
  rules: 'In force',
  versions: 'Versions',
  draft: 'Draft',
}

/** What the company requires of carriers, in versions. Section 3, "Policy". */
export const PolicyScreen = observer(() => {
  const store = useScreenStore<PolicyScreenStore>()
  const { closed, isAbsent, company } = store
  const version = company.policy.value?.inForce
  return (
    <div className={styles['screen']}>
      <ScreenHeader
        title="Policy"
        count={version == null ? undefined : `version ${version.number}`}
        description="What your company requires of carriers, and who may make exceptions."
      />
      {closed !== null ? (
        <RefusedState
          title={closed.title}
          text={`${closed.explanation} ${closed.advice}`}
          action={<ToHome />}
        />
      ) : isAbsent ? (
        <EmptyState
          title="No policy"
          text="This server does not keep a policy for your company."
          action={<ToHome />}
        />
      ) : (
        <Loaded query={company.policy} what="the policy" lines={8}>
          {policy => <Tabs store={store} policy={policy} />}
        </Loaded>
      )}
    </div>
  )
})

const ToHome = () => (
  <Link to={paths.home()} {...buttonStyle()}>
    Go to Home
  </Link>
)

const Tabs = observer(({ store, policy }: { readonly store: PolicyScreenStore; readonly policy: Policy }) => {
  const { tab, company } = store
  const shown: readonly PolicyTab[] = company.mayWrite
    ? ['rules', 'versions', 'draft']
    : ['rules', 'versions']
  return (
    <div className={styles['column']}>
      <LinkTabs
        label="Policy"
        current={tab}
        tabs={shown.map(key => ({ key, label: TAB_LABELS[key], href: href(policyPath({ tab: key })) }))}
      />
      {tab === 'rules' && <RulesTab store={store} policy={policy} />}
      {tab === 'versions' && <VersionsTab store={store} policy={policy} />}
      {tab === 'draft' && <DraftTab store={store} policy={policy} />}
      {store.form !== null && <VersionDrawer store={store} form={store.form} policy={policy} />}
    </div>
  )
})
