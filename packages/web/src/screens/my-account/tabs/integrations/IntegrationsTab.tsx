import { observer } from 'mobx-react-lite'
import { useScreenStore } from '../../../../di/use-screen-store.ts'
import { ApiKeyDrawer } from './ApiKeyDrawer.tsx'
import { ApiKeys } from './ApiKeys.tsx'
import { Applications } from './Applications.tsx'
import styles from './IntegrationsTab.module.css'
import type { IntegrationsStore } from './integrations-store.ts'
import { WebhookDrawer } from './WebhookDrawer.tsx'
import { Webhooks } from './Webhooks.tsx'
import { OutlookKey } from './OutlookKey.tsx'

/** The integrations of the user and the company. */
export const IntegrationsTab = observer(() => {
  const store = useScreenStore<IntegrationsStore>()
  const { user, outlook, keys, webhooks } = store
  const pages = { page: store.page, keys: keys.page }
  if (user === null) return null
  return (
    <div className={styles['tab']}>
      <OutlookKey store={outlook} userId={user.id} />
      <ApiKeys store={keys} page={store.page} />
      <Webhooks store={webhooks} pages={pages} />
      <Applications store={store} />
      {keys.isFormOpen && keys.isOffered && <ApiKeyDrawer store={keys} page={store.page} />}
      {webhooks.address !== null && webhooks.isOffered && <WebhookDrawer store={webhooks} pages={pages} />}
    </div>
  )
})
