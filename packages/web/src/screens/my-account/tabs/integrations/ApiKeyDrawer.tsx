import {
  API_KEY_LIFETIMES,
  API_KEY_SCOPE_LABELS,
  type ApiKeyScope,
  type CreatedApiKey,
  calendarDateOf,
  formatCalendarDate,
} from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { useCloseDrawer } from '../../../../parts/drawer-history/use-close-drawer.ts'
import { FormDrawer } from '../../../../parts/form-drawer/FormDrawer.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { Checkbox } from '../../../../ui/Checkbox.tsx'
import { CopyText } from '../../../../ui/CopyText.tsx'
import { Drawer } from '../../../../ui/Drawer.tsx'
import { Notice } from '../../../../ui/Notice.tsx'
import { RadioGroup } from '../../../../ui/RadioGroup.tsx'
import { TextField } from '../../../../ui/TextField.tsx'
import styles from './ApiKeys.module.css'
import type { ApiKeysStore } from './api-keys-store.ts'
import { integrationsPath } from './integrations-address.ts'

interface Props {
  readonly store: ApiKeysStore
  /** The page of the applications, which stays. */
  readonly page: number
}

const BLOCKED = {
  title: 'You cannot create an API key.',
  text: 'API keys come with the API, which your company’s plan does not include.',
}

const LIFETIMES = API_KEY_LIFETIMES.map(days => ({ key: String(days), label: `${days} days` }))

/** The form of a new API key, and then the key, which is shown once. Section 6, "API keys". */
export const ApiKeyDrawer = observer(({ store, page }: Props) => {
  const { creation, created } = store
  const close = useCloseDrawer(store.drawerHistory, integrationsPath({ page, keys: store.page }))
  if (created !== null) return <KeyShown created={created} onClose={close} />
  return (
    <FormDrawer
      title="Create an API key"
      subtitle="For one program. You see the key once."
      blocked={store.mayCreate ? undefined : BLOCKED}
      submission={creation}
      submitLabel="Create key"
      onSubmit={store.create}
      onSubmitted={() => undefined}
      onDiscard={store.clear}
      onClose={close}
    >
      <TextField
        label="Name"
        description="Such as the program and where it runs."
        autoComplete="off"
        autoFocus
        value={store.name}
        error={creation.fieldError('name')}
        onChange={event => store.changeName(event.currentTarget.value)}
      />
      <KeyScopes store={store} />
      <RadioGroup
        label="Works for"
        isRow
        options={LIFETIMES}
        value={String(store.lifetime)}
        onChange={key => {
          const days = API_KEY_LIFETIMES.find(each => String(each) === key)
          if (days !== undefined) store.changeLifetime(days)
        }}
      />
    </FormDrawer>
  )
})

const KeyScopes = observer(({ store }: Pick<Props, 'store'>) => {
  const scopeBox = (scope: ApiKeyScope) => (
    <Checkbox
      key={scope}
      label={API_KEY_SCOPE_LABELS[scope].label}
      note={API_KEY_SCOPE_LABELS[scope].explanation}
      checked={store.scopes.includes(scope)}
      onChange={() => store.toggle(scope)}
    />
  )
  const { label, explanation } = API_KEY_SCOPE_LABELS.read
  return (
    <fieldset className={styles['choice']}>
      <legend className={styles['legend']}>Permissions</legend>
      <Checkbox label={label} note={explanation} checked hindrance="Every key can read." />
      {store.grantable.map(scopeBox)}
      <p className={styles['note']}>No key can manage keys, users, or billing.</p>
    </fieldset>
  )
})

interface ShownProps {
  readonly created: CreatedApiKey
  readonly onClose: () => void
}

const KeyShown = ({ created: { key, apiKey }, onClose }: ShownProps) => (
  <Drawer
    title={apiKey.name}
    subtitle={`Works until ${formatCalendarDate(calendarDateOf(new Date(apiKey.expiresAt)))}.`}
    isOpen
    onClose={onClose}
    footer={
      <Button variant="primary" onClick={onClose}>
        Done
      </Button>
    }
  >
    <div className={styles['created']}>
      <Notice tone="warning" title="Copy this key now.">
        It is not shown again. Anyone who has it can act as you, so store it like a password.
      </Notice>
      <CopyText label="API key" text={key} className={styles['key'] ?? ''} />
      <p className={styles['note']}>
        Press the key to copy it. Programs send it with each request as the header “Authorization: Bearer”,
        followed by the key.
      </p>
    </div>
  </Drawer>
)
